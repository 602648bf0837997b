package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Types like those in the test suites of other mappers, each with its expected result. */
class PeerTypesTest {
  private static final int SIXTY = 60;

  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import io.variantmapper.runtime.*;
      import io.variantmapper.runtime.value.*;
      import java.math.*;
      import java.net.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.atomic.*;
      import org.jspecify.annotations.Nullable;
      class World {
      """;

  static Stream<PeerType> mapped() {
    return Stream.of(
            PeerTypes.beans(),
            PeerTypes.creators(),
            PeerTypes.values(),
            PeerTypes.containers(),
            PeerTypes.subtypes(),
            PeerSettings.ofTypes(),
            PeerSettings.ofParts())
        .flatMap(List::stream);
  }

  static Stream<PeerType> refused() {
    return Stream.of(PeerTypes.refused(), PeerSettings.refused(), PeerSettings.refusedClasses())
        .flatMap(List::stream);
  }

  @Test
  void thereAreMoreThanSixtyTypes() {
    assertThat(Stream.concat(mapped(), refused()).map(PeerType::toString))
        .hasSizeGreaterThan(SIXTY)
        .doesNotHaveDuplicates();
  }

  private static Compiled compiled(PeerType type) {
    return Compiled.of(JavaFileObjects.forSourceString("game.World", HEAD + type.source() + "}"));
  }

  @ParameterizedTest
  @MethodSource("mapped")
  void packetIsReadAndWrittenAgain(PeerType type) throws ReflectiveOperationException {
    Compiled compiled = compiled(type);
    assertThat(compiled.messages()).isEmpty();
    VariantSerializer<Object> serializer = compiled.serializer("game.World$Unit");
    Object unit = serializer.decode(type.packet().encode(VariantFormat.GODOT_4));
    assertThat(Variant.decode(serializer.encode(unit), VariantFormat.GODOT_4))
        .hasToString(type.packet().toString());
  }

  @ParameterizedTest
  @MethodSource("refused")
  void typeIsRefusedWithItsCode(PeerType type) {
    assertThat(compiled(type).messages()).anyMatch(message -> message.contains(type.code()));
  }
}

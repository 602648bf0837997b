package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each option with each construction, as a Dictionary and as an Array, in the formats of Godot 3
 * and Godot 4.
 */
class OptionTableTest {
  private static final List<VariantFormat> FORMATS =
      List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3);
  private static final List<Case> CASES = all();
  private static final Compiled COMPILED = compile();
  private static final ClassLoader LOADER = COMPILED.classes();

  /** A mapped type with the fields of one row. */
  private record Case(OptionRow row, MarkedConstruction construction, boolean array) {
    String type() {
      return row.name() + "_" + construction + (array ? "_ARRAY" : "_DICTIONARY");
    }

    String source() {
      String annotation = array ? "@VariantArray" : "@VariantDictionary";
      return construction.source(row, annotation + "(" + row.arguments() + ")", type());
    }

    Object given() {
      return array ? row.elements() : row.entries();
    }

    String written() {
      return array ? row.array().orElseThrow() : row.dictionary();
    }

    @Override
    public String toString() {
      return type();
    }
  }

  private static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    for (MarkedConstruction construction : MarkedConstruction.values()) {
      for (OptionRow row : OptionTable.rows()) {
        cases.add(new Case(row, construction, false));
        row.array().ifPresent(array -> cases.add(new Case(row, construction, true)));
      }
      Stream.concat(OptionTable.arrays().stream(), CustomSerializerRows.arrays().stream())
          .forEach(row -> cases.add(new Case(row, construction, true)));
    }
    return cases;
  }

  static Stream<Case> cases() {
    return CASES.stream();
  }

  private static Compiled compile() {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import io.variantmapper.runtime.*;
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        class Units {
          enum Kind { A, B }
          @VariantDictionary record Place(int x, int y) {}
        """;
    String types = CASES.stream().map(Case::source).collect(Collectors.joining());
    return Compiled.of(JavaFileObjects.forSourceString(
        "game.Units", head + CustomSerializerRows.TYPES + types + "}"));
  }

  private static VariantSerializer<Object> serializer(Case option)
      throws ReflectiveOperationException {
    return Compiled.serializer(LOADER.loadClass("game.Units$" + option.type()));
  }

  @Test
  void generatedSourcesCompileWithoutWarnings() {
    assertThat(COMPILED.messages()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void packetIsReadAsTheOptionSays(Case option) throws ReflectiveOperationException {
    for (VariantFormat format : FORMATS) {
      Object object = serializer(option).decode(Variant.of(option.given()).encode(format), format);
      assertThat(text(object)).isEqualTo(option.row().object());
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void objectIsWrittenAsTheOptionSays(Case option) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(option);
    for (VariantFormat format : FORMATS) {
      Object object = serializer.decode(Variant.of(option.given()).encode(format), format);
      byte[] packet = serializer.encode(object, format);
      assertThat(Variant.decode(packet, format).toString()).isEqualTo(option.written());
    }
  }

  /** Returns the cases without read-only fields, because the written form lacks these fields. */
  static Stream<Case> casesWrittenWhole() {
    return cases().filter(option -> !option.source().contains("FieldAccess.READ_ONLY"));
  }

  @ParameterizedTest
  @MethodSource("casesWrittenWhole")
  void writtenPacketIsReadBack(Case option) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(option);
    for (VariantFormat format : FORMATS) {
      Object object = serializer.decode(Variant.of(option.given()).encode(format), format);
      byte[] packet = serializer.encode(object, format);
      assertThat(serializer.encode(serializer.decode(packet, format), format)).isEqualTo(packet);
    }
  }

  /** Returns the names and values of an object's fields as text, in declaration order. */
  private static String text(Object object) throws ReflectiveOperationException {
    StringBuilder text = new StringBuilder();
    for (Field field : object.getClass().getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        String value = Arrays.deepToString(new Object[] {field.get(object)});
        text.append(text.length() == 0 ? "" : " ")
            .append(field.getName())
            .append('=')
            .append(value, 1, value.length() - 1);
      }
    }
    return text.toString();
  }
}

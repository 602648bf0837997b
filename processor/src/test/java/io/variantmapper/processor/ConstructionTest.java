package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks each construction at each depth, in both shapes, with zero to two type parameters. */
class ConstructionTest {
  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import io.variantmapper.runtime.*;
      import java.util.*;
      """;

  private static final List<VariantFormat> FORMATS =
      List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3);

  /** All types, compiled together because starting the compiler is the slowest step. */
  private static final Compiled COMPILED = Compiled.of(Stream.concat(
          ConstructedType.outermost().map(type -> source(type.name(), ConstructedSource.of(type))),
          Stream.of(examples()))
      .toArray(JavaFileObject[]::new));

  private static JavaFileObject source(String name, String body) {
    return JavaFileObjects.forSourceString("game." + name, HEAD + body);
  }

  /** Returns a class that lists, for each type, an example and its serializer. */
  private static JavaFileObject examples() {
    String entries = ConstructedType.all()
        .map(type -> "all.add(" + type.example("\"rope\"", "List.of(1, 2)") + ");\n" + "all.add("
            + type.serializer() + ");\n")
        .collect(Collectors.joining());
    return source("Examples", """
        public class Examples {
          public static List<?> values() {
            List<Object> all = new ArrayList<>();
            %s
            return all;
          }
        }
        """.formatted(entries));
  }

  static Stream<Arguments> typesWithExamples() throws ReflectiveOperationException {
    Iterator<?> examples = COMPILED.examples().iterator();
    return ConstructedType.all().map(type -> Arguments.of(type, examples.next(), examples.next()));
  }

  @Test
  void generatedSourcesCompileWithoutWarnings() {
    assertThat(COMPILED.messages()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("typesWithExamples")
  void writtenFormIsTheSameForEachConstruction(
      ConstructedType type, Object example, VariantSerializer<Object> serializer) {
    for (VariantFormat format : FORMATS) {
      byte[] packet = serializer.encode(example, format);
      assertThat(Variant.decode(packet, format)).isEqualTo(type.written());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("typesWithExamples")
  void writtenObjectIsReadBack(
      ConstructedType type, Object example, VariantSerializer<Object> serializer) {
    for (VariantFormat format : FORMATS) {
      Object returned = serializer.decode(serializer.encode(example, format), format);
      assertThat(returned).usingRecursiveComparison().isEqualTo(example);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("typesWithExamples")
  void objectIsReadFromEitherShape(
      ConstructedType type, Object example, VariantSerializer<Object> serializer) {
    for (Shape shape : Shape.values()) {
      byte[] packet = type.in(shape).written().encode(VariantFormat.GODOT_4);
      assertThat(serializer.decode(packet)).usingRecursiveComparison().isEqualTo(example);
    }
  }
}

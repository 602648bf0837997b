package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import java.lang.reflect.Constructor;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The option {@code type} on fields of each Java type that it supports. */
class WireTypeTest {
  private static final Compiled COMPILED = compile();
  private static final ClassLoader LOADER = COMPILED.classes();

  /**
   * A field of a Java type, and the Variant type that the field is written as.
   *
   * @param value the value that the field is read from
   * @param written the written value, in the notation of GDScript
   * @param since the oldest format that has the type
   */
  private record Row(
      String javaType, String wireType, Object value, String written, VariantFormat since) {
    Row(String javaType, String wireType, Object value, String written) {
      this(javaType, wireType, value, written, VariantFormat.GODOT_3);
    }

    @Override
    public String toString() {
      return javaType + " as " + wireType;
    }
  }

  static List<Row> rows() {
    return Stream.of(scalars(), packed(), components(), typed())
        .flatMap(rows -> rows)
        .toList();
  }

  private static Stream<Row> scalars() {
    return Stream.of(
        new Row("long", "INT32", 7, "7"),
        new Row("@Nullable Long", "INT32", 7, "7"),
        new Row("OptionalLong", "INT32", 7, "7"),
        new Row("int", "INT32", 7, "7"),
        new Row("int", "FLOAT", 7.0, "7.0"),
        new Row("byte", "FLOAT", 7, "7.0"),
        new Row("Short", "FLOAT", 7, "7.0"),
        new Row("float", "FLOAT", 0.5, "0.5"),
        new Row("double", "FLOAT32", 0.1, String.valueOf((double) 0.1f)),
        new Row("OptionalDouble", "FLOAT32", 0.1, String.valueOf((double) 0.1f)),
        new Row("String", "STRING_NAME", "jump", "&\"jump\"", VariantFormat.GODOT_4_0),
        new Row("CharSequence", "STRING_NAME", "jump", "&\"jump\"", VariantFormat.GODOT_4_0),
        new Row("StringName", "STRING_NAME", "jump", "&\"jump\"", VariantFormat.GODOT_4_0),
        new Row("String", "NODE_PATH", "/a/b:c", "^\"/a/b:c\""),
        new Row("CharSequence", "NODE_PATH", "a", "^\"a\""),
        new Row("Optional<String>", "NODE_PATH", "a", "^\"a\""),
        new Row("YearMonth", "STRING_NAME", "2024-02", "&\"2024-02\"", VariantFormat.GODOT_4_0));
  }

  private static Stream<Row> packed() {
    List<Integer> ints = List.of(1, 2);
    return Stream.of(
        new Row("int[]", "ARRAY", ints, "[1, 2]"),
        new Row("String[]", "ARRAY", List.of("a"), "[\"a\"]"),
        new Row("Vector3[]", "ARRAY", List.of(new Vector3(1, 2, 3)), "[Vector3(1, 2, 3)]"),
        new Row("List<Byte>", "PACKED_BYTE_ARRAY", ints, "PackedByteArray(1, 2)"),
        new Row("byte[]", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("short[]", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("Short[]", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("long[]", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("List<Integer>", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("SortedSet<Integer>", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("Set<Long>", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        new Row("Optional<List<Long>>", "PACKED_INT32_ARRAY", ints, "PackedInt32Array(1, 2)"),
        packed64("int[]", "PACKED_INT64_ARRAY", ints, "PackedInt64Array(1, 2)"),
        packed64("Deque<Short>", "PACKED_INT64_ARRAY", ints, "PackedInt64Array(1, 2)"),
        packed64(
            "Collection<? extends Long>", "PACKED_INT64_ARRAY", ints, "PackedInt64Array(1, 2)"),
        new Row("double[]", "PACKED_FLOAT32_ARRAY", List.of(0.5), "PackedFloat32Array(0.5)"),
        new Row("List<Double>", "PACKED_FLOAT32_ARRAY", List.of(0.5), "PackedFloat32Array(0.5)"),
        packed64("float[]", "PACKED_FLOAT64_ARRAY", List.of(0.5), "PackedFloat64Array(0.5)"),
        packed64("List<Float>", "PACKED_FLOAT64_ARRAY", List.of(0.5), "PackedFloat64Array(0.5)"),
        new Row("List<String>", "PACKED_STRING_ARRAY", List.of("a"), "PackedStringArray(\"a\")"),
        new Row(
            "List<Vector2>",
            "PACKED_VECTOR2_ARRAY",
            List.of(new Vector2(1, 2)),
            "PackedVector2Array(1, 2)"),
        new Row(
            "Set<Color>",
            "PACKED_COLOR_ARRAY",
            List.of(new Color(1, 0, 0, 1)),
            "PackedColorArray(1, 0, 0, 1)"));
  }

  private static Row packed64(String javaType, String wireType, Object value, String written) {
    return new Row(javaType, wireType, value, written, VariantFormat.GODOT_4_0);
  }

  private static Stream<Row> components() {
    List<Integer> numbers = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    String text = "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)";
    return Stream.of("float[]", "double[]")
        .flatMap(javaType -> Stream.of(
            new Row(javaType, "PACKED_VECTOR2_ARRAY", numbers, "PackedVector2Array" + text),
            new Row(javaType, "PACKED_VECTOR3_ARRAY", numbers, "PackedVector3Array" + text),
            new Row(javaType, "PACKED_COLOR_ARRAY", numbers, "PackedColorArray" + text),
            new Row(
                javaType,
                "PACKED_VECTOR4_ARRAY",
                List.of(new Vector4(1, 2, 3, 4)),
                "PackedVector4Array(1, 2, 3, 4)",
                VariantFormat.GODOT_4_3)));
  }

  private static Stream<Row> typed() {
    Map<String, Integer> scores = Map.of("a", 1);
    return Stream.of(
        array("List<Integer>", List.of(1), "Array[int]([1])"),
        array("int[]", List.of(1), "Array[int]([1])"),
        array("Set<String>", List.of("a"), "Array[String]([\"a\"])"),
        array("List<CharSequence>", List.of("a"), "Array[String]([\"a\"])"),
        array("Vector3[]", List.of(), "Array[Vector3]([])"),
        array("List<int[]>", List.of(List.of(1)), "Array[PackedInt32Array]([PackedInt32Array(1)])"),
        array("TreeSet<YearMonth>", List.of("2024-02"), "Array[String]([\"2024-02\"])"),
        array("List<List<Integer>>", List.of(List.of(1)), "Array[Array]([[1]])"),
        array("List<Map<String, Integer>>", List.of(scores), "Array[Dictionary]([{\"a\": 1}])"),
        array("List<Kind>", List.of("A"), "Array[String]([\"A\"])"),
        array("List<Level>", List.of(1), "Array[int]([1])"),
        array("Item[]", List.of(scores), "Array[Dictionary]([{\"a\": 1}])"),
        array("List<Spot>", List.of(List.of(1)), "Array[Array]([[1]])"),
        array("List<Box<Integer>>", List.of(scores), "Array[Dictionary]([{\"a\": 1}])"),
        array(
            "List<Part>",
            List.of(Map.of("type", "Wheel", "a", 1)),
            "Array[Dictionary]([{\"type\": \"Wheel\", \"a\": 1}])"),
        dictionary("Map<String, Integer>", scores, "Dictionary[String, int]({\"a\": 1})"),
        dictionary("SortedMap<String, Integer>", scores, "Dictionary[String, int]({\"a\": 1})"),
        dictionary("Map<String, Variant>", scores, "Dictionary[String, Variant]({\"a\": 1})"),
        dictionary("Map<Variant, Integer>", scores, "Dictionary[Variant, int]({\"a\": 1})"),
        dictionary(
            "Map<Integer, ? extends List<String>>",
            Map.of(1, List.of("a")),
            "Dictionary[int, Array]({1: [\"a\"]})"));
  }

  private static Row array(String javaType, Object value, String written) {
    return new Row(javaType, "TYPED_ARRAY", value, written, VariantFormat.GODOT_4_3);
  }

  private static Row dictionary(String javaType, Object value, String written) {
    return new Row(javaType, "TYPED_DICTIONARY", value, written, VariantFormat.GODOT_4);
  }

  /** Compiles each row as a record with one component, all in one compilation. */
  private static Compiled compile() {
    StringBuilder source = new StringBuilder("""
        package game;
        import io.variantmapper.annotations.*;
        import io.variantmapper.runtime.*;
        import io.variantmapper.runtime.value.*;
        import java.util.*;
        import java.time.YearMonth;
        import org.jspecify.annotations.Nullable;
        class Units {
          enum Kind { A }
          @VariantEnum(as = EnumForm.ORDINAL) enum Level { LOW, HIGH }
          @VariantDictionary record Item(int a) {}
          @VariantArray record Spot(int a) {}
          @VariantDictionary record Box<T>(T a) {}
          @VariantArray sealed interface Part {}
          @VariantDictionary record Wheel(int a) implements Part {}
        """);
    List<Row> rows = rows();
    for (int i = 0; i < rows.size(); i++) {
      source
          .append("  @VariantArray record Unit" + i + "(@VariantField(type = WireType.")
          .append(rows.get(i).wireType + ") " + rows.get(i).javaType + " field) {}\n");
    }
    return Compiled.of(JavaFileObjects.forSourceString("game.Units", source + "}"));
  }

  private static Class<?> type(Row row) {
    try {
      return LOADER.loadClass("game.Units$Unit" + rows().indexOf(row));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static VariantSerializer<Object> serializer(Row row) {
    try {
      return Compiled.serializer(type(row));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Creates an object of the record for {@code row}; the value is its only component. */
  private static Object unit(Row row, @Nullable Object value) {
    try {
      Constructor<?> constructor = type(row).getDeclaredConstructors()[0];
      constructor.setAccessible(true);
      return constructor.newInstance(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object read(Row row, VariantFormat format) {
    return serializer(row).decode(Variant.of(List.of(row.value)).encode(format), format);
  }

  private static String written(Row row, Object unit, VariantFormat format) {
    return Variant.decode(serializer(row).encode(unit, format), format).toString();
  }

  @Test
  void generatedSourcesCompileWithoutWarnings() {
    assertThat(COMPILED.messages()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void fieldIsWrittenAsTheGivenType(Row row) {
    for (VariantFormat format : List.of(row.since, VariantFormat.GODOT_4)) {
      assertThat(written(row, read(row, format), format)).isEqualTo("[" + row.written + "]");
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void writtenPacketIsReadBack(Row row) {
    byte[] packet = serializer(row).encode(read(row, row.since), row.since);
    Object again = serializer(row).decode(packet, row.since);
    assertThat(serializer(row).encode(again, row.since)).isEqualTo(packet);
  }

  static Stream<Row> rowsOfReferences() {
    return rows().stream().filter(row -> !row.javaType.matches("byte|int|long|float|double"));
  }

  @ParameterizedTest
  @MethodSource("rowsOfReferences")
  void nullIsWrittenAsNil(Row row) {
    assertThat(written(row, unit(row, null), VariantFormat.GODOT_4)).isEqualTo("[null]");
  }

  static Stream<Row> rowsThatHoldNoNull() {
    return rows().stream()
        .filter(row -> row.javaType.matches("(List|Set|Map)<.*") && !row.javaType.contains("?"))
        .filter(row -> row.wireType.matches("(PACKED|TYPED)_.*"));
  }

  @ParameterizedTest
  @MethodSource("rowsThatHoldNoNull")
  void nullElementIsRefusedWithTheNameOfTheType(Row row) {
    Object held = row.javaType.startsWith("Map")
        ? Collections.singletonMap(null, null)
        : row.javaType.startsWith("Set")
            ? Collections.singleton(null)
            : Collections.singletonList(null);
    assertThatThrownBy(() -> serializer(row).encode(unit(row, held)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage(row.written.replaceFirst("\\(.*", " can't hold null"));
  }

  static Stream<Row> rowsWithoutGodot3() {
    // Godot 3 has no packed arrays of 64-bit numbers, so they are written as Arrays there.
    return rows().stream()
        .filter(row -> !row.since.equals(VariantFormat.GODOT_3))
        .filter(row -> !row.wireType.matches("PACKED_.*64_ARRAY"));
  }

  @ParameterizedTest
  @MethodSource("rowsWithoutGodot3")
  void typeThatAFormatLacksIsUnsupported(Row row) {
    Object unit = read(row, VariantFormat.GODOT_4);
    assertThatThrownBy(() -> serializer(row).encode(unit, VariantFormat.GODOT_3))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("GODOT_3");
  }
}

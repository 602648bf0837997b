package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypeOptionTest {
  @Test
  void longCanBeNarrowed() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.INT32) long id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "id": long id as int (NARROWED), missing REFUSED, nil READ
        """);
  }

  @Test
  void intCanBeWrittenAsAFloat() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.FLOAT) int weight) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "weight": int weight as float, missing REFUSED, nil READ
        """);
  }

  @Test
  void valueOfAnOptionalHasTheGivenType() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.STRING_NAME) Optional<String> group) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "group": Optional<String> group as StringName or null, missing EMPTY, nil EMPTY
        """);
  }

  @Test
  void typedArrayDeclaresTheTypeOfItsElements() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.TYPED_ARRAY) List<Vector2> path) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "path": List<Vector2> path as Array[Vector2] (in ArrayList), missing REFUSED, nil READ
        """);
  }

  @Test
  void elementOfATypedArrayHasTheShapeOfItsType() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.TYPED_ARRAY) List<Item> items) {}

        @VariantArray
        record Item(int id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "items": List<Item> items as Array[Array] (in ArrayList, ARRAY), missing REFUSED, nil READ
        """);
  }

  @Test
  void typedDictionaryDeclaresTheTypesOfItsKeysAndValues() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.TYPED_DICTIONARY) Map<String, Object> data) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "data": Map<String, Object> data as Dictionary[String, Variant] (in LinkedHashMap), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void collectionOfNumbersCanBePacked() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.PACKED_INT32_ARRAY) Set<Short> ids) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "ids": Set<Short> ids as PackedInt32Array (in LinkedHashSet), missing REFUSED, nil READ
        """);
  }

  @Test
  void collectionOfStringsCanBePacked() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.PACKED_STRING_ARRAY) List<String> names) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "names": List<String> names as PackedStringArray (in ArrayList), missing REFUSED, nil READ
        """);
  }

  @Test
  void packedArrayCannotHoldElementsOfAnotherType() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.PACKED_STRING_ARRAY) List<Color> colors) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "colors": List<Color> colors as Array of Color (in ArrayList), missing REFUSED, nil READ, \
        unfit PACKED_STRING_ARRAY TYPE_NOT_POSSIBLE
        """);
  }

  @Test
  void arrayOfNumbersCanBeWrittenAsVectors() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.PACKED_VECTOR3_ARRAY) float[] points) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "points": float[] points as PackedVector3Array (COMPONENTS), missing REFUSED, nil READ
        """);
  }

  @Test
  void arrayOfNumbersCanBeWrittenAsAPlainArray() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.ARRAY) int[] ids) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "ids": int[] ids as Array of int, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeThatDoesNotMatchTheFieldIsAFault() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.NODE_PATH) int id) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "id": int id as int, missing REFUSED, nil READ, unfit NODE_PATH TYPE_NOT_POSSIBLE
        """);
  }

  @Test
  void typedArrayHoldsNoNulls() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.TYPED_ARRAY) List<@Nullable String> names) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "names": List<String> names as Array of (String or null) (in ArrayList), \
        missing REFUSED, nil READ, unfit TYPED_ARRAY TYPE_HOLDS_NULLS
        """);
  }

  @Test
  void typedArrayHoldsElementsOfOneShape() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(type = WireType.TYPED_ARRAY) List<Weapon> weapons) {}

        @VariantDictionary
        sealed interface Weapon permits Bow, Sword {}

        @VariantDictionary
        record Bow() implements Weapon {}

        @VariantArray
        record Sword() implements Weapon {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "weapons": List<Weapon> weapons as Array of Weapon (in ArrayList, of several shapes), \
        missing REFUSED, nil READ, unfit TYPED_ARRAY TYPE_HOLDS_BOTH_SHAPES
        """);
  }
}

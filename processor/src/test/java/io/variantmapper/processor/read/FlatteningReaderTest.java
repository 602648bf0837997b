package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FlatteningReaderTest {
  private static final String PLACE = """
      @VariantDictionary
      record Place(int x, @VariantField(aliases = "row") int y) {}
      """;

  @Test
  void flattenedFieldIsReplacedByTheFieldsOfItsType() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true) Place place) {}
        """;
    assertThat(fields(read(source, PLACE))).isEqualTo("""
        flattened "": Place place as Place
          "x": int place.x as int, missing REFUSED, nil READ
          "y": int place.y as int, missing REFUSED, nil READ, aliases ["row"]
        """);
  }

  @Test
  void keyOfAFlattenedFieldIsAPrefixOfKeysAndAliases() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(value = "to_", flatten = true) Place target) {}
        """;
    assertThat(fields(read(source, PLACE))).isEqualTo("""
        flattened "to_": Place target as Place
          "to_x": int target.x as int, missing REFUSED, nil READ
          "to_y": int target.y as int, missing REFUSED, nil READ, aliases ["to_row"]
        """);
  }

  @Test
  void prefixesOfNestedFieldsAreJoined() {
    String source = """
        @VariantDictionary
        record Army(@VariantField(value = "first_", flatten = true) Unit unit) {}

        @VariantDictionary
        record Unit(@VariantField(value = "at_", flatten = true) Point place) {}

        @VariantDictionary
        record Point(int x) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        flattened "first_": Unit unit as Unit
          flattened "first_at_": Point unit.place as Point
            "first_at_x": int unit.place.x as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void fieldIsFlattenedByItsImportedMixIn() {
    String source = """
        @VariantImport(type = Vector.class, using = VectorMixIn.class)
        @VariantDictionary
        record Unit(@VariantField(flatten = true) Vector speed) {}

        record Vector(int x) {}

        @VariantMixIn(Vector.class)
        @VariantDictionary
        interface VectorMixIn {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        flattened "": Vector speed as VectorMixIn
          "x": int speed.x as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeThatContainsItselfIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Node(@VariantField(flatten = true) Node next) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "next": Node next as Node, missing REFUSED, nil READ, not flattened: FLATTENED_CIRCULAR Node
        """);
  }

  @Test
  void nullableFieldIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true) @Nullable Place place) {}
        """;
    assertThat(fields(read(source, PLACE))).isEqualTo("""
        "place": Place place as Place or null, missing EMPTY, nil EMPTY, \
        not flattened: FLATTENED_NULLABLE Place
        """);
  }

  @Test
  void typeWithoutFieldsIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true) String name) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "name": String name as String, missing REFUSED, nil READ, \
        not flattened: FLATTENED_WITHOUT_FIELDS String
        """);
  }

  @Test
  void genericTypeIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true) Box<String> box) {}

        @VariantDictionary
        record Box<T>(T value) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "box": Box<String> box as Box of String, missing REFUSED, nil READ, \
        not flattened: FLATTENED_GENERIC Box<String>
        """);
  }

  @Test
  void typeThatIsMappedByItsSubtypesIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true) Weapon weapon) {}

        @VariantDictionary
        sealed interface Weapon permits Bow {}

        @VariantDictionary
        record Bow(int range) implements Weapon {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "weapon": Weapon weapon as Weapon (of several shapes), missing REFUSED, nil READ, \
        not flattened: FLATTENED_HIERARCHY Weapon
        """);
  }

  @Test
  void typeThatSendsChangesFlattensNothing() {
    String source = """
        @VariantDictionary(changes = true)
        record Unit(@VariantField(flatten = true) Place place) {}
        """;
    assertThat(fields(read(source, PLACE))).isEqualTo("""
        "place": Place place as Place, missing REFUSED, nil READ, \
        not flattened: FLATTENED_WITH_CHANGES Place
        """);
  }

  @Test
  void typeWithReadIntoFlattensNothing() {
    String source = """
        @VariantDictionary(readInto = true)
        class Unit { @VariantField(flatten = true) Place place; }
        """;
    assertThat(fields(read(source, PLACE))).isEqualTo("""
        "place": Place place as Place, missing KEPT, nil KEPT, \
        not flattened: FLATTENED_READ_INTO Place
        """);
  }

  @Test
  void typeThatKeepsUnknownKeysIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true) Notes notes) {}

        @VariantDictionary
        record Notes(@VariantExtras Map<String, Variant> rest) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "notes": Notes notes as Notes, missing REFUSED, nil READ, \
        not flattened: FLATTENED_WITH_EXTRAS Notes
        """);
  }

  @Test
  void fieldWithAliasesIsNotFlattened() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(flatten = true, aliases = "at") Place place) {}
        """;
    assertThat(fields(read(source, PLACE))).isEqualTo("""
        "place": Place place as Place, missing REFUSED, nil READ, aliases ["at"], \
        not flattened: FLATTENED_WITH_OPTION aliases
        """);
  }
}

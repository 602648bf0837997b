package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.declaration;
import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static io.variantmapper.processor.read.SourceReader.readWithOption;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the settings of a type, which may come from a house style, a package or the build. */
class TypeSettingsTest {
  private static final String OPTION = "-Avariant.naming=UPPER_SNAKE_CASE";

  private static final String DEFAULTS = """
      @VariantDefaults(naming = KeyNaming.PASCAL_CASE)
      package game;

      import io.variantmapper.annotations.*;
      """;

  private static final String STYLE = """
      @VariantDictionary.Template(naming = KeyNaming.KEBAB_CASE)
      @Target(ElementType.TYPE)
      @interface GameData {}
      """;

  private static final String UNNAMED = """
      @VariantDictionary
      record Unit(int maxHp) {}
      """;

  @Test
  void typeSetsTheNamingOfItsKeys() {
    String source = """
        @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
        record Unit(int maxHp) {}
        """;
    assertThat(fields(readWithOption(OPTION, source, DEFAULTS))).isEqualTo("""
        "max_hp": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void houseStyleSetsTheNamingOfKeys() {
    String source = """
        @GameData
        record Unit(int maxHp) {}
        """;
    assertThat(fields(readWithOption(OPTION, source, STYLE, DEFAULTS))).isEqualTo("""
        "max-hp": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeTakesPrecedenceOverItsHouseStyle() {
    String source = """
        @GameData
        @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
        record Unit(int maxHp) {}
        """;
    assertThat(fields(read(source, STYLE))).isEqualTo("""
        "max_hp": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void houseStyleSetsTheShape() {
    String source = """
        @Small
        record Unit(int maxHp) {}

        @VariantArray.Template
        @Target(ElementType.TYPE)
        @interface Small {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Unit as ARRAY
        """);
  }

  @Test
  void houseStyleCanTurnOnChanges() {
    String source = """
        @Live
        record Unit(int maxHp) {}

        @VariantDictionary.Template(changes = true)
        @Target(ElementType.TYPE)
        @interface Live {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Unit as DICTIONARY, traits [CHANGES]
        """);
  }

  @Test
  void readIntoOfAHouseStyleAppliesToClassesAndNotToRecords() {
    String style = """

        @VariantDictionary.Template(readInto = true)
        @Target(ElementType.TYPE)
        @interface Filled {}
        """;
    assertThat(declaration(read("@Filled class Unit { int hp; }" + style))).isEqualTo("""
        Unit as DICTIONARY, traits [READ_INTO]
        """);
    assertThat(declaration(read("@Filled record Unit(int hp) {}" + style))).isEqualTo("""
        Unit as DICTIONARY
        """);
    assertThat(declaration(
            read("@Filled @VariantDictionary(readInto = false) class Unit { int hp; }" + style)))
        .isEqualTo("""
        Unit as DICTIONARY
        """);
  }

  @Test
  void packageSetsTheNamingOfKeys() {
    assertThat(fields(readWithOption(OPTION, UNNAMED, DEFAULTS))).isEqualTo("""
        "MaxHp": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void buildOptionSetsTheNamingOfKeysIfNothingElseDoes() {
    assertThat(fields(readWithOption(OPTION, UNNAMED))).isEqualTo("""
        "MAX_HP": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeOrPackageOrBuildCanIgnoreTheCaseOfKeys() {
    String ignored = """
        "maxHp": int maxHp as int, ignores case, missing REFUSED, nil READ
        """;
    String defaults = """
        @VariantDefaults(keyCase = KeyCase.IGNORE)
        package game;

        import io.variantmapper.annotations.*;
        """;
    String exact = UNNAMED.replace("Dictionary", "Dictionary(keyCase = KeyCase.EXACT)");
    String option = "-Avariant.keyCase=IGNORE";
    assertThat(fields(read(UNNAMED.replace("Dictionary", "Array(keyCase = KeyCase.IGNORE)"))))
        .isEqualTo(ignored);
    assertThat(fields(read(UNNAMED, defaults))).isEqualTo(ignored);
    assertThat(fields(readWithOption(option, UNNAMED))).isEqualTo(ignored);
    assertThat(fields(readWithOption(option, exact, defaults))).isEqualTo("""
        "maxHp": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeOrPackageOrBuildCanSortKeys() {
    String unit = "@VariantDictionary record Unit(int mp, int hp) {}";
    String sorted = "Unit as DICTIONARY, traits [SORTED]\n";
    String defaults = """
        @VariantDefaults(keyOrder = KeyOrder.ALPHABETICAL)
        package game;

        import io.variantmapper.annotations.*;
        """;
    String own = unit.replace("Dictionary", "Dictionary(keyOrder = KeyOrder.ALPHABETICAL)");
    String declared = unit.replace("Dictionary", "Dictionary(keyOrder = KeyOrder.DECLARED)");
    String option = "-Avariant.keyOrder=ALPHABETICAL";
    assertThat(declaration(read(own))).isEqualTo(sorted);
    assertThat(declaration(read(unit, defaults))).isEqualTo(sorted);
    assertThat(declaration(readWithOption(option, unit))).isEqualTo(sorted);
    assertThat(declaration(readWithOption(option, declared, defaults)))
        .isEqualTo("Unit as DICTIONARY\n");
    assertThat(declaration(readWithOption(option, unit.replace("Dictionary", "Array"))))
        .isEqualTo("Unit as ARRAY\n");
  }

  @Test
  void typeOrPackageOrBuildCanMakeFieldsNullable() {
    String unit = "@VariantDictionary record Unit(String name) {}";
    String nullable = "\"name\": String name as String or null, missing EMPTY, nil EMPTY\n";
    String required = "\"name\": String name as String, missing REFUSED, nil READ\n";
    String defaults =
        DEFAULTS.replace("naming = KeyNaming.PASCAL_CASE", "nullness = Nullness.NULLABLE");
    String own = unit.replace("Dictionary", "Dictionary(nullness = Nullness.NULLABLE)");
    String strict = unit.replace("Dictionary", "Dictionary(nullness = Nullness.NON_NULL)");
    String option = "-Avariant.nullness=NULLABLE";
    assertThat(fields(read(own))).isEqualTo(nullable);
    assertThat(fields(read(own.replace("Dictionary", "Array")))).isEqualTo(nullable);
    assertThat(fields(read(unit, defaults))).isEqualTo(nullable);
    assertThat(fields(readWithOption(option, unit))).isEqualTo(nullable);
    assertThat(fields(readWithOption(option, strict, defaults))).isEqualTo(required);
  }

  @Test
  void nearestOfNullMarkedAndNullnessWins() {
    String unit = "@VariantDictionary record Unit(String name) {}";
    String nullable = "\"name\": String name as String or null, missing EMPTY, nil EMPTY\n";
    String required = "\"name\": String name as String, missing REFUSED, nil READ\n";
    String marked = "@org.jspecify.annotations.NullMarked ";
    String unmarked = "@org.jspecify.annotations.NullUnmarked ";
    String defaults =
        DEFAULTS.replace("naming = KeyNaming.PASCAL_CASE", "nullness = Nullness.NULLABLE");
    String markedPackage = marked + "\npackage game;";
    String option = "-Avariant.nullness=NULLABLE";
    String own = unit.replace("Dictionary", "Dictionary(nullness = Nullness.NULLABLE)");
    assertThat(fields(read(marked + own))).isEqualTo(nullable);
    assertThat(fields(read(marked + unit, defaults))).isEqualTo(required);
    assertThat(fields(read(unit, marked + defaults))).isEqualTo(nullable);
    assertThat(fields(readWithOption(option, unit, markedPackage))).isEqualTo(required);
    assertThat(fields(readWithOption(option, unmarked + unit, markedPackage))).isEqualTo(nullable);
    assertThat(fields(read(unmarked + unit))).isEqualTo(required);
  }

  @Test
  void nonNullAnnotationOnAGetterTakesPrecedenceOverTheNullnessOfTheType() {
    for (String annotation : List.of("NonNull", "Nonnull", "NotNull")) {
      String source = "@VariantDictionary(nullness = Nullness.NULLABLE) class Unit {"
          + " String name; @" + annotation + " String getName() { return name; } } @interface "
          + annotation + " {}";
      assertThat(fields(read(source)))
          .isEqualTo("\"name\": String name as String, missing KEPT, nil KEPT\n");
    }
  }

  @Test
  void fieldThatNullnessMakesNullableIsReadAsIfItWereAnnotated() {
    String names = "(Object o, Variant v, List<String> l, int[] i, UUID u) {}";
    String annotated = names
        .replaceAll("(Object|Variant|List|UUID)", "@Nullable $1")
        .replace("int[]", "int @Nullable []");
    assertThat(fields(read("@VariantDictionary(nullness = Nullness.NULLABLE) record Unit" + names)))
        .isEqualTo(fields(read("@VariantDictionary record Unit" + annotated)));
  }

  @Test
  void explicitKeyIsNotRenamed() {
    String source = """
        @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
        record Unit(@VariantField("maxHealth") int maxHp) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "maxHealth": int maxHp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void eachSettingIsInheritedSeparately() {
    String source = """
        @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
        record Unit(@Nullable String longName) {}
        """;
    String defaults = """
        @VariantDefaults(naming = KeyNaming.PASCAL_CASE, nulls = NullPolicy.OMIT)
        package game;

        import io.variantmapper.annotations.*;
        """;
    assertThat(fields(read(source, defaults))).isEqualTo("""
        "long_name": String longName as String or null, missing EMPTY, nil EMPTY, omits null
        """);
  }

  @Test
  void packageSetsTheFormOfTimes() {
    String source = """
        @VariantDictionary
        record Unit(Instant begin, Duration length) {}
        """;
    String defaults = """
        @VariantDefaults(time = TimeForm.MILLISECONDS)
        package game;

        import io.variantmapper.annotations.*;
        """;
    assertThat(fields(read(source, defaults))).isEqualTo("""
        "begin": Instant begin as int (milliseconds since 1970), missing REFUSED, nil READ
        "length": Duration length as int (milliseconds), missing REFUSED, nil READ
        """);
  }

  @Test
  void buildOptionSetsTheFormOfTimesIfNothingElseDoes() {
    String source = """
        @VariantDictionary
        record Unit(Instant begin) {}
        """;
    String option = "-Avariant.time=NANOSECONDS";
    assertThat(fields(readWithOption(option, source))).isEqualTo("""
        "begin": Instant begin as int (nanoseconds since 1970), missing REFUSED, nil READ
        """);
    String style = """
        @GameData
        @VariantDictionary(time = TimeForm.TEXT)
        record Unit(Instant begin) {}

        @VariantDictionary.Template(time = TimeForm.SECONDS)
        @Target(ElementType.TYPE)
        @interface GameData {}
        """;
    assertThat(fields(readWithOption(option, style))).isEqualTo("""
        "begin": Instant begin as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void packageDeclaresViews() {
    String source = """
        @VariantDictionary
        record Unit(@VariantField(views = "server") int seed) {}
        """;
    String defaults = """
        @VariantDefaults(views = {"client", "server"})
        package game;

        import io.variantmapper.annotations.*;
        """;
    assertThat(fields(read(source, defaults))).isEqualTo("""
        "seed": int seed as int, missing REFUSED, nil READ, views [server]
        """);
  }
}

package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.declaration;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeclarationReaderTest {
  @Test
  void typeWithVariantDictionaryHasTheShapeDictionary() {
    String source = """
        @VariantDictionary
        record Player(int hp) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY
        """);
  }

  @Test
  void typeWithVariantArrayHasTheShapeArray() {
    String source = """
        @VariantArray
        record Tile(int row) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Tile as ARRAY
        """);
  }

  @Test
  void typeParametersKeepTheirBounds() {
    String source = """
        @VariantDictionary
        record Box<T extends Comparable<T>>(T value) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Box<T> as DICTIONARY, T extends Comparable<T>
        """);
  }

  @Test
  void publicTypeHasTheTraitPublic() {
    String source = """
        @VariantDictionary
        public record Player(int hp) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [PUBLIC]
        """);
  }

  @Test
  void typeThatSendsChangesHasTheTraitForChanges() {
    String source = """
        @VariantDictionary(changes = true)
        record Player(int hp) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [CHANGES]
        """);
  }

  @Test
  void readIntoIsATraitOfTheType() {
    String source = """
        @VariantArray(readInto = true)
        class Player { int hp; }
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as ARRAY, traits [READ_INTO]
        """);
  }

  @Test
  void typeWithChangesWhoseFieldsCanBeSetAlsoHasReadInto() {
    String source = """
        @VariantDictionary(changes = true)
        class Player { int hp; }
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [CHANGES, READ_INTO]
        """);
  }

  @Test
  void serializerOfADeprecatedTypeUsesADeprecatedType() {
    String source = """
        @Deprecated
        @VariantDictionary
        record Player(int hp) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [DEPRECATED, USES_DEPRECATED]
        """);
  }

  @Test
  void serializerUsesTheDeprecatedTypeOfAField() {
    String source = """
        @VariantDictionary
        record Player(Kind kind) {}

        @Deprecated
        enum Kind { ORC, ELF }
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [USES_DEPRECATED]
        """);
  }

  @Test
  void classOfThePackageHidesItsNamesakeInJavaLang() {
    String source = """
        @VariantDictionary
        record Player(int hp) {}

        class Runnable {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, hidden [Runnable]
        """);
  }

  @Test
  void interfaceWithoutKnownSubtypesIsAFault() {
    String source = """
        @VariantDictionary
        interface Player {
          int hp();
        }
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, faults [INTERFACE]
        """);
  }

  @Test
  void classThatExtendsAListOfTheJdkIsAFault() {
    String source = """
        @VariantDictionary
        class Inventory extends ArrayList<String> {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Inventory as DICTIONARY, faults [EXTENDS_CONTAINER]
        """);
  }

  @Test
  void interfaceWithAFactoryIsMappedByItsMethods() {
    String source = """
        @VariantDictionary
        interface Player {
          int hp();

          static Player create(int hp) {
            return () -> hp;
          }
        }
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [ABSTRACT]
        """);
  }

  @Test
  void mixInMapsItsTargetType() {
    String source = """
        @VariantMixIn(Point.class)
        @VariantArray
        interface PointMixIn {}

        record Point(int x, int y) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Point as ARRAY, marked by PointMixIn
        """);
  }

  @Test
  void mixInForAGenericTypeIsAFault() {
    String source = """
        @VariantMixIn(Box.class)
        @VariantDictionary
        interface BoxMixIn {}

        record Box<T>(T value) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Box<T> as DICTIONARY, marked by BoxMixIn, faults [MIX_IN_TARGET_GENERIC]
        """);
  }

  @Test
  void typeCanRefuseUnknownKeys() {
    String source = """
        @VariantDictionary(unknownKeys = UnknownKeys.FAIL)
        record Login(String user) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Login as DICTIONARY, refuses unknown keys
        """);
  }
}

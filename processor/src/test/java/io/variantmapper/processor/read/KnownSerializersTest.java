package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Serializers for whole types. An import or the type itself names the serializer. */
class KnownSerializersTest {
  private static final String SERIALIZERS = """
      class Money {}

      class Coins implements VariantSerializer<Money> {}

      class Notes implements VariantSerializer<Money> {}
      """;

  private static final String IMPORT = """
      @VariantImport(type = Money.class, using = Coins.class)
      package game;

      import io.variantmapper.annotations.*;
      """;

  @Test
  void importOnThePackageAppliesToFieldsOfTheImportedType() {
    String source = """
        @VariantDictionary
        record Purse(Money money) {}
        """;
    assertThat(fields(read(source, SERIALIZERS, IMPORT))).isEqualTo("""
        "money": Money money as Variant of Coins, missing REFUSED, nil READ
        """);
  }

  @Test
  void importOnTheTypeTakesPrecedenceOverThePackage() {
    String source = """
        @VariantImport(type = Money.class, using = Notes.class)
        @VariantDictionary
        record Purse(Money money) {}
        """;
    assertThat(fields(read(source, SERIALIZERS, IMPORT))).isEqualTo("""
        "money": Money money as Variant of Notes, missing REFUSED, nil READ
        """);
  }

  @Test
  void importAppliesToElements() {
    String source = """
        @VariantDictionary
        record Purse(List<Money> money) {}
        """;
    assertThat(fields(read(source, SERIALIZERS, IMPORT))).isEqualTo("""
        "money": List<Money> money as Array of Variant of Coins (in ArrayList), \
        missing REFUSED, nil READ
        """);
  }

  @Test
  void importTakesPrecedenceOverABuiltInMapping() {
    String source = """
        @VariantImport(type = String.class, using = Upper.class)
        @VariantDictionary
        record Purse(String owner) {}

        class Upper implements VariantSerializer<String> {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "owner": String owner as Variant of Upper, missing REFUSED, nil READ
        """);
  }

  @Test
  void importMayNameAMixIn() {
    String source = """
        @VariantImport(type = Money.class, using = MoneyMixIn.class)
        @VariantDictionary
        record Purse(Money money) {}

        record Money(int cents) {}

        @VariantMixIn(Money.class)
        @VariantDictionary
        interface MoneyMixIn {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "money": Money money as MoneyMixIn, missing REFUSED, nil READ
        """);
  }

  @Test
  void importOnAHouseStyleAppliesToItsTypes() {
    String source = """
        @GameData
        record Purse(Money money) {}

        @VariantDictionary.Template
        @VariantImport(type = Money.class, using = Coins.class)
        @Target(ElementType.TYPE)
        @interface GameData {}
        """;
    assertThat(fields(read(source, SERIALIZERS))).isEqualTo("""
        "money": Money money as Variant of Coins, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeNamesItsOwnSerializer() {
    String source = """
        @VariantDictionary
        record Purse(Gem gem) {}

        @VariantUsing(GemSerializer.class)
        class Gem {}

        class GemSerializer implements VariantSerializer<Gem> {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "gem": Gem gem as Variant of GemSerializer, missing REFUSED, nil READ
        """);
  }

  @Test
  void importedClassThatIsNotASerializerIsAFault() {
    String source = """
        @VariantImport(type = Money.class, using = Money.class)
        @VariantDictionary
        record Purse(Money money) {}
        """;
    assertThat(fields(read(source, SERIALIZERS))).isEqualTo("""
        "money": Money money as Variant of Money (fault SERIALIZER_WITHOUT_INTERFACE), \
        missing REFUSED, nil READ
        """);
  }
}

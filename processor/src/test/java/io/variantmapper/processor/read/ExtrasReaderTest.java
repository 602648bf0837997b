package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.declaration;
import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.ModelText.mistakes;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExtrasReaderTest {
  @Test
  void extrasAreReadAndWritten() {
    String source = """
        @VariantDictionary
        record Save(@VariantExtras Map<String, Variant> rest) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        extras: Map<String, Variant> rest as Dictionary of String to Variant (in LinkedHashMap)
        """);
  }

  @Test
  void typeWithExtrasDoesNotRefuseUnknownKeys() {
    String source = """
        @VariantDictionary
        record Save(@VariantExtras Map<String, Variant> rest) {}
        """;
    String defaults = """
        @VariantDefaults(unknownKeys = UnknownKeys.FAIL)
        package game;

        import io.variantmapper.annotations.*;
        """;
    assertThat(declaration(read(source, defaults))).isEqualTo("""
        Save as DICTIONARY
        """);
  }

  @Test
  void extrasOfTheWrongTypeAreAMistake() {
    String source = """
        @VariantDictionary
        record Save(@VariantExtras Map<String, String> rest) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantExtras on Save.rest: EXTRAS_OF_WRONG_TYPE
        """);
  }

  @Test
  void secondExtrasFieldIsAMistake() {
    String source = """
        @VariantDictionary
        record Save(
            @VariantExtras Map<String, Variant> rest,
            @VariantExtras Map<Variant, Variant> more) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantExtras on Save.more: SECOND_EXTRAS
        """);
  }

  @Test
  void extrasOfATypeWithVariantArrayAreAMistake() {
    String source = """
        @VariantArray
        record Save(@VariantExtras Map<String, Variant> rest) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantExtras on Save.rest: EXTRAS_IN_ARRAY
        """);
  }

  @Test
  void extrasOfATypeThatSendsChangesAreAMistake() {
    String source = """
        @VariantDictionary(changes = true)
        record Save(@VariantExtras Map<String, Variant> rest) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantExtras on Save.rest: EXTRAS_WITH_CHANGES
        """);
  }

  @Test
  void extrasOfATypeWithReadIntoAreAMistake() {
    String source = """
        @VariantDictionary(readInto = true)
        class Save { @VariantExtras Map<String, Variant> rest; }
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantExtras on Save.rest: EXTRAS_WITH_READ_INTO
        """);
  }

  @Test
  void extrasOfATypeThatSkipsUnknownKeysAreAMistake() {
    String source = """
        @VariantDictionary(unknownKeys = UnknownKeys.SKIP)
        record Save(@VariantExtras Map<String, Variant> rest) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantExtras on Save.rest: EXTRAS_CONTRADICT_UNKNOWN_KEYS
        """);
  }

  @Test
  void typeThatKeepsUnknownKeysNeedsAFieldForThem() {
    String source = """
        @VariantDictionary(unknownKeys = UnknownKeys.KEEP)
        record Save(int level) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        @VariantDictionary on Save: KEEPS_KEYS_WITHOUT_EXTRAS
        """);
  }
}

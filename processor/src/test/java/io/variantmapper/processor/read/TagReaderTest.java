package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TagReaderTest {
  @Test
  void tagIsTheFirstEntryOfASubtype() {
    String source = """
        @VariantDictionary
        record Move(int x) implements Message {}

        @VariantDictionary
        @VariantTag("kind")
        sealed interface Message permits Move {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kind": tag "Move"
        "x": int x as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void typeOutsideOfAHierarchyHasNoTag() {
    String source = """
        @VariantDictionary
        record Move(int x) implements Message {}

        interface Message {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "x": int x as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void subtypeOfASubtypeHasTheTagOfTheWholeHierarchy() {
    String source = """
        @VariantDictionary
        record Jump() implements Action {}

        sealed interface Action extends Message permits Jump {}

        @VariantDictionary
        @VariantTag("kind")
        sealed interface Message permits Action {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "kind": tag "Jump"
        """);
  }

  @Test
  void fieldWithTheKeyOfTheTagReplacesTheTagInAFallback() {
    String source = """
        @VariantDictionary
        @VariantSubtype(fallback = true)
        record Unknown(String type) implements Message {}

        @VariantDictionary
        sealed interface Message permits Unknown {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "type": String type as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void intFieldDoesNotReplaceATextTagInAFallback() {
    String source = """
        @VariantDictionary
        @VariantSubtype(fallback = true)
        record Unknown(int type) implements Message {}

        @VariantDictionary
        sealed interface Message permits Unknown {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "type": tag "Unknown"
        "type": int type as int, missing REFUSED, nil READ
        """);
  }
}

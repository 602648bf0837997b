package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.ModelText.mistakes;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EntryOrderTest {
  @Test
  void fieldsAreOrderedByTheirIndex() {
    String source = """
        @VariantArray
        record Tile(@VariantField(index = 1) int row, @VariantField(index = 0) int column) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "column": int column as int, missing REFUSED, nil READ, index 0
        "row": int row as int, missing REFUSED, nil READ, index 1
        """);
  }

  @Test
  void fieldWithoutAnIndexFollowsThePreviousField() {
    String source = """
        @VariantArray
        record Tile(@VariantField(index = 1) int row, int column, @VariantField(index = 0) int z) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "z": int z as int, missing REFUSED, nil READ, index 0
        "row": int row as int, missing REFUSED, nil READ, index 1
        "column": int column as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void fieldWithoutAnIndexIsPlacedAfterAReservedPosition() {
    String source = """
        @VariantArray(reserved = 1)
        record Tile(int row, int column) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "row": int row as int, missing REFUSED, nil READ
        reserved
        "column": int column as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void positionAfterTheLastFieldCanBeReserved() {
    String source = """
        @VariantArray(reserved = {1, 2})
        record Tile(int row) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "row": int row as int, missing REFUSED, nil READ
        reserved
        reserved
        """);
  }

  @Test
  void flattenedFieldTakesAPositionForEachFieldOfItsType() {
    String source = """
        @VariantArray
        record Line(@VariantField(flatten = true) Point from, @VariantField(index = 1) int width) {}

        @VariantArray
        record Point(int x, int y) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        width at 1: INDEX_TAKEN from
        """);
  }

  @Test
  void fieldMustNotHaveThePositionOfAnotherField() {
    String source = """
        @VariantArray
        record Tile(int row, @VariantField(index = 0) int column) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        column at 0: INDEX_TAKEN row
        """);
  }

  @Test
  void fieldMustNotHaveThePositionOfTheTag() {
    String source = """
        @VariantArray
        record Move(@VariantField(index = 0) int x) implements Message {}

        @VariantDictionary
        sealed interface Message permits Move {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        x at 0: INDEX_TAKEN_BY_TAG tag
        """);
  }

  @Test
  void fieldMustNotHaveAReservedPosition() {
    String source = """
        @VariantArray(reserved = 1)
        record Tile(int row, @VariantField(index = 1) int column) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        column at 1: INDEX_RESERVED
        """);
  }

  @Test
  void fieldMustNotComeAfterAGap() {
    String source = """
        @VariantArray
        record Tile(int row, @VariantField(index = 3) int column) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        column at 3: INDEX_AFTER_GAP 1, gap 1 to 2
        """);
  }

  @Test
  void reservedPositionMustNotComeAfterAGap() {
    String source = """
        @VariantArray(reserved = 2)
        record Tile(int row) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        the type at 2: INDEX_RESERVED_AFTER_GAP 1, gap 1
        """);
  }

  @Test
  void positionMustNotBeReservedTwice() {
    String source = """
        @VariantArray(reserved = {1, 1})
        record Tile(int row) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        the type at 1: INDEX_RESERVED_TWICE
        """);
  }

  @Test
  void negativeIndexIsAMistake() {
    String source = """
        @VariantArray
        record Tile(@VariantField(index = -2) int row) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        row at -2: INDEX_NEGATIVE
        """);
  }

  @Test
  void indexInADictionaryIsAMistake() {
    String source = """
        @VariantDictionary
        record Tile(@VariantField(index = 0) int row) {}
        """;
    assertThat(mistakes(read(source))).isEqualTo("""
        row at 0: INDEX_IN_DICTIONARY
        """);
  }
}

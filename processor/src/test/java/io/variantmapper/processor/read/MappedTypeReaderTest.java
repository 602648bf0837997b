package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Compares whole models. Other tests compare single sections of a model. */
class MappedTypeReaderTest {
  @Test
  void modelOfARecordHasAllSections() {
    String source = """
        @VariantDictionary(naming = KeyNaming.SNAKE_CASE)
        public record Player(String displayName, List<Item> items, @VariantIgnore int cache) {}

        @VariantArray
        record Item(int id) {}
        """;
    assertThat(ModelText.of(read(source))).isEqualTo("""
        Player as DICTIONARY, traits [PUBLIC]
        new Player(String displayName, List<Item> items, int cache = DEFAULT or kept by cache())
        "display_name": String displayName as String, missing REFUSED, nil READ
        "items": List<Item> items as Array of Item (in ArrayList, ARRAY), missing REFUSED, nil READ
        displayName: get by displayName(), set by creator
        items: get by items(), set by creator
        """);
  }

  @Test
  void modelOfAClassHasAllSections() {
    String source = """
        @VariantArray(reserved = 1)
        class Tile {
          private final int row;
          int column;

          Tile(int row) {
            this.row = row;
          }

          int getRow() {
            return row;
          }

          @VariantField
          static int count;
        }
        """;
    assertThat(ModelText.of(read(source))).isEqualTo("""
        Tile as ARRAY
        new Tile(int row)
        "row": int row as int, missing REFUSED, nil READ
        reserved
        "column": int column as int, missing KEPT, nil KEPT
        row: get by getRow(), set by creator
        column: get by field column, set by field column
        @VariantField on Tile.count: STATIC_FIELD
        """);
  }

  @Test
  void faultyTypeIsReadToTheEnd() {
    String source = """
        @VariantDictionary
        class Player {
          private Thread thread;
          int hp;

          private Player() {}
        }
        """;
    assertThat(ModelText.of(read(source))).isEqualTo("""
        Player as DICTIONARY
        none: NO_ACCESSIBLE_CREATOR
        "thread": Thread thread as nothing: Thread UNSUPPORTED_NO_VARIANT_TYPE, missing KEPT, nil KEPT
        "hp": int hp as int, missing KEPT, nil KEPT
        thread: get by nothing, set by nothing
        hp: get by field hp, set by field hp
        """);
  }
}

package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The fields or accessors that become properties. */
class FieldsTest {
  @Test
  void inheritedFieldsComeFirst() {
    String source = """
        @VariantDictionary
        class Player extends Base {
          int hp;
        }

        class Base {
          int id;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "id": int id as int, missing KEPT, nil KEPT
        "hp": int hp as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void fieldOfAGenericSuperclassHasTheTypeArgumentOfTheSubclass() {
    String source = """
        @VariantDictionary
        class Team extends Base<String> {}

        class Base<T> {
          List<T> members;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "members": List<String> members as Array of String (in ArrayList), missing KEPT, nil KEPT
        """);
  }

  @Test
  void staticFieldIsNotMapped() {
    String source = """
        @VariantDictionary
        class Player {
          static int count;
          int hp;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void transientFieldIsNotMapped() {
    String source = """
        @VariantDictionary
        class Player {
          transient int cache;
          int hp;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void ignoredFieldIsNotMapped() {
    String source = """
        @VariantDictionary
        record Session(String player, @VariantIgnore long lastSeen) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "player": String player as String, missing REFUSED, nil READ
        """);
  }

  @Test
  void accessorOfAnAbstractTypeIsNamedWithoutItsPrefix() {
    String source = """
        @VariantDictionary
        interface Player {
          int getHp();

          static Player create(int hp) {
            return () -> hp;
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void inheritedAccessorsComeFirst() {
    String source = """
        @VariantDictionary
        abstract class Player implements Named {
          abstract int hp();

          static Player create(String name, int hp) {
            throw new IllegalStateException();
          }
        }

        interface Named {
          String name();
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "name": String name as String, missing REFUSED, nil READ
        "hp": int hp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void methodWithABodyIsNotAnAccessor() {
    String source = """
        @VariantDictionary
        interface Player {
          int hp();

          default boolean alive() {
            return hp() > 0;
          }

          static Player create(int hp) {
            return () -> hp;
          }
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing REFUSED, nil READ
        """);
  }
}

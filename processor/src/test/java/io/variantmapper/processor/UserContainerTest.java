package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests fields whose type is the user's own collection or map class. */
class UserContainerTest {
  private static final int MANY = 1000;

  private static final String TYPES = """
      static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 0;
      }

      static final class Pile<E> extends ArrayDeque<E> {
        private static final long serialVersionUID = 0;
      }

      static class Bag<E> extends ArrayList<E> {
        private static final long serialVersionUID = 0;
      }

      static final class Grid<E> extends Bag<List<E>> {
        private static final long serialVersionUID = 0;
      }

      static final class Scores extends TreeMap<String, Integer> {
        private static final long serialVersionUID = 0;

        Scores() {
          super(String.CASE_INSENSITIVE_ORDER);
        }
      }

      static final class Ids<V> extends HashMap<String, V> {
        private static final long serialVersionUID = 0;
      }

      interface Words extends List<String> {}

      static final class Text extends AbstractList<String> implements Words {
        private final List<String> words;

        Text(Collection<String> words) {
          this.words = List.copyOf(words);
        }

        public String get(int index) {
          return words.get(index);
        }

        public int size() {
          return words.size();
        }
      }

      static final class Tags<E> extends AbstractSet<E> {
        private final Set<E> all;

        private Tags(Set<E> all) {
          this.all = all;
        }

        static <T> Tags<T> copyOf(Collection<? extends T> all) {
          return new Tags<>(new TreeSet<>(all));
        }

        public Iterator<E> iterator() {
          return all.iterator();
        }

        public int size() {
          return all.size();
        }
      }

      static final class Fixed<V> extends AbstractMap<String, V> {
        private final Map<String, V> all;

        Fixed(Map<String, ? extends V> all) {
          if (all.containsKey("bad")) {
            throw new IllegalArgumentException("bad key");
          }
          this.all = new TreeMap<>(all);
        }

        public Set<Map.Entry<String, V>> entrySet() {
          return all.entrySet();
        }
      }

      @VariantDictionary
      record Cell(int x) {
        public int hashCode() {
          return 0;
        }
      }

      static final class Counted<E> extends AbstractCollection<E> {
        private final Map<E, Integer> all = new LinkedHashMap<>();

        public boolean add(E element) {
          all.merge(element, 1, Integer::sum);
          return true;
        }

        public Iterator<E> iterator() {
          return all.keySet().iterator();
        }

        public int size() {
          return all.size();
        }
      }
      """;

  /** Returns a record that prints the class and the value of its only component. */
  private static Unit unit(String component) {
    return new Unit("""
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        @VariantDictionary(changes = true)
        record Unit(%s all) {
          public String toString() {
            return (all == null ? "" : all.getClass().getSimpleName() + " ") + all;
          }
        %s}
        """.formatted(component, TYPES));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Unit.Names|Names [b, a]",
        "Unit.Pile<String>|Pile [b, a]",
        "Unit.Bag<String>|Bag [b, a]",
        "Unit.Bag<CharSequence>|Bag [b, a]",
        "Unit.Text|Text [b, a]",
        "Unit.Tags<String>|Tags [a, b]",
        "Unit.Counted<String>|Counted [b, a]",
        "@VariantField(as = Unit.Text.class) Unit.Words|Text [b, a]",
        "@VariantField(as = Unit.Text.class) List<String>|Text [b, a]",
        "@VariantField(as = Unit.Tags.class) Collection<? extends String>|Tags [a, b]",
        "@VariantField(type = WireType.PACKED_STRING_ARRAY) Unit.Names|Names [b, a]",
      })
  void elementsAreReadIntoTheClassOfTheUser(String type, String read) {
    Unit unit = unit(type);
    assertThat(unit.read(Map.of("all", List.of("b", "a")))).isEqualTo(read);
    assertThat(unit.written(Map.of("all", List.of("a", "b")))).contains("\"a\", \"b\"");
    assertThat(unit.changes(Map.of("all", List.of("a")), Map.of("all", List.of("a"))))
        .isIn("{}", "{\"all\": [\"a\"]}");
  }

  @ParameterizedTest
  @CsvSource({"Scores, Scores", "Ids<Integer>, Ids", "Fixed<Integer>, Fixed"})
  void entriesAreReadIntoTheClassOfTheUser(String type, String name) {
    Unit unit = unit("Unit." + type);
    assertThat(unit.read(Map.of("all", Map.of("a", 1)))).isEqualTo(name + " {a=1}");
    assertThat(unit.written(Map.of("all", Map.of("a", 1)))).isEqualTo("{\"all\": {\"a\": 1}}");
  }

  @Test
  void elementTypeMayContainTheTypeArgument() {
    Unit unit = unit("Unit.Grid<Integer>");
    Map<String, Object> value = Map.of("all", List.of(List.of(1, 2), List.of()));
    assertThat(unit.read(value)).isEqualTo("Grid [[1, 2], []]");
    assertThat(unit.written(value)).isEqualTo("{\"all\": [[1, 2], []]}");
  }

  @Test
  void collectionsOfTheUserMayContainEachOther() {
    Unit unit = unit("Map<String, Unit.Bag<Unit.Bag<Unit.Tags<Integer>>>>");
    Map<String, Object> value = Map.of("all", Map.of("a", List.of(List.of(List.of(2, 1)))));
    assertThat(unit.written(value)).isEqualTo("{\"all\": {\"a\": [[[1, 2]]]}}");
  }

  @Test
  void elementMayBeNullIfTheTypeArgumentSaysSo() {
    Map<String, Object> value = Map.of("all", Collections.singletonList(null));
    assertThat(unit("Unit.Bag<@Nullable String>").read(value)).isEqualTo("Bag [null]");
    assertThatThrownBy(() -> unit("Unit.Bag<String>").read(value))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void emptyCollectionIsOmittedAndReadBack() {
    Unit unit = unit("@VariantField(nulls = NullPolicy.OMIT_EMPTY) Unit.Tags<String>");
    assertThat(unit.written(Map.of("all", List.of()))).isEqualTo("{}");
    assertThat(unit.read(Map.of())).isEqualTo("Tags []");
    assertThat(unit("@VariantField(nulls = NullPolicy.OMIT_EMPTY) Unit.Fixed<Integer>")
            .read(Map.of()))
        .isEqualTo("Fixed {}");
  }

  @Test
  void exceptionOfAConstructorIsWrapped() {
    assertThatThrownBy(() -> unit("Unit.Fixed<Integer>").read(Map.of("all", Map.of("bad", 1))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.all")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void manyCollidingElementsAreRefused() {
    List<Object> many =
        IntStream.range(0, MANY).<Object>mapToObj(x -> Map.of("x", x)).toList();
    for (String type : List.of("Tags", "Counted")) {
      assertThatThrownBy(() -> unit("Unit." + type + "<Unit.Cell>").read(Map.of("all", many)))
          .isInstanceOf(MalformedPacketException.class)
          .hasMessageContaining("hash code");
    }
  }

  @Test
  void typeParameterOfTheMappedTypeMayBeTheElementType() {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Unit", """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.*;
        @VariantDictionary
        record Unit<T>(Unit.Bag<T> bag, Map<String, Unit.Bag<T>> bags) {
          static class Bag<E> extends ArrayList<E> {
            private static final long serialVersionUID = 0;
          }
        }
        """));
    assertThat(compiled.messages()).isEmpty();
  }
}

package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code as}: the class of the object that reading creates. */
class AsOptionTest {
  private static final int MANY = 1000;

  /** Returns a record that prints the class and the value of its only component. */
  private static Unit unit(String component) {
    return new Unit("""
        import java.util.*;
        import java.util.concurrent.*;
        import org.jspecify.annotations.Nullable;
        @VariantDictionary
        record Unit(%s all) {
          public String toString() {
            return all.getClass().getSimpleName() + " " + all;
          }

          static final class Names<E> extends ArrayList<E> {
            private static final long serialVersionUID = 0;

            Names() {
              super(2);
            }
          }

          static final class Scores extends TreeMap<String, Integer> {
            private static final long serialVersionUID = 0;

            Scores() {
              super(String.CASE_INSENSITIVE_ORDER);
            }
          }

          static final class Fixed extends AbstractList<Integer> {
            public Integer get(int i) {
              return i;
            }

            public int size() {
              return 3;
            }
          }

          @VariantDictionary
          record Cell(int x) {
            public int hashCode() {
              return 0;
            }
          }

          static final class Cells extends AbstractSet<Cell> {
            private final Set<Cell> all = new HashSet<>();

            public boolean add(Cell cell) {
              return all.add(cell);
            }

            public Iterator<Cell> iterator() {
              return all.iterator();
            }

            public int size() {
              return all.size();
            }
          }
        }
        """.formatted(component));
  }

  private static String field(String as, String type) {
    return "@VariantField(as = " + as + ".class) " + type;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LinkedList|List<Integer>|LinkedList [3, 1]",
        "Vector|Collection<Integer>|Vector [3, 1]",
        "TreeSet|Set<Integer>|TreeSet [1, 3]",
        "ConcurrentSkipListSet|SortedSet<Integer>|ConcurrentSkipListSet [1, 3]",
        "ArrayDeque|Collection<Integer>|ArrayDeque [3, 1]",
        "LinkedList|Queue<@Nullable Integer>|LinkedList [3, 1]",
        "Unit.Names|List<? extends Integer>|Names [3, 1]",
        "Unit.Names|ArrayList<Integer>|Names [3, 1]",
      })
  void collectionIsReadAsTheNamedClass(String as, String type, String read) {
    assertThat(unit(field(as, type)).read(Map.of("all", List.of(3, 1)))).isEqualTo(read);
  }

  @ParameterizedTest
  @CsvSource({"TreeMap", "ConcurrentHashMap", "HashMap", "Unit.Scores"})
  void mapIsReadAsTheNamedClass(String as) {
    Unit unit = unit(field(as, "Map<String, Integer>"));
    Map<String, Object> value = Map.of("all", Map.of("a", 1));
    assertThat(unit.read(value)).isEqualTo(as.replace("Unit.", "") + " {a=1}");
    assertThat(unit.written(value)).isEqualTo("{\"all\": {\"a\": 1}}");
  }

  @Test
  void setOfConstantsIsReadAsAnEnumSet() {
    Unit unit = unit(field("EnumSet", "Set<java.time.DayOfWeek>"));
    assertThat(unit.read(Map.of("all", List.of("FRIDAY")))).isEqualTo("RegularEnumSet [FRIDAY]");
  }

  @Test
  void packedArrayIsReadAsTheNamedClass() {
    Unit unit = unit("@VariantField(as = LinkedList.class, type = WireType.PACKED_INT32_ARRAY)"
        + " List<Integer>");
    assertThat(unit.read(Map.of("all", List.of(3)))).isEqualTo("LinkedList [3]");
    assertThat(unit.written(Map.of("all", List.of(3)))).isEqualTo("{\"all\": PackedInt32Array(3)}");
  }

  @Test
  void exceptionOfTheNamedClassIsWrapped() {
    assertThatThrownBy(
            () -> unit(field("Unit.Fixed", "List<Integer>")).read(Map.of("all", List.of(1))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.all")
        .hasCauseInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void collidingElementsAreRefusedInACollectionOfTheUser() {
    List<Object> many =
        IntStream.range(0, MANY).<Object>mapToObj(x -> Map.of("x", x)).toList();
    assertThatThrownBy(() -> unit(field("Unit.Cells", "Set<Unit.Cell>")).read(Map.of("all", many)))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("hash code");
  }

  /** Returns a record with this component. It contains interfaces with mapped implementations. */
  private static Unit shape(String component) {
    return new Unit("""
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        @VariantDictionary(changes = true)
        record Unit(%s shape) {
          static Shape none() {
            return new Circle(0);
          }

          static Shape square() {
            return new Square();
          }

          interface Shape {}

          interface Holder<T> {}

          @VariantArray
          record Circle(int r) implements Shape, Holder<String> {}

          record Square() implements Shape {}

          @VariantDictionary
          sealed interface Solid extends Shape {}

          @VariantDictionary
          record Ball(int r) implements Solid {}
        }
        """.formatted(component));
  }

  @ParameterizedTest
  @CsvSource({
    "Unit.Shape",
    "Unit.@Nullable Shape",
    "Object",
    "Record",
    "Unit.Holder<String>",
    "Unit.Holder<?>",
    "Unit.Holder<? extends CharSequence>"
  })
  void valueIsMappedAsTheNamedClass(String type) {
    Unit unit = shape(field("Unit.Circle", type));
    Map<String, Object> value = Map.of("shape", List.of(2));
    assertThat(unit.read(value)).isEqualTo("Unit[shape=Circle[r=2]]");
    assertThat(unit.written(value)).isEqualTo("{\"shape\": [2]}");
    assertThat(unit.changes(value, Map.of("shape", List.of(3)))).isEqualTo("{\"shape\": [3]}");
  }

  @Test
  void valueIsMappedAsASubtypeOfANamedHierarchy() {
    Unit unit = shape(field("Unit.Solid", "Unit.Shape"));
    assertThat(unit.written(Map.of("shape", Map.of("type", "Ball", "r", 2))))
        .isEqualTo("{\"shape\": {\"type\": \"Ball\", \"r\": 2}}");
  }

  @Test
  void valueInAnOptionalIsMappedAsTheNamedClass() {
    Unit unit = shape(field("Unit.Circle", "Optional<Unit.Shape>"));
    assertThat(unit.written(Map.of("shape", List.of(2)))).isEqualTo("{\"shape\": [2]}");
    assertThat(unit.written(Map.of())).isEqualTo("{\"shape\": null}");
  }

  @Test
  void defaultOfAnUnmappedTypeIsOmitted() {
    Unit unit = shape("@VariantField(as = Unit.Circle.class, defaultFrom = \"none\","
        + " omitDefault = true) Unit.Shape");
    assertThat(unit.written(Map.of("shape", List.of(0)))).isEqualTo("{}");
  }

  @Test
  void objectOfAnotherClassIsNotWritten() {
    Unit unit = shape("@VariantField(as = Unit.Circle.class, defaultFrom = \"square\") Unit.Shape");
    assertThatThrownBy(() -> unit.written(Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("game.Unit$Square is not a game.Unit.Circle, the class in the field's"
            + " @VariantField(as). Write an object of that class, or map the declared type by its"
            + " subtypes.");
  }

  @Test
  void valueThatTheNamedClassCannotHoldIsRefusedWithItsPath() {
    assertThatThrownBy(
            () -> shape(field("Unit.Circle", "Unit.Shape")).read(Map.of("shape", List.of("wide"))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.shape[0]");
  }
}

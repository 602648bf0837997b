package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ExpectedSize;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The size in bytes that generated serializers expect for objects. */
class ExpectedSizeTest {
  private static final int DEPTH = 24;

  static Stream<Golden> goldens() throws IOException {
    return Golden.all();
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void expectedSizeIsLessThanTwiceTheWrittenSize(Golden golden)
      throws ReflectiveOperationException {
    for (Object value : golden.compiled().examples()) {
      VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
      assertThat(serializer.expectedSize(value, DEPTH))
          .isLessThan(ExpectedSize.UNKNOWN + 2L * serializer.encode(value).length);
    }
  }

  @Test
  void fieldOfUnknownSizeAddsAFixedEstimate() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Place", """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        public record Place(int x, java.util.Optional<String> name) {}
        """));
    Object place = compiled
        .type("game.Place")
        .getConstructors()[0]
        .newInstance(1, Optional.of("a longer name"));
    VariantSerializer<Object> places = Compiled.serializer(place.getClass());
    assertThat(places.expectedSize(place, DEPTH))
        .isGreaterThan(places.encode(place).length)
        .isEqualTo(8 + 16 + 16 + ExpectedSize.UNKNOWN);
  }

  @Test
  void listOfListsDoesNotReduceTheDepthLimitOfOtherFields() throws IOException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Node", """
        package game;
        import java.util.List;
        @io.variantmapper.annotations.VariantDictionary
        public record Node(List<List<Node>> rows, List<Node> children) {}
        """));
    assertThat(compiled.generated().get("NodeVariantSerializer.java"))
        .contains(
            "ExpectedSize.<Node>ofArray(value.children(), NodeVariantSerializer.INSTANCE, depth - 1)");
  }

  @Test
  void getterIsNotCalledOutsideItsView() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Place", """
        package game;
        import io.variantmapper.annotations.*;
        @VariantArray(views = "server")
        public class Place {
          private int x;
          @VariantField(views = "server") private java.util.List<String> log;
          public int getX() {
            return x;
          }
          public void setX(int x) {
            this.x = x;
          }
          public java.util.List<String> getLog() {
            throw new IllegalStateException("Not loaded");
          }
          public void setLog(java.util.List<String> log) {
            this.log = log;
          }
        }
        """));
    Object place = compiled.type("game.Place").getConstructor().newInstance();
    VariantSerializer<Object> places = Compiled.serializer(place.getClass());
    assertThat(places.encode(place)).hasSize(8 + 8 + 4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"record", "array", "genericcreators"})
  void expectedSizeEqualsTheWrittenSize(String golden) throws ReflectiveOperationException {
    for (Object value : Golden.named(golden).compiled().examples()) {
      VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
      assertThat(serializer.expectedSize(value, DEPTH)).isEqualTo(serializer.encode(value).length);
    }
  }

  @Test
  void fixedSizeIsKnownIfAllObjectsHaveTheSameSize() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Place", """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        public record Place(int x, float y, boolean known) {}
        """));
    Object place = compiled.type("game.Place").getConstructors()[0].newInstance(1, 2f, true);
    VariantSerializer<Object> places = Compiled.serializer(place.getClass());
    assertThat(places.fixedSize()).isEqualTo(places.encode(place).length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"String name", "double y", "@VariantField(access = FieldAccess.READ_ONLY) int y"})
  void fixedSizeIsZeroIfObjectsDifferInSize(String field) throws ReflectiveOperationException {
    Compiled compiled =
        Compiled.of(JavaFileObjects.forSourceString("game.Place", """
        package game;
        import io.variantmapper.annotations.*;
        @VariantArray
        public record Place(int x, %s) {}
        """.formatted(field)));
    assertThat(compiled.serializer("game.Place").fixedSize()).isZero();
  }

  @Test
  void expectedSizeOfNullIsTheSizeOfNil() throws ReflectiveOperationException {
    VariantSerializer<Object> fixed = Golden.named("builder").compiled().serializer("game.Marked");
    assertThat(fixed.expectedSize(null, DEPTH)).isEqualTo(fixed.encode(null).length);
  }

  @Test
  void expectedSizeOfACycleIsLimitedByTheDepthLimit() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Node", """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        public class Node {
          public Node next;
          public java.util.List<Node> children;
        }
        """));
    Object node = compiled.type("game.Node").getConstructor().newInstance();
    node.getClass().getField("next").set(node, node);
    node.getClass().getField("children").set(node, List.of());
    VariantSerializer<Object> serializer = Compiled.serializer(node.getClass());
    assertThat(serializer.expectedSize(node, DEPTH)).isBetween(300L, 1000L);
    assertThatThrownBy(() -> serializer.encode(node))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 100, 1000})
  @Timeout(10)
  void objectsThatReferToEachOtherAreRefusedQuickly(int count) throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Node", """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        public class Node {
          public java.util.List<Node> next;
        }
        """));
    Class<?> type = compiled.type("game.Node");
    List<Object> nodes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      nodes.add(type.getConstructor().newInstance());
    }
    for (Object node : nodes) {
      type.getField("next").set(node, nodes);
    }
    assertRefused(nodes.get(0));
  }

  @Test
  @Timeout(10)
  void objectThatRefersToItselfInManyFieldsIsRefusedQuickly() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Tile", """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        public class Tile {
          public Tile north;
          public Tile east;
          public Tile south;
          public Tile west;
        }
        """));
    Object tile = compiled.type("game.Tile").getConstructor().newInstance();
    for (Field field : tile.getClass().getFields()) {
      field.set(tile, tile);
    }
    assertRefused(tile);
  }

  private static void assertRefused(Object value) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
    assertThatThrownBy(() -> serializer.encode(value))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("Deeper than 1024 containers");
  }

  @Test
  void expectedSizeIncludesNestedEntries() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.World", """
        package game;
        import java.util.Collections;
        import java.util.List;
        import java.util.Map;
        @io.variantmapper.annotations.VariantDictionary
        public record World(String name, List<Entry> entries, List<String> log, Place spawn) {
          @io.variantmapper.annotations.VariantDictionary
          public record Entry(String name, Place place, List<Item> items) {}
          @io.variantmapper.annotations.VariantDictionary
          public record Item(String name, Place place) {}
          @io.variantmapper.annotations.VariantDictionary
          public record Place(String name) {}
          public static World example() {
            Place place = new Place("here");
            List<Item> items = Collections.nCopies(8, new Item("rope", place));
            return new World("w", Collections.nCopies(10_000, new Entry("e", place, items)),
                Collections.nCopies(10_000, "log"), place);
          }
        }
        """));
    Object world = compiled.type("game.World").getMethod("example").invoke(null);
    VariantSerializer<Object> serializer = Compiled.serializer(world.getClass());
    assertThat(serializer.expectedSize(world, DEPTH)).isEqualTo(serializer.encode(world).length);
  }
}

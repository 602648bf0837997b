package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Rows for collections, maps, and arrays that Godot does not pack. */
final class CollectionRows {
  static final Section SECTION = Section.of(
          "collections and maps",
          field(new Doors(new boolean[] {true, false}), "[true, false]")
              .alsoFrom("Array[bool]([true, false])"),
          field(new Ports(new short[] {1, 2}), "[1, 2]").alsoFrom("PackedInt32Array([1, 2])"),
          field(new Letters(new char[] {'a', 'b'}), "[\"a\", \"b\"]")
              .alsoFrom("PackedStringArray([\"a\", \"b\"])"),
          field(new Cells(new Vector2i[] {new Vector2i(1, 2)}), "[Vector2i(1, 2)]")
              .alsoFrom("Array[Vector2i]([Vector2i(1, 2)])"),
          field(
                  new Grid(new int[][] {{1, 2}, {}}),
                  "[PackedInt32Array([1, 2]), PackedInt32Array([])]")
              .alsoFrom("[[1, 2], []]"),
          field(new Bag(new Item[] {new Item("rope")}), "[{\"name\": \"rope\"}]"),
          field(new Tags(List.of("a", "b")), "[\"a\", \"b\"]")
              .alsoFrom(
                  "PackedStringArray([\"a\", \"b\"])",
                  "Array[String]([\"a\", \"b\"])",
                  "[&\"a\", \"b\"]"),
          field(new Counts(List.of(1, 2)), "[1, 2]")
              .alsoFrom("PackedInt32Array([1, 2])", "PackedByteArray([1, 2])", "[1.0, 2.0]"),
          field(new Points(List.of(new Vector2(1, 2))), "[Vector2(1, 2)]")
              .alsoFrom("PackedVector2Array([Vector2(1, 2)])"),
          field(new Piles(List.of(List.of(1), List.of())), "[[1], []]")
              .alsoFrom("[PackedInt32Array([1]), []]"),
          field(new Loot(List.of(new Item("rope"))), "[{\"name\": \"rope\"}]")
              .alsoFrom("[[\"rope\"]]"),
          field(new Seen(new LinkedHashSet<>(List.of(3, 1))), "[3, 1]").alsoFrom("[3, 1, 3]"),
          field(new Allowed(List.of("a")), "[\"a\"]").alsoFrom("PackedStringArray([\"a\"])"),
          field(new Lines(List.of("a")), "[\"a\"]").alsoFrom("PackedStringArray([\"a\"])"),
          field(new Queue(new ArrayDeque<>(List.of("a"))), "[\"a\"]")
              .alsoFrom("PackedStringArray([\"a\"])"),
          field(new Mail(new LinkedBlockingQueue<>(List.of("a", "b"))), "[\"a\", \"b\"]"),
          field(new Guests(new TreeSet<>(List.of("Bob", "Ada"))), "[\"Ada\", \"Bob\"]")
              .alsoFrom("[\"Bob\", \"Ada\"]"),
          field(new Ranks(new TreeSet<>(Set.of(3, 1))), "[1, 3]").alsoFrom("[3, 1, 3]"),
          field(new Sides(EnumSet.of(Side.RIGHT, Side.LEFT)), "[\"LEFT\", \"RIGHT\"]")
              .alsoFrom("[1, 0]"),
          field(new Chest(new Inventory(List.of(new Item("rope")))), "[{\"name\": \"rope\"}]"),
          field(new Totals(new Sums(Map.of("a", 1))), "{\"a\": 1}"),
          field(new Prices(Map.of("rope", 3)), "{\"rope\": 3}")
              .alsoFrom(
                  "{&\"rope\": 3.0}", "{\"rope\": 3.0}", "Dictionary[String, int]({\"rope\": 3})"),
          field(new Best(new SimpleImmutableEntry<>("Ada", 3)), "{\"Ada\": 3}")
              .alsoFrom("{&\"Ada\": 3.0}"),
          field(new Slots(Map.of(1, "rope")), "{1: \"rope\"}").alsoFrom("{1.0: \"rope\"}"),
          field(new Claims(Map.of(new Vector2(1, 2), List.of("Ada"))), "{Vector2(1, 2): [\"Ada\"]}")
              .alsoFrom("{Vector2(1, 2): PackedStringArray([\"Ada\"])}"),
          field(new Scores(new TreeMap<>(Map.of("b", 1, "a", 2))), "{\"a\": 2, \"b\": 1}")
              .alsoFrom("{\"b\": 1, \"a\": 2}"),
          field(new Hands(new EnumMap<>(Map.of(Side.LEFT, "rope"))), "{\"LEFT\": \"rope\"}")
              .alsoFrom("{0: \"rope\"}"),
          field(new Stock(Map.of("a", new Item("rope"))), "{\"a\": {\"name\": \"rope\"}}"))
      .with(Item.class, Side.class, Inventory.class, Sums.class);

  private CollectionRows() {}

  @VariantArray
  record Guests(@VariantField(as = TreeSet.class) Set<String> guests) {}

  @VariantDictionary
  record Item(String name) {}

  static final class Inventory extends ArrayList<Item> {
    private static final long serialVersionUID = 1;

    Inventory() {}

    Inventory(Collection<Item> items) {
      super(items);
    }
  }

  static final class Sums extends TreeMap<String, Integer> {
    private static final long serialVersionUID = 1;

    Sums(Map<String, Integer> entries) {
      super(entries);
    }
  }

  @VariantArray
  record Chest(Inventory items) {}

  @VariantArray
  record Totals(Sums totals) {}

  enum Side {
    LEFT,
    RIGHT
  }

  @VariantArray
  record Doors(boolean[] doors) {}

  @VariantArray
  record Ports(short[] ports) {}

  @VariantArray
  record Letters(char[] letters) {}

  @VariantArray
  record Cells(Vector2i[] cells) {}

  @VariantArray
  record Grid(int[][] grid) {}

  @VariantArray
  record Bag(Item[] bag) {}

  @VariantArray
  record Tags(List<String> tags) {}

  @VariantArray
  record Counts(List<Integer> counts) {}

  @VariantArray
  record Points(List<Vector2> points) {}

  @VariantArray
  record Piles(List<List<Integer>> piles) {}

  @VariantArray
  record Loot(List<Item> loot) {}

  @VariantArray
  record Seen(Set<Integer> seen) {}

  @VariantArray
  record Lines(Iterable<String> lines) {}

  @VariantArray
  record Best(Map.Entry<String, Integer> best) {}

  @VariantArray
  record Allowed(Collection<String> allowed) {}

  @VariantArray
  record Queue(Deque<String> queue) {}

  @VariantArray
  record Mail(BlockingQueue<String> mail) {}

  @VariantArray
  record Ranks(SortedSet<Integer> ranks) {}

  @VariantArray
  record Sides(EnumSet<Side> sides) {}

  @VariantArray
  record Scores(NavigableMap<String, Integer> scores) {}

  @VariantArray
  record Hands(EnumMap<Side, String> hands) {}

  @VariantArray
  record Prices(Map<String, Integer> prices) {}

  @VariantArray
  record Slots(Map<Integer, String> slots) {}

  @VariantArray
  record Claims(Map<Vector2, List<String>> claims) {}

  @VariantArray
  record Stock(Map<String, Item> stock) {}
}

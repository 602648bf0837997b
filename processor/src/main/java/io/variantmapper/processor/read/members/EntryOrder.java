package io.variantmapper.processor.read.members;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.ArrayIndex;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;

/**
 * The order in which entries are written.
 *
 * @param entries the entries in this order; in declaration order if there are mistakes
 */
record EntryOrder(List<Entry> entries, List<Fault> mistakes) {
  /**
   * Returns the entries of a Dictionary in declaration order. A field with an index is a mistake.
   */
  static EntryOrder inDictionary(List<Entry> entries) {
    List<Fault> mistakes = Entry.only(Field.class, entries).stream()
        .flatMap(field -> field.options().index().stream()
            .map(index -> new Fault(FieldFault.INDEX_IN_DICTIONARY, index.anchor())
                .with("index", index.position())
                .with("name", field.name())))
        .toList();
    return new EntryOrder(entries, mistakes);
  }

  /** Returns the entries of an Array in the order of their positions. */
  static EntryOrder inArray(TypeElement type, List<Entry> entries) {
    Positions positions = new Positions(type);
    entries.forEach(positions::add);
    positions.moveColliding();
    positions.checkGaps();
    return positions.mistakes.isEmpty()
        ? new EntryOrder(positions.entries(), List.of())
        : new EntryOrder(entries, List.copyOf(positions.mistakes));
  }

  /**
   * Gives each entry of an Array its position. The tag gets 0, a field with an index gets this
   * index, and any other entry follows the previous entry.
   */
  private static final class Positions {
    private final SourceAnchor type;
    private final NavigableMap<Integer, ArrayIndex> reserved = new TreeMap<>();
    private final Map<Integer, Entry> taken = new TreeMap<>();
    private final List<Entry> withoutPosition = new ArrayList<>();
    private final List<Fault> mistakes = new ArrayList<>();

    /** The entries whose index another entry has, with the faults about them. */
    private final Map<Entry, Fault> colliding = new LinkedHashMap<>();

    private int next;

    Positions(TypeElement type) {
      this.type = SourceAnchor.of(type);
      Annotations.find(type, VariantArray.class).stream()
          .flatMap(annotation -> Annotations.values(annotation, "reserved").stream()
              .map(value ->
                  new ArrayIndex((Integer) value.getValue(), this.type.at(annotation, value))))
          .forEach(this::reserve);
    }

    private void reserve(ArrayIndex index) {
      if (index.position() < 0) {
        addMistake(FieldFault.INDEX_RESERVED_NEGATIVE, index, Map.of());
      } else if (reserved.containsKey(index.position())) {
        addMistake(FieldFault.INDEX_RESERVED_TWICE, index, Map.of());
        return;
      }
      reserved.put(index.position(), index);
    }

    private void add(Entry entry) {
      Optional<ArrayIndex> index = index(entry);
      int width = width(entry);
      if (width == 0) {
        withoutPosition.add(entry);
        return;
      }
      boolean isTag = entry.isTag();
      int position = isTag ? 0 : index.map(ArrayIndex::position).orElseGet(() -> free(width));
      ArrayIndex at =
          new ArrayIndex(position, index.map(ArrayIndex::anchor).orElse(entry.anchor()));
      next = Math.max(position, position + width);
      if (position < 0) {
        addMistake(FieldFault.INDEX_NEGATIVE, at, Map.of("name", entry.name()));
        return;
      }
      Optional<Entry> other = range(position, width)
          .mapToObj(taken::get)
          .flatMap(found -> Optional.ofNullable(found).stream())
          .findFirst();
      if (other.isPresent()) {
        FieldFault fault =
            other.get().isTag() ? FieldFault.INDEX_TAKEN_BY_TAG : FieldFault.INDEX_TAKEN;
        Map<String, Object> names =
            Map.of("name", entry.name(), "other", other.get().name());
        colliding.put(entry, mistake(fault, at, names));
      } else if (isTag && reserved.containsKey(0)) {
        addMistake(FieldFault.INDEX_RESERVED_FOR_TAG, reserved.get(0), Map.of());
      } else if (range(position, width).anyMatch(reserved::containsKey)) {
        addMistake(FieldFault.INDEX_RESERVED, at, Map.of("name", entry.name()));
      } else {
        range(position, width).forEach(i -> taken.put(i, entry));
      }
    }

    private static Optional<ArrayIndex> index(Entry entry) {
      return entry.asField().flatMap(field -> field.options().index());
    }

    /**
     * Searches for {@code width} consecutive positions that come after the previous entry and are
     * not reserved. Returns the first of these positions.
     */
    private int free(int width) {
      int position = next;
      while (range(position, width).anyMatch(reserved::containsKey)) {
        position++;
      }
      return position;
    }

    private static IntStream range(int position, int width) {
      return IntStream.range(0, width).map(i -> position + i).filter(i -> i >= position);
    }

    /**
     * Returns the number of positions that an entry takes. A flattened property takes a position
     * for each entry of its type except the tag. Any other entry takes 1.
     */
    private static int width(Entry entry) {
      return entry instanceof Flattened flattened
          ? (int) flattened.onWire(Shape.ARRAY).count()
          : 1;
    }

    /**
     * Reports the entries whose index another entry has, and gives them the index that the message
     * suggests. So a gap that they leave is not reported as well.
     */
    private void moveColliding() {
      colliding.forEach((entry, fault) -> {
        int width = width(entry);
        int free = IntStream.iterate(0, position -> position + 1)
            .filter(position -> range(position, width)
                .noneMatch(i -> reserved.containsKey(i) || taken.containsKey(i)))
            .findFirst()
            .orElseThrow();
        range(free, width).forEach(i -> taken.put(i, entry));
        mistakes.add(fault.with("free", free));
      });
    }

    /**
     * Checks for gaps, because other versions of the type would read the entries after a gap from
     * other positions.
     */
    private void checkGaps() {
      int expected = 0;
      for (Map.Entry<Integer, Entry> at : taken.entrySet()) {
        while (reserved.containsKey(expected)) {
          expected++;
        }
        if (expected < at.getKey()) {
          Entry entry = at.getValue();
          Anchor anchor = index(entry).map(ArrayIndex::anchor).orElse(entry.anchor());
          ArrayIndex index = new ArrayIndex(at.getKey(), anchor);
          addMistake(
              FieldFault.INDEX_AFTER_GAP,
              index,
              Map.of("name", entry.name(), "other", expected, "gap", gap(expected, index)));
        }
        expected = at.getKey() + 1;
      }
      checkGapsAfter(expected);
    }

    /** Checks for gaps before the positions that are reserved after the last field. */
    private void checkGapsAfter(int end) {
      int expected = end;
      for (ArrayIndex index : reserved.tailMap(end, true).values()) {
        if (expected < index.position()) {
          addMistake(
              FieldFault.INDEX_RESERVED_AFTER_GAP,
              index,
              Map.of("other", expected, "gap", gap(expected, index)));
        }
        expected = index.position() + 1;
      }
    }

    // Returns "3 to 5 and 7" for a gap from 3 to 7 in which 6 is reserved.
    private String gap(int first, ArrayIndex end) {
      List<String> ranges = new ArrayList<>();
      int start = first;
      for (int position : reserved.subMap(first, end.position()).keySet()) {
        addRange(ranges, start, position);
        start = position + 1;
      }
      addRange(ranges, start, end.position());
      return String.join(" and ", ranges);
    }

    private static void addRange(List<String> ranges, int first, int end) {
      int last = end - 1;
      if (first <= last) {
        ranges.add(first == last ? String.valueOf(first) : first + " to " + last);
      }
    }

    private void addMistake(FieldFault kind, ArrayIndex index, Map<String, Object> arguments) {
      mistakes.add(mistake(kind, index, arguments));
    }

    private static Fault mistake(FieldFault kind, ArrayIndex index, Map<String, Object> arguments) {
      return new Fault(kind, index.anchor()).with("index", index.position()).with(arguments);
    }

    private List<Entry> entries() {
      List<Entry> ordered = new ArrayList<>();
      int position = 0;
      for (Map.Entry<Integer, Entry> at : taken.entrySet()) {
        for (; position < at.getKey(); position++) {
          ordered.add(new Entry.Reserved(position, type));
        }
        if (ordered.isEmpty() || !ordered.get(ordered.size() - 1).equals(at.getValue())) {
          ordered.add(at.getValue());
        }
        position++;
      }
      reserved
          .tailMap(position, true)
          .keySet()
          .forEach(i -> ordered.add(new Entry.Reserved(i, type)));
      ordered.addAll(withoutPosition);
      return ordered;
    }
  }
}

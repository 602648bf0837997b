package io.variantmapper.processor.read;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.Place;
import java.util.ArrayList;
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
 * @param entries the entries; in declaration order if there are mistakes
 */
record EntryOrder(List<Entry> entries, List<Fault> mistakes) {
  /** Returns the declaration order; an index is a mistake here. */
  static EntryOrder inDictionary(List<Entry> entries) {
    List<Fault> mistakes = Entry.only(Field.class, entries).stream()
        .flatMap(field -> field.options().place().stream()
            .map(place -> new Fault(FieldFault.INDEX_IN_DICTIONARY, place.anchor())
                .with("index", place.position())
                .with("name", field.name())))
        .toList();
    return new EntryOrder(entries, mistakes);
  }

  /** Returns the order of the positions in an Array. */
  static EntryOrder inArray(TypeElement type, List<Entry> entries) {
    Positions positions = new Positions(type);
    entries.forEach(positions::add);
    positions.checkGaps();
    return positions.mistakes.isEmpty()
        ? new EntryOrder(positions.entries(), List.of())
        : new EntryOrder(entries, List.copyOf(positions.mistakes));
  }

  /** Places the entries of an Array at the indices that their fields give. */
  private static final class Positions {
    private final SourceAnchor type;
    private final NavigableMap<Integer, Place> reserved = new TreeMap<>();
    private final Map<Integer, Entry> taken = new TreeMap<>();
    private final List<Entry> withoutPlace = new ArrayList<>();
    private final List<Fault> mistakes = new ArrayList<>();
    private int next;

    Positions(TypeElement type) {
      this.type = SourceAnchor.of(type);
      Annotations.find(type, VariantArray.class).stream()
          .flatMap(mark -> Annotations.values(mark, "reserved").stream()
              .map(value -> new Place((Integer) value.getValue(), this.type.at(mark, value))))
          .forEach(this::reserve);
    }

    private void reserve(Place place) {
      if (place.position() < 0) {
        addMistake(FieldFault.INDEX_RESERVED_NEGATIVE, place, Map.of());
      } else if (reserved.containsKey(place.position())) {
        addMistake(FieldFault.INDEX_RESERVED_TWICE, place, Map.of());
        return;
      }
      reserved.put(place.position(), place);
    }

    private void add(Entry entry) {
      Optional<Place> place = place(entry);
      int width = width(entry);
      if (width == 0) {
        withoutPlace.add(entry);
        return;
      }
      boolean isTag = entry instanceof Entry.OfTag;
      int position = isTag ? 0 : place.map(Place::position).orElseGet(() -> free(width));
      Place at = new Place(position, place.map(Place::anchor).orElse(entry.anchor()));
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
            other.get() instanceof Entry.OfTag ? FieldFault.INDEX_OF_TAG : FieldFault.INDEX_TAKEN;
        addMistake(fault, at, Map.of("name", entry.name(), "other", other.get().name()));
      } else if (isTag && reserved.containsKey(0)) {
        addMistake(FieldFault.INDEX_RESERVED_FOR_TAG, reserved.get(0), Map.of());
      } else if (range(position, width).anyMatch(reserved::containsKey)) {
        addMistake(FieldFault.INDEX_RESERVED, at, Map.of("name", entry.name()));
      } else {
        range(position, width).forEach(i -> taken.put(i, entry));
      }
    }

    private static Optional<Place> place(Entry entry) {
      return entry instanceof Field field ? field.options().place() : Optional.empty();
    }

    /** Returns the first position after the last entry where nothing is reserved. */
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
     * Returns the number of positions that an entry takes: for a flattened property, the number of
     * fields of its type.
     */
    private static int width(Entry entry) {
      return entry instanceof Flattened flattened
          ? (int) flattened.type().wireEntries().stream()
              .filter(inner -> !(inner instanceof Entry.OfTag))
              .count()
          : 1;
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
          Anchor anchor = place(entry).map(Place::anchor).orElse(entry.anchor());
          Place place = new Place(at.getKey(), anchor);
          addMistake(
              FieldFault.INDEX_BEHIND_GAP,
              place,
              Map.of("name", entry.name(), "other", expected, "gap", gap(expected, place)));
        }
        expected = at.getKey() + 1;
      }
      checkGapsAfter(expected);
    }

    /** Checks the positions that are reserved after the last field. */
    private void checkGapsAfter(int end) {
      int expected = end;
      for (Place place : reserved.tailMap(end, true).values()) {
        if (expected < place.position()) {
          addMistake(
              FieldFault.INDEX_RESERVED_BEHIND_GAP,
              place,
              Map.of("other", expected, "gap", gap(expected, place)));
        }
        expected = place.position() + 1;
      }
    }

    // 3 to 5
    private static String gap(int first, Place end) {
      int last = end.position() - 1;
      return first == last ? String.valueOf(first) : first + " to " + last;
    }

    private void addMistake(FieldFault kind, Place place, Map<String, Object> arguments) {
      mistakes.add(
          new Fault(kind, place.anchor()).with("index", place.position()).with(arguments));
    }

    /** Returns all entries in order, including the reserved positions. */
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
      ordered.addAll(withoutPlace);
      return ordered;
    }
  }
}

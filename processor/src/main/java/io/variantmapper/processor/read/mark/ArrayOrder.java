package io.variantmapper.processor.read.mark;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Flattening;
import io.variantmapper.processor.model.Place;
import io.variantmapper.processor.model.PlaceMistake;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;

/** Puts the properties of an Array where their indices say. */
public final class ArrayOrder {
  private final SourceAnchor type;
  private final NavigableMap<Integer, Place> reserved = new TreeMap<>();
  private final Map<Integer, Property> taken = new TreeMap<>();
  private final List<Property> withoutPlace = new ArrayList<>();
  private final List<PlaceMistake> mistakes = new ArrayList<>();
  private int next;

  private ArrayOrder(TypeElement type) {
    this.type = SourceAnchor.of(type);
    Annotations.find(type, VariantArray.class).stream()
        .flatMap(mark -> Annotations.values(mark, "reserved").stream()
            .map(value -> new Place((Integer) value.getValue(), this.type.at(mark, value))))
        .forEach(this::reserve);
  }

  /** The properties in the order of their positions. */
  public static FieldOrder of(TypeElement type, List<Property> properties) {
    ArrayOrder order = new ArrayOrder(type);
    properties.forEach(order::add);
    order.checkGaps();
    return order.mistakes.isEmpty()
        ? new FieldOrder(order.properties(), List.of())
        : new FieldOrder(properties, List.copyOf(order.mistakes));
  }

  private void reserve(Place place) {
    if (place.position() < 0) {
      addMistake(FieldFault.INDEX_NEGATIVE, "", place, "");
    } else if (reserved.containsKey(place.position())) {
      addMistake(FieldFault.INDEX_RESERVED_TWICE, "", place, "");
      return;
    }
    reserved.put(place.position(), place);
  }

  private void add(Property property) {
    Optional<Place> place = property.options().place();
    int width = width(property);
    if (width == 0) {
      withoutPlace.add(property);
      return;
    }
    int position = property.isTag() ? 0 : place.map(Place::position).orElseGet(() -> free(width));
    Place at = new Place(position, place.map(Place::anchor).orElse(property.anchor()));
    next = Math.max(position, position + width);
    if (position < 0) {
      addMistake(FieldFault.INDEX_NEGATIVE, property.name(), at, "");
      return;
    }
    Optional<Property> other = range(position, width)
        .mapToObj(taken::get)
        .flatMap(found -> Optional.ofNullable(found).stream())
        .findFirst();
    if (other.isPresent()) {
      FieldFault fault = other.get().isTag() ? FieldFault.INDEX_OF_TAG : FieldFault.INDEX_TAKEN;
      addMistake(fault, property.name(), at, other.get().name());
    } else if (property.isTag() && reserved.containsKey(0)) {
      addMistake(FieldFault.INDEX_RESERVED_FOR_TAG, "", reserved.get(0), "");
    } else if (range(position, width).anyMatch(reserved::containsKey)) {
      addMistake(FieldFault.INDEX_RESERVED, property.name(), at, "");
    } else {
      range(position, width).forEach(i -> taken.put(i, property));
    }
  }

  /** The first position behind the last property where nothing is reserved. */
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

  /** A flattened property takes as many places as its type has fields. */
  private static int width(Property property) {
    return property
        .flattened()
        .map(Flattening.Into::type)
        .map(t -> (int) t.wireFields().stream().filter(field -> !field.isTag()).count())
        .orElse(1);
  }

  /** What is behind a gap would be read from another place in other versions of the type. */
  private void checkGaps() {
    int expected = 0;
    for (Map.Entry<Integer, Property> entry : taken.entrySet()) {
      while (reserved.containsKey(expected)) {
        expected++;
      }
      if (expected < entry.getKey()) {
        Property property = entry.getValue();
        Anchor anchor = property.options().place().map(Place::anchor).orElse(property.anchor());
        addMistake(
            FieldFault.INDEX_BEHIND_GAP,
            property.name(),
            new Place(entry.getKey(), anchor),
            String.valueOf(expected));
      }
      expected = entry.getKey() + 1;
    }
    checkGapsBehind(expected);
  }

  /** What is reserved behind the last field. */
  private void checkGapsBehind(int end) {
    int expected = end;
    for (Place place : reserved.tailMap(end, true).values()) {
      if (expected < place.position()) {
        addMistake(FieldFault.INDEX_RESERVED_BEHIND_GAP, "", place, String.valueOf(expected));
      }
      expected = place.position() + 1;
    }
  }

  private void addMistake(FieldFault fault, String field, Place place, String other) {
    mistakes.add(new PlaceMistake(fault, field, place.position(), other, place.anchor()));
  }

  /** All in their order, what is reserved among them. */
  private List<Property> properties() {
    List<Property> ordered = new ArrayList<>();
    int position = 0;
    for (Map.Entry<Integer, Property> entry : taken.entrySet()) {
      for (; position < entry.getKey(); position++) {
        ordered.add(Property.reserved(position, type));
      }
      if (ordered.isEmpty() || !ordered.get(ordered.size() - 1).equals(entry.getValue())) {
        ordered.add(entry.getValue());
      }
      position++;
    }
    reserved.tailMap(position, true).keySet().forEach(i -> ordered.add(Property.reserved(i, type)));
    ordered.addAll(withoutPlace);
    return ordered;
  }
}

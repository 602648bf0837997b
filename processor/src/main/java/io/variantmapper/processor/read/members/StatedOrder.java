package io.variantmapper.processor.read.members;

import io.variantmapper.annotations.KeyOrder;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.read.compiler.Annotations;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.declaration.MappingAnnotation;
import io.variantmapper.processor.read.settings.Setting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;

/** The order of fields that the annotation of a type gives with {@code order}. */
final class StatedOrder {
  private final TypeElement type;

  /** The annotation that gives the order; empty if none does. */
  private final Optional<MappingAnnotation> annotation;

  StatedOrder(TypeElement type) {
    this.type = type;
    annotation = MappingAnnotation.of(type).stream()
        .filter(mapping -> !mapping.isHouseStyle())
        .filter(mapping -> !names(mapping.mirror()).isEmpty())
        .findFirst();
  }

  boolean isGiven() {
    return annotation.isPresent();
  }

  private static List<AnnotationValue> names(AnnotationMirror mirror) {
    return Annotations.values(mirror, Setting.ORDER.member());
  }

  /** Returns the entries in the order that is given; the tag stays first. */
  EntryOrder apply(List<Entry> entries) {
    return annotation
        .map(given -> apply(given, entries))
        .orElseGet(() -> new EntryOrder(entries, List.of()));
  }

  private EntryOrder apply(MappingAnnotation given, List<Entry> entries) {
    Map<String, Entry> byName = new LinkedHashMap<>();
    for (Entry entry : entries) {
      if (!entry.isTag() && entry.onWire(given.shape()).findAny().isPresent()) {
        byName.put(entry.name(), entry);
      }
    }
    List<Fault> mistakes = new ArrayList<>();
    List<Entry> first = new ArrayList<>();
    for (AnnotationValue value : names(given.mirror())) {
      String name = (String) value.getValue();
      Entry entry = byName.get(name);
      if (entry == null) {
        mistakes.add(fault(FieldFault.ORDER_OF_UNKNOWN_FIELD, given, value)
            .with("name", name)
            .with("guess", new Fault.Guess(name, List.copyOf(byName.keySet()))));
      } else if (first.contains(entry)) {
        mistakes.add(fault(FieldFault.ORDER_NAMES_TWICE, given, value).with("name", name));
      } else {
        first.add(entry);
      }
    }
    mistakes.addAll(contradictions(given, entries));
    return new EntryOrder(
        entries.stream()
            .sorted(Comparator.comparingInt(entry -> rank(entry, first)))
            .toList(),
        mistakes);
  }

  private static int rank(Entry entry, List<Entry> first) {
    if (entry.isTag()) {
      return -1;
    }
    return first.contains(entry) ? first.indexOf(entry) : first.size();
  }

  /** Returns a fault for each other option that also determines the order. */
  private List<Fault> contradictions(MappingAnnotation given, List<Entry> entries) {
    List<Fault> faults = new ArrayList<>();
    Annotations.given(given.mirror(), Setting.KEY_ORDER.member())
        .filter(value -> Annotations.constant(given.mirror(), Setting.KEY_ORDER.member())
            .equals(Optional.of(KeyOrder.ALPHABETICAL.name())))
        .map(value -> fault(FieldFault.ORDER_BESIDE_KEY_ORDER, given, value))
        .ifPresent(faults::add);
    if (given.shape() == Shape.ARRAY) {
      for (Field field : Entry.only(Field.class, entries)) {
        field
            .options()
            .index()
            .map(index -> new Fault(FieldFault.ORDER_BESIDE_INDEX, index.anchor())
                .with(Map.of("name", field.name(), "index", index.position())))
            .ifPresent(faults::add);
      }
    }
    return faults;
  }

  private Fault fault(FieldFault kind, MappingAnnotation given, AnnotationValue value) {
    return new Fault(kind, SourceAnchor.of(type).at(given.mirror(), value));
  }
}

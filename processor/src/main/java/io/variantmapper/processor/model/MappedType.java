package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A type with {@code @VariantDictionary} or {@code @VariantArray}, as the user wrote it.
 *
 * <p>Holds what is wrong beside what is right: to generate from it is allowed only if validation
 * found no problem.
 *
 * <pre>{@code
 * MappedType type = reader.read(element);
 * type.entries().get(0).key().text()   // "display_name"
 * }</pre>
 *
 * @param entries all that is written and read, in the order of the wire; of what is flattened the
 *     outermost
 * @param refusesUnknown whether entries that no property takes are an error
 * @param placeMistakes positions in an Array that can't be
 * @param misusedMarks annotations inside the type that have no effect or contradict each other
 */
public record MappedType(
    Declaration declaration,
    Creation creation,
    List<Entry> entries,
    boolean refusesUnknown,
    List<PlaceMistake> placeMistakes,
    List<MisusedMark> misusedMarks) {
  /** The same with another head. */
  public MappedType with(Declaration other) {
    return new MappedType(other, creation, entries, refusesUnknown, placeMistakes, misusedMarks);
  }

  /** The entries that are values of the object. */
  public List<Property> properties() {
    return Entry.properties(entries);
  }

  /** Whether a property's value is asked for: to write it, or to keep it among changes. */
  public boolean asksFor(Property property) {
    return property.isWritten() || declaration.traits().contains(Declaration.Trait.CHANGES);
  }

  /** Whether changes are merged into an object itself, and not into a copy of it. */
  public boolean isChangedInPlace() {
    return !creation.isBuilt()
        && properties().stream().filter(Property::isRead).allMatch(Property::isSetLater);
  }

  /** The property that holds the entries that no other takes. */
  public Optional<Property> extras() {
    return properties().stream().filter(Property::isExtras).findFirst();
  }

  /** The type parameters that some value is of; those that only tell types apart are not. */
  public Set<TypeVariableName> usedVariables() {
    return wireFields().stream()
        .flatMap(property -> property.mapping().all())
        .filter(Mapping.Variable.class::isInstance)
        .map(mapping -> ((Mapping.Variable) mapping).type())
        .collect(Collectors.toSet());
  }

  /** Whether some field is required, whatever the view. */
  public boolean requiresFields() {
    return wireFields().stream().anyMatch(Property::isRequired);
  }

  /** The properties among {@link #wireEntries}. */
  public List<Property> wireFields() {
    return Entry.properties(wireEntries());
  }

  /**
   * What has a key, in the order of the keys: the entries, in the place of each flattened one those
   * of its type, and without the extras.
   */
  public List<Entry> wireEntries() {
    List<Entry> all = new ArrayList<>();
    entries.forEach(entry -> addWireEntries(all, entry));
    return Collections.unmodifiableList(all);
  }

  private void addWireEntries(List<Entry> all, Entry entry) {
    if (entry instanceof Property property && property.flattened().isPresent()) {
      property.innerEntries().forEach(inner -> addWireEntries(all, inner));
    } else if (entry instanceof Property property
        ? !property.isExtras()
        : declaration.shape() == Shape.ARRAY || !(entry instanceof Entry.Reserved)) {
      all.add(entry);
    }
  }

  /** Whether packets may lack an entry because of its value; an Array has nothing to leave out. */
  public boolean omits(Entry entry) {
    return declaration.shape() == Shape.DICTIONARY
        && entry instanceof Property property
        && property.isWritten()
        && property.presence().omitsValues();
  }
}

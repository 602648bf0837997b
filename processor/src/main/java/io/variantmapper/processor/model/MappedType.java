package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry.WireEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A type with {@code @VariantDictionary}, {@code @VariantArray} or {@code @VariantSingleValue}, as
 * the user wrote it.
 *
 * <p>The model also represents types in which the user made mistakes. Only types without mistakes
 * are passed to the back ends.
 *
 * <pre>{@code
 * MappedType type = reader.read(element);
 * type.wireFields().get(0).key().text()   // "display_name"
 * }</pre>
 */
public final class MappedType {
  private final Declaration declaration;
  private final Creation creation;
  private final List<Entry> entries;
  private final boolean refusesUnknown;
  private final List<Fault> faults;

  private final List<Property> properties;
  private final List<Flattened> flattened;
  private final List<Field> fields;
  private final List<WireEntry> elements;
  private final List<WireEntry> wireEntries;
  private final List<Field> wireFields;
  private final Optional<Entry.Extras> extras;

  /**
   * Creates the model of one type.
   *
   * @param entries the entries in the order in which they are declared, or in the order of their
   *     positions in an Array; a flattened property is one entry of the list, and the entries that
   *     replace it are not in the list
   * @param refusesUnknown whether reading fails if a packet contains an entry for which there is no
   *     field
   * @param faults annotations inside the type that have no effect or contradict each other, and
   *     impossible positions in an Array
   */
  public MappedType(
      Declaration declaration,
      Creation creation,
      List<Entry> entries,
      boolean refusesUnknown,
      List<Fault> faults) {
    this.declaration = declaration;
    this.creation = creation;
    this.entries = List.copyOf(entries);
    this.refusesUnknown = refusesUnknown;
    this.faults = List.copyOf(faults);
    properties = Entry.only(Property.class, entries);
    flattened = new ArrayList<>();
    addFlattened(properties);
    fields = Entry.only(Field.class, entries);
    elements =
        entries.stream().flatMap(entry -> entry.onWire(declaration.shape())).toList();
    wireEntries = declaration.traits().contains(Trait.SORTED) ? sorted(elements) : elements;
    wireFields = Entry.only(Field.class, wireEntries);
    List<Entry.Extras> allExtras = Entry.only(Entry.Extras.class, entries);
    extras = allExtras.isEmpty() ? Optional.empty() : Optional.of(allExtras.get(0));
  }

  /** Returns a type that nothing creates: its fields are the parameters of functions. */
  public static MappedType ofParameters(Declaration declaration, List<Field> parameters) {
    return new MappedType(
        declaration,
        Creation.none(declaration.anchor()),
        List.copyOf(parameters),
        false,
        List.of());
  }

  private static List<WireEntry> sorted(List<WireEntry> entries) {
    // A comparator sorts false before true, so the tag is first.
    Comparator<WireEntry> tagFirst = Comparator.comparing(entry -> !entry.isTag());
    return entries.stream()
        .sorted(tagFirst.thenComparing(WireEntry::keyText, StringContent::compare))
        .toList();
  }

  /** Returns a copy of this type with the given declaration. */
  public MappedType with(Declaration other) {
    return new MappedType(other, creation, entries, refusesUnknown, faults);
  }

  /** Returns the type without its members. */
  public Declaration declaration() {
    return declaration;
  }

  /** Returns how generated code creates an object of the type. */
  public Creation creation() {
    return creation;
  }

  /**
   * Returns all entries in the order of the {@link #elements}; a flattened property is one entry of
   * the list, and the entries that replace it are not in the list.
   */
  public List<Entry> entries() {
    return entries;
  }

  /** Returns whether reading fails if a packet contains an entry for which there is no field. */
  public boolean refusesUnknown() {
    return refusesUnknown;
  }

  /**
   * Returns the annotations that have no effect or contradict each other, and impossible positions.
   */
  public List<Fault> faults() {
    return faults;
  }

  /** Returns the entries that are values of the object. */
  public List<Property> properties() {
    return properties;
  }

  /** Returns the fields among the {@link #properties}. */
  public List<Field> fields() {
    return fields;
  }

  /**
   * Returns the {@link #wireEntries} in the order in which an Array contains them. This is the
   * order of their declaration, unless fields have an index.
   */
  public List<WireEntry> elements() {
    return elements;
  }

  /**
   * Returns the entries that have a key or a position, in the order in which they are written. A
   * flattened property is replaced by the entries of its type.
   */
  public List<WireEntry> wireEntries() {
    return wireEntries;
  }

  /** Returns the fields among the {@link #wireEntries}. */
  public List<Field> wireFields() {
    return wireFields;
  }

  /** Returns the flattened properties at any depth, each after the property that holds it. */
  public List<Flattened> flattened() {
    return Collections.unmodifiableList(flattened);
  }

  private void addFlattened(List<Property> of) {
    for (Flattened outer : Entry.only(Flattened.class, of)) {
      flattened.add(outer);
      addFlattened(outer.properties());
    }
  }

  /** Returns the property that holds the unknown entries. */
  public Optional<Entry.Extras> extras() {
    return extras;
  }

  /**
   * Returns whether generated code calls a property's getter, to write the property or to merge a
   * packet into it.
   */
  public boolean needsGetter(Property property) {
    Set<Trait> traits = declaration.traits();
    return property.isWritten()
        || traits.contains(Trait.CHANGES)
        || (traits.contains(Trait.READ_INTO) && merging(property) != Merging.NONE);
  }

  /**
   * Returns how a packet is merged into the value of a property. If the property's type does not
   * support changes, a packet of changes contains the whole new value, which replaces the existing
   * value.
   */
  public Merging merging(Property property) {
    Merging merging = property.mapping().merging();
    return merging == Merging.READ_INTO && declaration.traits().contains(Trait.CHANGES)
        ? Merging.NONE
        : merging;
  }

  /** Returns whether all fields that are read can be set on an existing object. */
  public boolean isFilledInPlace() {
    return !creation.isBuilt()
        && properties.stream().filter(Property::isRead).allMatch(Property::isSetLater);
  }

  /** Returns the type parameters that occur in fields. The others have no effect at run time. */
  public Set<TypeVariableName> usedVariables() {
    return wireFields.stream()
        .flatMap(field -> field.mapping().all())
        .filter(Mapping.Variable.class::isInstance)
        .map(mapping -> ((Mapping.Variable) mapping).type())
        .collect(Collectors.toSet());
  }

  /** Returns whether at least one field is required in all views. */
  public boolean requiresFields() {
    for (Field field : wireFields) {
      if (field.isRequired()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether packets may lack an entry. An Array never lacks an entry. */
  public boolean mayLack(Entry entry) {
    Optional<Field> field = entry.asField();
    return declaration.shape() == Shape.DICTIONARY
        && field.isPresent()
        && (field.get().presence().hasViews()
            || field.get().presence().omitsValues()
            || !field.get().isWritten());
  }

  /** Returns whether packets may lack an entry because of its value. */
  public boolean omits(Entry entry) {
    Optional<Field> field = entry.asField();
    return declaration.shape() == Shape.DICTIONARY
        && field.isPresent()
        && field.get().isWritten()
        && field.get().presence().omitsValues();
  }
}

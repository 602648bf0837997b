package io.variantmapper.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A record component, or a field of a class, that is written and read.
 *
 * <pre>{@code
 * property.getter().member()    // "getName"
 * property.isKept()             // a missing key leaves what the constructor set
 * }</pre>
 *
 * @param name the field's name in Java
 * @param owner the flattened property that holds it; empty for those of the mapped type itself
 */
public record Property(
    String name,
    Key key,
    Slot slot,
    Rules rules,
    FieldOptions options,
    Access getter,
    Access setter,
    Optional<Property> owner,
    Anchor anchor)
    implements Entry {
  /**
   * What the annotations say about nil and missing keys.
   *
   * @param required whether a missing key, or a nil, is refused if nothing else allows it
   * @param omitted whether a null leaves the entry out of a Dictionary
   * @param views the only audiences that it is for; empty if it is for all
   */
  public record Rules(boolean required, boolean omitted, List<View> views) {}

  /** Hashes the name only: properties are map keys, and hashing every component is slow. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** Whether it holds the entries that no other property takes. */
  public boolean isExtras() {
    return options.direction() == Direction.EXTRAS;
  }

  /** The name, behind those of the flattened properties that it is in: {@code place.x}. */
  public String path() {
    return owner.map(outer -> outer.path() + ".").orElse("") + name;
  }

  /** What stands in its place. */
  public Optional<Flattening.Into> flattened() {
    return options.flattening().isPresent()
            && options.flattening().get() instanceof Flattening.Into into
        ? Optional.of(into)
        : Optional.empty();
  }

  /** The entries of its type that stand in its place, outermost ones only; empty if none do. */
  public List<Entry> innerEntries() {
    return flattened().stream()
        .flatMap(into -> into.type().entries().stream())
        .filter(entry -> !(entry instanceof OfTag))
        .map(entry -> entry instanceof Property property ? property.inside(this) : entry)
        .toList();
  }

  /** The properties among {@link #innerEntries}. */
  public List<Property> inner() {
    return Entry.properties(innerEntries());
  }

  /** The same property where {@code outer}, of whose type it is, is flattened. */
  Property inside(Property outer) {
    Flattening.Into into = outer.flattened().orElseThrow();
    return new Property(
        name,
        key.inside(into),
        slot,
        rules,
        options.inside(into),
        getter,
        setter,
        Optional.of(outer),
        into.anchor());
  }

  /** How the value is written and read. */
  public Mapping mapping() {
    return slot.mapping();
  }

  /** Whether packets are given the property. */
  public boolean isWritten() {
    return options.direction().isWritten();
  }

  /** Whether the property is taken from packets. */
  public boolean isRead() {
    return options.direction().isRead();
  }

  /** Whether the property is set on the finished object. */
  public boolean isSetLater() {
    return isRead() && setter.kind() != Access.Kind.CREATOR;
  }

  /** When packets have the field, and what it becomes where they have none, or nil. */
  public Presence presence() {
    return Presence.of(this);
  }

  /** Whether a packet without it is refused where its audience reads. */
  public boolean isRequiredInView() {
    return isRead() && presence().onMissing() == Presence.Outcome.REFUSED;
  }

  /** Whether every packet without it is refused. */
  public boolean isRequired() {
    return isRequiredInView() && !presence().hasViews();
  }
}

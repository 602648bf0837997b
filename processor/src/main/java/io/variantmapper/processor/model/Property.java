package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
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
    Anchor anchor) {
  /**
   * What the annotations say about nil and missing keys.
   *
   * @param required whether a missing key, or a nil, is refused if nothing else allows it
   * @param omitted whether a null leaves the entry out of a Dictionary
   * @param views the only audiences that it is for; empty if it is for all
   */
  public record Rules(boolean required, boolean omitted, List<View> views) {}

  /** Of the name alone: all that is known of a property is much to go through for each look-up. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** The tag of a subtype, as the first of its properties. */
  public static Property tag(Tag tag, Anchor anchor) {
    return new Property(
        "tag",
        new Key(tag.key(), anchor),
        new Slot(new Mapping.TagOf(tag), false),
        new Rules(false, false, List.of()),
        FieldOptions.NONE,
        Access.CREATOR,
        Access.CREATOR,
        Optional.empty(),
        anchor);
  }

  /** A position in an Array that no property has. */
  public static Property reserved(int position, Anchor anchor) {
    return new Property(
        "reserved" + position,
        // No key is empty: none is given, and no name is.
        new Key("", anchor),
        new Slot(new Mapping.Direct(ClassName.OBJECT, "writeNil", "skip", GodotType.NIL), false),
        new Rules(false, false, List.of()),
        FieldOptions.of(Direction.NEITHER),
        Access.NONE,
        Access.NONE,
        Optional.empty(),
        anchor);
  }

  /** Whether it only holds a place in an Array. */
  public boolean isReserved() {
    return options.direction() == Direction.NEITHER;
  }

  /** Whether it holds the entries that no other property takes. */
  public boolean isExtras() {
    return options.direction() == Direction.EXTRAS;
  }

  /** Whether the object has it, too. */
  public boolean isOfObject() {
    return !isTag() && !isReserved();
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

  /** The properties of its type that stand in its place, outermost ones only; empty if none do. */
  public List<Property> inner() {
    return flattened().stream()
        .flatMap(into -> into.type().properties().stream())
        .filter(property -> !property.isTag())
        .map(property -> property.inside(this))
        .toList();
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

  /** Whether this is a tag: the same in all packets of the type, and no value of the object. */
  public boolean isTag() {
    return mapping() instanceof Mapping.TagOf;
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

package io.variantmapper.processor.model;

import java.util.Optional;

/**
 * An entry that is a value of the object.
 *
 * <pre>{@code
 * property.getter().member()    // "getName"
 * property.path()               // "place.x"
 * }</pre>
 */
public sealed interface Property extends Entry permits Field, Entry.Extras, Flattened {
  /** Returns the member that holds the value. */
  JavaMember member();

  @Override
  Property inside(Flattened outer);

  /** Returns this property if it is flattened. */
  default Optional<Flattened> asFlattened() {
    return Optional.empty();
  }

  /** Returns whether the property holds the unknown entries. */
  default boolean isExtras() {
    return false;
  }

  /** Returns whether packets contain the property. */
  default boolean isWritten() {
    return true;
  }

  /** Returns whether reading a packet sets the property. */
  default boolean isRead() {
    return true;
  }

  /** Returns the member's name in Java. */
  @Override
  default String name() {
    return member().name();
  }

  /**
   * Returns the names of the flattened properties around this property, followed by its own name:
   * {@code place.x}.
   */
  @Override
  default String path() {
    Optional<Flattened> owner = owner();
    return owner.isPresent() ? owner.get().path() + "." + name() : name();
  }

  @Override
  default Anchor anchor() {
    return member().anchor();
  }

  /** Returns how the value is written and read, and whether it may be null. */
  default Slot slot() {
    return member().slot();
  }

  /** Returns how the value is read. The type may differ from the type that is written. */
  default Mapping readMapping() {
    return member().taken().orElse(slot()).mapping();
  }

  /** Returns how the value is written. Usually, it is read in the same way. */
  default Mapping mapping() {
    return slot().mapping();
  }

  /** Returns the access that gets the value from the object. */
  default Access getter() {
    return member().getter();
  }

  /** Returns the access that sets the value on the object. */
  default Access setter() {
    return member().setter();
  }

  /**
   * Returns the flattened property whose type declares this property; empty if the mapped type
   * itself declares this property.
   */
  default Optional<Flattened> owner() {
    return member().owner();
  }

  /** Returns whether reading sets the property after the creation of the object. */
  default boolean isSetLater() {
    return isRead() && setter().kind() != Access.Kind.CREATOR;
  }
}

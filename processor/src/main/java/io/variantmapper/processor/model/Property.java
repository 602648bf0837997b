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
  /** The member that holds the value. */
  JavaMember member();

  @Override
  Property inside(Flattened outer);

  /** Whether packets are given the property. */
  default boolean isWritten() {
    return true;
  }

  /** Whether the property is taken from packets. */
  default boolean isRead() {
    return true;
  }

  /** The member's name in Java. */
  @Override
  default String name() {
    return member().name();
  }

  /** The name after the names of the flattened properties around it: {@code place.x}. */
  @Override
  default String path() {
    return owner().map(outer -> outer.path() + ".").orElse("") + name();
  }

  @Override
  default Anchor anchor() {
    return member().anchor();
  }

  /** How the value is written and read, and whether it may be null. */
  default Slot slot() {
    return member().slot();
  }

  /** How the value is written and read. */
  default Mapping mapping() {
    return slot().mapping();
  }

  /** How the value is taken from the object. */
  default Access getter() {
    return member().getter();
  }

  /** How the object is given the value. */
  default Access setter() {
    return member().setter();
  }

  /** The flattened property whose type declares it; empty if the mapped type does. */
  default Optional<Flattened> owner() {
    return member().owner();
  }

  /** Whether the property is set on the finished object. */
  default boolean isSetLater() {
    return isRead() && setter().kind() != Access.Kind.CREATOR;
  }
}

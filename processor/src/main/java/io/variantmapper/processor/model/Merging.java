package io.variantmapper.processor.model;

/** The ability of a serializer to merge a packet into an existing value. */
public enum Merging {
  /** The serializer reads a new value, which replaces the existing one. */
  NONE,
  /** The serializer reads a packet into the existing value. */
  READ_INTO,
  /**
   * The serializer can write the changes of a value without the rest of the value. It reads changes
   * by merging them into the existing value or a copy of it.
   */
  CHANGES
}

package io.variantmapper.processor.model;

/** The ability of a serializer to merge a packet into an existing value. */
public enum Merging {
  /** The serializer reads a new value, which replaces the existing one. */
  NONE,
  /** The serializer reads a packet into the existing value. */
  READ_INTO,
  /**
   * The serializer writes the changes of the value, and merges them into the value or into a copy.
   */
  CHANGES
}

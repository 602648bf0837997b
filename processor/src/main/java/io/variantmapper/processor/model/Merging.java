package io.variantmapper.processor.model;

/** The ability of a serializer to merge a packet into an existing value. */
public enum Merging {
  /** It reads a new value in place of the existing one. */
  NONE,
  /** It reads a packet into the value itself. */
  READ_INTO,
  /** It writes the changes of the value, and merges them into the value or into a copy. */
  CHANGES
}

package io.variantmapper.processor.model;

/** What a serializer can do with an existing value. */
public enum Merging {
  /** Nothing: it reads a new value in place of the existing one. */
  NONE,
  /** It reads a packet into the value itself. */
  READ_INTO,
  /** It writes the changes of the value, and merges them into the value or into a copy. */
  CHANGES
}

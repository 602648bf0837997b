package io.variantmapper.processor.model;

/**
 * A property's key in a Dictionary.
 *
 * @param anchor the place of the key in the source: its value in the annotation, or the field from
 *     whose name it is derived
 * @param ignoresCase whether reading ignores the case of the letters in the key and in the aliases
 *     of the field
 */
public record Key(String text, Anchor anchor, boolean ignoresCase) {
  /** Creates a key that must match exactly. */
  public Key(String text, Anchor anchor) {
    this(text, anchor, false);
  }

  /** Returns a copy of this key with the given {@link #ignoresCase}. */
  public Key ignoringCase(boolean ignored) {
    return new Key(text, anchor, ignored);
  }

  /** Returns a copy of this key with a prefix, for an entry that replaces a flattened property. */
  Key inside(String prefix, Anchor flattenAnchor) {
    return new Key(prefix + text, flattenAnchor, ignoresCase);
  }
}

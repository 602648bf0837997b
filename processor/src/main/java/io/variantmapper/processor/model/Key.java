package io.variantmapper.processor.model;

/**
 * A property's key in a Dictionary.
 *
 * @param anchor the value in the annotation, or the field from whose name the key is derived
 * @param ignoresCase whether the key is also read if letters have another case; the aliases of a
 *     field follow its key
 */
public record Key(String text, Anchor anchor, boolean ignoresCase) {
  /** Creates a key that must match exactly. */
  public Key(String text, Anchor anchor) {
    this(text, anchor, false);
  }

  /** Returns the same key with another rule for its case. */
  public Key ignoringCase(boolean ignored) {
    return new Key(text, anchor, ignored);
  }

  /** Returns the same key for a field that replaces a flattened property. */
  Key inside(String prefix, Anchor flattenAnchor) {
    return new Key(prefix + text, flattenAnchor, ignoresCase);
  }
}

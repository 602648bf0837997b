package io.variantmapper.processor.model;

/**
 * A property's key in a Dictionary.
 *
 * @param anchor the value in the annotation, or the field from whose name the key is derived
 */
public record Key(String text, Anchor anchor) {
  /** Returns the same key for a field that replaces a flattened property. */
  Key inside(String prefix, Anchor flattenAnchor) {
    return new Key(prefix + text, flattenAnchor);
  }
}

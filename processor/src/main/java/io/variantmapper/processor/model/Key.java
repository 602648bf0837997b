package io.variantmapper.processor.model;

/**
 * A property's key in a Dictionary.
 *
 * <pre>{@code
 * new Key("display_name", anchor)
 * }</pre>
 *
 * @param anchor where it was given: the annotation's value, or the field whose name it is made from
 */
public record Key(String text, Anchor anchor) {
  /** Returns the same key in the place of a flattened property. */
  Key inside(String prefix, Anchor flattenAnchor) {
    return new Key(prefix + text, flattenAnchor);
  }
}

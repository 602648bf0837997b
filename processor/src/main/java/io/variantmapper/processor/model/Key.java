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
  /** The key of a field that stands elsewhere. */
  Key inside(Flattening.Into into) {
    return new Key(into.prefix() + text, into.anchor());
  }
}

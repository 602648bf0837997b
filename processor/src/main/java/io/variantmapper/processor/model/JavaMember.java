package io.variantmapper.processor.model;

import java.util.Optional;

/**
 * A record component, or a field of a class, that is written or read.
 *
 * @param name the name in Java
 * @param doc the doc comment of the field, or the text of the component's {@code @param}; empty if
 *     there is no such text, or if another type declares the field
 * @param taken how the creator's parameter is read, if its type differs from the member's type;
 *     otherwise empty
 * @param initial the value of a new object, if it is a constant that the compiler shows
 * @param owner the flattened property whose type declares the member; empty for members of the
 *     mapped type itself
 * @param anchor the place at which messages about the member are reported
 */
public record JavaMember(
    String name,
    String doc,
    Slot slot,
    Optional<Slot> taken,
    Access getter,
    Access setter,
    Optional<DefaultValue> initial,
    Optional<Flattened> owner,
    Anchor anchor) {
  /**
   * Returns a copy of this member that is owned by the given flattened property. Messages about the
   * copy are reported at the place of {@code flatten = true}.
   */
  JavaMember inside(Flattened outer) {
    return new JavaMember(
        name, doc, slot, taken, getter, setter, initial, Optional.of(outer), outer.flattenAnchor());
  }
}

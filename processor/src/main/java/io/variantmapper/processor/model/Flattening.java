package io.variantmapper.processor.model;

/**
 * What stands in the place of a property that is to be flattened.
 *
 * <pre>{@code
 * if (flattening instanceof Flattening.Into into) {
 *   into.type().wireFields();   // in the place of the property
 * }
 * }</pre>
 */
public sealed interface Flattening {
  /** Where it is said. */
  Anchor anchor();

  /** The same of a property that stands in the place of another. */
  Flattening inside(Into outer);

  /**
   * The fields of the property's own type.
   *
   * @param prefix what stands before each of their keys
   * @param type as generated code in the package of the outer type sees it
   */
  record Into(String prefix, MappedType type, Anchor anchor) implements Flattening {
    @Override
    public Into inside(Into outer) {
      return new Into(outer.prefix + prefix, type, outer.anchor);
    }
  }

  /**
   * Nothing.
   *
   * @param what the property's type, or a member of the annotation
   */
  record Unusable(FieldFault fault, String what, Anchor anchor) implements Flattening {
    @Override
    public Unusable inside(Into outer) {
      return this;
    }
  }
}

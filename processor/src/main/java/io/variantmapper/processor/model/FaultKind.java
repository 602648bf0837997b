package io.variantmapper.processor.model;

/**
 * An entry in the catalog of faults: a kind of mistake in the user's source, and the sentence about
 * it.
 *
 * <pre>{@code
 * PlacementFault.STATIC_FIELD.sentence()   // "{mark} has no effect, because static fields …"
 * }</pre>
 */
public sealed interface FaultKind
    permits PlacementFault,
        TypeFault,
        FieldFault,
        NodeFault,
        ImplementationFault,
        FaultKind.OfBackEnd {
  /** Returns the code under which the fault is documented. */
  ErrorCode code();

  /**
   * Returns the message: what was found, the rule, and what to do. Names in braces stand for
   * arguments.
   */
  String sentence();

  /** A mistake that only matters to one back end. */
  non-sealed interface OfBackEnd extends FaultKind {}
}

package io.variantmapper.processor.model;

import java.util.List;

/**
 * A Variant type that makes no sense for a property.
 *
 * <pre>{@code
 * new UnfitType("NODE_PATH", List.of("INT32", "FLOAT"), Reason.OTHER_TYPE, anchor)   // an int
 * }</pre>
 *
 * @param type as the annotation has it
 * @param choices the types that make sense
 */
public record UnfitType(String type, List<String> choices, Reason reason, Anchor anchor) {
  /** Why it makes none. */
  public enum Reason {
    /** The property's Java type is not written so. */
    OTHER_TYPE,
    /** The property is a container whose elements may be null. */
    HOLDS_NULLS,
    /** The property is a container whose elements are Arrays and Dictionaries. */
    HOLDS_BOTH_SHAPES
  }
}

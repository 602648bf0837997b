package io.variantmapper.processor.model;

import java.util.List;

/**
 * A Variant type that makes no sense for a property.
 *
 * <pre>{@code
 * new UnfitType("NODE_PATH", List.of("INT32", "FLOAT"), false, false, anchor)   // of an int
 * }</pre>
 *
 * @param type as the annotation has it
 * @param choices the types that make sense
 * @param holdsNulls whether it is a container whose elements may be null
 * @param holdsBothShapes whether it is a container whose elements are Arrays and Dictionaries
 */
public record UnfitType(
    String type,
    List<String> choices,
    boolean holdsNulls,
    boolean holdsBothShapes,
    Anchor anchor) {}

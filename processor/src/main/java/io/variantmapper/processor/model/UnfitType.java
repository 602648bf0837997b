package io.variantmapper.processor.model;

import java.util.List;

/**
 * A Variant type that makes no sense for a property.
 *
 * <pre>{@code
 * new UnfitType("NODE_PATH", List.of("INT32", "FLOAT"), false, anchor)   // of an int
 * }</pre>
 *
 * @param type as the annotation has it
 * @param choices the types that make sense
 * @param holdsNulls whether it is a container whose elements may be null
 */
public record UnfitType(String type, List<String> choices, boolean holdsNulls, Anchor anchor) {}

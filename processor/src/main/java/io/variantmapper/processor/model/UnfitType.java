package io.variantmapper.processor.model;

import java.util.List;

/**
 * A Variant type that makes no sense for a property.
 *
 * <pre>{@code
 * new UnfitType("NODE_PATH", List.of("INT32"), FieldFault.TYPE_OTHER_TYPE, anchor)   // a long
 * }</pre>
 *
 * @param type as the annotation has it
 * @param choices the types that make sense
 */
public record UnfitType(String type, List<String> choices, FieldFault fault, Anchor anchor) {}

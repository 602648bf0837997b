package io.variantmapper.processor.model;

import java.util.List;

/**
 * An option of the build that can't be followed.
 *
 * <pre>{@code
 * new OptionMistake("variant.nulls", "OMITTED", List.of("WRITE", "OMIT"))
 * }</pre>
 *
 * @param name without the {@code -A} of the command line
 * @param value empty if none was given
 * @param choices the values it takes; empty if there is no such option, or if it takes any names
 * @param options the names of all options
 */
public record OptionMistake(
    String name, String value, List<String> choices, List<String> options) {}

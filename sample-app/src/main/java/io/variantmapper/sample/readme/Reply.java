package io.variantmapper.sample.readme;

import io.variantmapper.annotations.VariantDictionary;

/**
 * The answer to a {@link Request}.
 *
 * <pre>{@code
 * Reply reply = new Reply("Welcome, Ada");
 * }</pre>
 */
@VariantDictionary
public record Reply(String text) {}

package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.Variant;

/** Passes on what it does not look at. */
@VariantArray
public record Envelope(int target, Variant.Raw content) {}

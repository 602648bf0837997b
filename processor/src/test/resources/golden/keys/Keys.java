package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

/** Keys that would break a comment, a string or a format, and a type that is deprecated. */
@Deprecated
@VariantDictionary
public record Keys(
    @VariantField("*/") int endOfComment,
    @VariantField("} @code {") int braces,
    @VariantField("\\u0041") int escape,
    @VariantField("\"$L\n") int literal,
    @VariantField("größe 😀") int text,
    int out,
    int in,
    int value) {}

package game;

import io.variantmapper.annotations.VariantDictionary;

/** Is written with a tag, which is no part of its subtypes' changes. */
@VariantDictionary
public sealed interface Thing permits Crate {}

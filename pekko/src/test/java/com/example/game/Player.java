package com.example.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;

/** An event. Journals also contain events of an older version of this type. */
@VariantDictionary
public record Player(
    @VariantField(aliases = "nick") String name, // was called nick in version 1
    @VariantField(defaultValue = "100") int hp) {} // new in version 2

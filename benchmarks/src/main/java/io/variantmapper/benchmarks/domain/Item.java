package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;

/** Something that a player carries. */
@VariantDictionary
@CompiledJson
public record Item(String name, int count, Rarity rarity, float condition) implements ItemFields {}

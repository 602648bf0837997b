package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;

/** One line that a player said. */
@VariantDictionary
@CompiledJson
public record Chat(String channel, String sender, String text, long tick) implements ChatFields {}

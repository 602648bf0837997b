package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;

/** A terrain, which consists almost entirely of one packed array. */
@VariantDictionary
@CompiledJson
public record Heights(int columns, float[] heights) implements HeightsFields {}

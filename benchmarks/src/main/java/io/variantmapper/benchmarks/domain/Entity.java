package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;

/** Something that moves. All of its fields have a fixed size. */
@VariantDictionary
@CompiledJson
public record Entity(
    int id, int kind, Vector3 position, Vector3 velocity, float heading, boolean moving)
    implements EntityFields {}

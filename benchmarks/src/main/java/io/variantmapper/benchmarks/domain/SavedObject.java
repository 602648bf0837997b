package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;

/** The state of one object in a save. */
@VariantDictionary
@CompiledJson
public record SavedObject(String scene, Vector3 position, int state) implements SavedObjectFields {}

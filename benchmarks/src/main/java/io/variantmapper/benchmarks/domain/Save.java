package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;
import java.util.Map;

/** A save file, which holds many objects by their path in the scene. */
@VariantDictionary
@CompiledJson
public record Save(int version, Map<String, SavedObject> objects)
    implements SaveFields<SavedObject> {}

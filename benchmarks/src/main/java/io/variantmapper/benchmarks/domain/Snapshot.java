package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;

/** Everything that moves in the world, as a server sends it many times a second. */
@VariantDictionary
@CompiledJson
public record Snapshot(long tick, List<Entity> entities) implements SnapshotFields<Entity> {}

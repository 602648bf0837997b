package io.variantmapper.benchmarks.domain;

import com.dslplatform.json.CompiledJson;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;

/** A player, with everything that a client shows of the player. */
@VariantDictionary
@CompiledJson
public record Player(
    int id,
    String name,
    int level,
    float health,
    boolean online,
    Vector3 position,
    String guild,
    List<Item> items,
    float[] path)
    implements PlayerFields<Item> {}

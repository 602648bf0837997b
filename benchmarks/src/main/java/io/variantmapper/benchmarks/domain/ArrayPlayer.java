package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Vector3;
import java.util.List;

/** A {@link Player} as an Array. */
@VariantArray
public record ArrayPlayer(
    int id,
    String name,
    int level,
    float health,
    boolean online,
    Vector3 position,
    String guild,
    List<ArrayItem> items,
    float[] path)
    implements PlayerFields<ArrayItem> {
  /** Returns the same player in Array shape. */
  public static ArrayPlayer of(Player player) {
    return new ArrayPlayer(
        player.id(),
        player.name(),
        player.level(),
        player.health(),
        player.online(),
        player.position(),
        player.guild(),
        Shapes.list(player.items(), ArrayItem::of),
        player.path());
  }
}

package io.variantmapper.sample.cli;

import io.variantmapper.sample.print.OneLine;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.World;
import java.util.stream.Collectors;

/** Summarizes a world in one line, such as {@code Meadow at tick 43 with Grace, Ada}. */
final class WorldSummary {
  private WorldSummary() {}

  static String of(World world) {
    String names = world.players().stream().map(Player::getName).collect(Collectors.joining(", "));
    return OneLine.of(world.name() + " at tick " + world.clock().tick() + " with " + names);
  }
}

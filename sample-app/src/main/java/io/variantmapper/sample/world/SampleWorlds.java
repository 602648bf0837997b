package io.variantmapper.sample.world;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Creates initial worlds, which are the same on every run.
 *
 * <pre>{@code
 * World world = SampleWorlds.meadow();
 * }</pre>
 */
public final class SampleWorlds {
  private static final long SEED = 0x5EED_0F_6E4D0L;

  private SampleWorlds() {}

  /** Creates a meadow of 16 by 16 meters with a mill, a well, and the offline player Grace. */
  public static World meadow() {
    Map<String, List<ChatLine>> chat = new LinkedHashMap<>();
    chat.put("all", List.of(new ChatLine("Grace", "Anyone here?", 41)));
    return new World(
        "Meadow",
        SEED,
        GameClock.at(42, 0.05),
        terrain(),
        landmarks(),
        List.of(grace()),
        Set.of("Mallory"),
        chat);
  }

  private static Terrain terrain() {
    Rect2 bounds = new Rect2(new Vector2(-8, -8), new Vector2(16, 16));
    float[] heights = {0, 0.5f, 0.5f, 0, 0.25f, 1.75f, 1.5f, 0.25f};
    byte[] ground = {1, 1, 2, 1, 1, 3, 3, 1};
    return new Terrain(bounds, 4, heights, ground);
  }

  private static List<Landmark> landmarks() {
    return List.of(
        new Landmark(
            "Mill",
            new Vector3(6, 1.5, -2),
            new Color(0.5f, 0.25f, 0),
            NodePath.parse("/root/Meadow/Mill")),
        new Landmark(
            "Well",
            new Vector3(-3, 0, 4),
            new Color(0, 0.5f, 1),
            NodePath.parse("/root/Meadow/Well")));
  }

  private static Player grace() {
    Player grace = new Player();
    grace.setId(1);
    grace.setName("Grace");
    grace.setHealth(87.5f);
    grace.setPosition(new Vector3(2, 0.5, -1));
    grace.setTeamColor(new Color(1, 0.75f, 0));
    grace.give("belt", lantern());
    grace.give("backpack", Item.of(ItemKind.APPLE, 3));
    grace.give("backpack", Item.of(ItemKind.MAP, 1));
    return grace;
  }

  private static Item lantern() {
    return new Item(
        ItemKind.LANTERN,
        Rarity.RARE,
        1,
        Optional.of("Lux"),
        OptionalInt.of(80),
        new Color(1, 1, 0.5f, 0.5f));
  }
}

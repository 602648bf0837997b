package io.variantmapper.it.engine;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.world.ChatLine;
import io.variantmapper.sample.world.GameClock;
import io.variantmapper.sample.world.Item;
import io.variantmapper.sample.world.ItemKind;
import io.variantmapper.sample.world.Landmark;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.Rarity;
import io.variantmapper.sample.world.Terrain;
import io.variantmapper.sample.world.World;
import io.variantmapper.sample.world.WorldVariantSerializer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A world with everything that a save of the sample can contain. Its text has sorted keys, because
 * {@code var2str} sorts the keys.
 */
final class SampleSave {
  static final Example<World> WORLD = new Example<>(
      WorldVariantSerializer.INSTANCE,
      new World(
          "Meadow",
          1L << 40,
          GameClock.at(42, 0.05),
          terrain(),
          landmarks(),
          List.of(grace()),
          Set.of("Mallory"),
          Map.of("all", List.of(new ChatLine("Grace", "Anyone here?", 41)))),
      """
          {
            "name": "Meadow",
            "seed": 1099511627776,
            "clock": {"tick": 42, "seconds_per_tick": 0.05},
            "terrain": {
              "bounds": Rect2(-8, -8, 16, 16),
              "columns": 2,
              "heights": PoolRealArray([0, 0.5]),
              "ground": PoolByteArray([1, 2])
            },
            "landmarks": [
              ["Mill", Vector3(6, 1.5, -2), Color(0.5, 0.25, 0), NodePath("/root/Meadow/Mill")]
            ],
            "players": [{
              "id": 1,
              "name": "Grace",
              "max_health": 100,
              "health": 87.5,
              "position": Vector3(2, 0.5, -1),
              "facing": Quat(0, 0, 0, 1),
              "items_by_slot": {"belt": [{
                "kind": "LANTERN", "rarity": "RARE", "count": 1, "label": "Lux", "durability": 80,
                "glow": Color(1, 1, 0.5, 0.5)
              }, {"kind": "APPLE", "rarity": "COMMON", "count": 3}]}
            }],
            "banned_names": ["Mallory"],
            "chat_by_channel": {"all": [{"from": "Grace", "text": "Anyone here?", "tick": 41}]}
          }\
          """,
      """
          {
          "banned_names": [ "Mallory" ],
          "chat_by_channel": {
          "all": [ {
          "from": "Grace",
          "text": "Anyone here?",
          "tick": 41
          } ]
          },
          "clock": {
          "seconds_per_tick": 0.05,
          "tick": 42
          },
          "landmarks": [ [ "Mill", Vector3( 6, 1.5, -2 ), Color( 0.5, 0.25, 0, 1 ), \
          NodePath("/root/Meadow/Mill") ] ],
          "name": "Meadow",
          "players": [ {
          "facing": Quat( 0, 0, 0, 1 ),
          "health": 87.5,
          "id": 1,
          "items_by_slot": {
          "belt": [ {
          "count": 1,
          "durability": 80,
          "glow": Color( 1, 1, 0.5, 0.5 ),
          "kind": "LANTERN",
          "label": "Lux",
          "rarity": "RARE"
          }, {
          "count": 3,
          "kind": "APPLE",
          "rarity": "COMMON"
          } ]
          },
          "max_health": 100,
          "name": "Grace",
          "position": Vector3( 2, 0.5, -1 )
          } ],
          "seed": 1099511627776,
          "terrain": {
          "bounds": Rect2( -8, -8, 16, 16 ),
          "columns": 2,
          "ground": PoolByteArray( 1, 2 ),
          "heights": PoolRealArray( 0, 0.5 )
          }
          }\
          """);

  private SampleSave() {}

  static Terrain terrain() {
    Rect2 bounds = new Rect2(new Vector2(-8, -8), new Vector2(16, 16));
    return new Terrain(bounds, 2, new float[] {0, 0.5f}, new byte[] {1, 2});
  }

  static List<Landmark> landmarks() {
    return List.of(new Landmark(
        "Mill",
        new Vector3(6, 1.5, -2),
        new Color(0.5f, 0.25f, 0),
        NodePath.parse("/root/Meadow/Mill")));
  }

  private static Player grace() {
    Player grace = new Player();
    grace.setId(1);
    grace.setName("Grace");
    grace.setHealth(87.5f);
    grace.setPosition(new Vector3(2, 0.5, -1));
    grace.setFacing(Quaternion.IDENTITY);
    grace.give(
        "belt",
        new Item(
            ItemKind.LANTERN,
            Rarity.RARE,
            1,
            Optional.of("Lux"),
            OptionalInt.of(80),
            new Color(1, 1, 0.5f, 0.5f)));
    grace.give("belt", Item.of(ItemKind.APPLE, 3));
    return grace;
  }
}

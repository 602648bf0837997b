package io.variantmapper.benchmarks.domain;

import io.variantmapper.runtime.value.Vector3;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Creates the measured values, which are the same on every run. No codec loses a digit of their
 * numbers. Each double fits a float exactly, so that packets hold it in 32 bits. Each double is
 * also a short decimal, because both JSON codecs round the 17th digit.
 *
 * <pre>{@code
 * Snapshot snapshot = Samples.snapshot(200);
 * }</pre>
 */
public final class Samples {
  private static final String[] ITEMS = {
    "Lantern",
    "Iron sword",
    "Healing potion",
    "Map of the north",
    "Rope",
    "Apple",
    "Silver key",
    "Old book"
  };
  private static final String[] SCENES = {
    "res://objects/chest.tscn", "res://objects/door.tscn", "res://creatures/wolf.tscn"
  };

  private Samples() {}

  /** Returns a player with 8 items and a path of 64 floats. */
  public static Player player() {
    Random random = new Random(1);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < ITEMS.length; i++) {
      Rarity rarity = Rarity.values()[i % Rarity.values().length];
      items.add(new Item(ITEMS[i], i * 3 + 1, rarity, random.nextFloat()));
    }
    return new Player(
        70_123, "Ada Lovelace", 42, 87.5f, true, vector(random), "Analysts", items, floats(64));
  }

  /** Returns a chat message with a text of 61 characters. */
  public static Chat chat() {
    return new Chat(
        "trade",
        "Grace",
        "Selling two lanterns and a map of the north, meet at the well",
        1_234_567);
  }

  /** Returns a snapshot of {@code count} entities. */
  public static Snapshot snapshot(int count) {
    Random random = new Random(2);
    List<Entity> entities = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      entities.add(new Entity(
          1000 + i,
          i % 7,
          vector(random),
          vector(random),
          random.nextFloat(),
          random.nextBoolean()));
    }
    return new Snapshot(9_876_543, entities);
  }

  /** Returns a terrain of {@code count} heights. */
  public static Heights heights(int count) {
    return new Heights(512, floats(count));
  }

  /** Returns a save of {@code count} objects. */
  public static Save save(int count) {
    Random random = new Random(3);
    Map<String, SavedObject> objects = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      String scene = SCENES[i % SCENES.length];
      objects.put("/root/World/Object" + i, new SavedObject(scene, vector(random), i % 11));
    }
    return new Save(3, objects);
  }

  private static float[] floats(int count) {
    Random random = new Random(4);
    float[] floats = new float[count];
    for (int i = 0; i < count; i++) {
      floats[i] = random.nextFloat();
    }
    return floats;
  }

  /**
   * Returns a random point. Its coordinates are multiples of 1/64, which have at most six decimals.
   */
  private static Vector3 vector(Random random) {
    return new Vector3(coordinate(random), coordinate(random), coordinate(random));
  }

  private static double coordinate(Random random) {
    return (random.nextInt(1 << 15) - (1 << 14)) / 64.0;
  }
}

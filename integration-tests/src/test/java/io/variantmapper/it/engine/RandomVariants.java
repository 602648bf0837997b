package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates trees of every type that Godot 3 can send. The same seed gives the same trees. */
final class RandomVariants {
  /** The seed, which is 1 or the number in {@code -Dengine.seed=N}. */
  static final long SEED = Long.getLong("engine.seed", 1);

  private static final int DEPTH = 4;
  private static final int[] LETTERS =
      "abcXYZ019 _/:.\"\\\n\téßñ中文字Жд€™Ω😀".codePoints().toArray();
  private static final double[] NUMBERS = {
    0.0,
    -0.0,
    1,
    -1.5,
    0.1,
    16777216,
    16777217,
    1e39,
    Float.MAX_VALUE,
    Double.MIN_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NaN
  };
  private static final long[] EDGES = {
    Long.MIN_VALUE,
    Integer.MIN_VALUE - 1L,
    Integer.MIN_VALUE,
    -1,
    0,
    255,
    Integer.MAX_VALUE,
    Integer.MAX_VALUE + 1L,
    Long.MAX_VALUE
  };

  private final Random random;
  private final List<Supplier<? extends @Nullable Object>> leaves = List.of(
      () -> null,
      this::bool,
      this::integer,
      this::number,
      this::text,
      this::vector2,
      () -> new Rect2(vector2(), vector2()),
      this::vector3,
      () -> new Transform2D(vector2(), vector2(), vector2()),
      () -> new Plane(vector3(), number()),
      () -> new Quaternion(number(), number(), number(), number()),
      () -> new Aabb(vector3(), vector3()),
      this::basis,
      () -> new Transform3D(basis(), vector3()),
      this::color,
      this::nodePath,
      this::bytes,
      () -> random().ints(size()).toArray(),
      this::floats,
      () -> list(this::text).toArray(String[]::new),
      () -> list(this::vector2).toArray(Vector2[]::new),
      () -> list(this::vector3).toArray(Vector3[]::new),
      () -> list(this::color).toArray(Color[]::new));

  RandomVariants(long seed) {
    random = new Random(seed);
  }

  Variant next() {
    return Variants.of(value(DEPTH));
  }

  private @Nullable Object value(int depth) {
    int kind = random.nextInt(leaves.size() + (depth > 0 ? 4 : 0));
    if (kind < leaves.size()) {
      return leaves.get(kind).get();
    }
    return kind % 2 == 0 ? list(() -> Variants.of(value(depth - 1))) : dictionary(depth - 1);
  }

  private Map<Variant, Variant> dictionary(int depth) {
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    for (int i = size(); i > 0; i--) {
      entries.put(Variants.of(key()), Variants.of(value(depth)));
    }
    return entries;
  }

  /**
   * Returns a key that is not a packed array, because Godot 3.2.3 can't look up an array of floats
   * with a NaN.
   */
  private @Nullable Object key() {
    return switch (random.nextInt(8)) {
      case 0 -> null;
      case 1 -> bool();
      case 2 -> integer();
      case 3 -> number();
      case 4 -> nodePath();
      default -> text();
    };
  }

  private <T> List<T> list(Supplier<T> element) {
    List<T> list = new ArrayList<>();
    for (int i = size(); i > 0; i--) {
      list.add(element.get());
    }
    return list;
  }

  private Random random() {
    return random;
  }

  private int size() {
    return random.nextInt(6);
  }

  private boolean bool() {
    return random.nextBoolean();
  }

  private long integer() {
    return switch (random.nextInt(3)) {
      case 0 -> EDGES[random.nextInt(EDGES.length)];
      case 1 -> random.nextInt();
      default -> random.nextLong();
    };
  }

  private double number() {
    return switch (random.nextInt(4)) {
      case 0 -> NUMBERS[random.nextInt(NUMBERS.length)];
      case 1 -> random.nextInt(1000) / 8.0;
      case 2 -> random.nextFloat();
      default -> random.nextGaussian() * 1000;
    };
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(14); i > 0; i--) {
      text.appendCodePoint(LETTERS[random.nextInt(LETTERS.length)]);
    }
    return text.toString();
  }

  /**
   * Parses a random text as a path. A path without names is made relative, because the engine does
   * not keep the path "/".
   */
  private NodePath nodePath() {
    NodePath path = NodePath.parse(text());
    return path.names().isEmpty() ? new NodePath(List.of(), path.subnames(), false) : path;
  }

  private Vector2 vector2() {
    return new Vector2(number(), number());
  }

  private Vector3 vector3() {
    return new Vector3(number(), number(), number());
  }

  private Basis basis() {
    return new Basis(vector3(), vector3(), vector3());
  }

  private Color color() {
    return new Color((float) number(), random.nextFloat(), random.nextFloat(), random.nextFloat());
  }

  private byte[] bytes() {
    byte[] bytes = new byte[random.nextInt(11)];
    random.nextBytes(bytes);
    return bytes;
  }

  private float[] floats() {
    float[] floats = new float[size()];
    for (int i = 0; i < floats.length; i++) {
      floats[i] = (float) number();
    }
    return floats;
  }
}

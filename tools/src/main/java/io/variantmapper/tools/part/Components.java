package io.variantmapper.tools.part;

import io.variantmapper.runtime.VariantType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The names of the components of vectors, matrices and colors, in the order in which packets
 * contain the components.
 */
final class Components {
  private static final List<String> BASIS =
      List.of("x.x", "y.x", "z.x", "x.y", "y.y", "z.y", "x.z", "y.z", "z.z");
  private static final Map<VariantType, List<String>> NAMES = names();

  private Components() {}

  private static Map<VariantType, List<String>> names() {
    Map<VariantType, List<String>> names = new EnumMap<>(VariantType.class);
    List<String> vector2 = List.of("x", "y");
    List<String> vector3 = List.of("x", "y", "z");
    List<String> vector4 = List.of("x", "y", "z", "w");
    List<String> rect = List.of("position.x", "position.y", "size.x", "size.y");
    names.put(VariantType.VECTOR2, vector2);
    names.put(VariantType.VECTOR2I, vector2);
    names.put(VariantType.RECT2, rect);
    names.put(VariantType.RECT2I, rect);
    names.put(VariantType.VECTOR3, vector3);
    names.put(VariantType.VECTOR3I, vector3);
    names.put(
        VariantType.TRANSFORM_2D, List.of("x.x", "x.y", "y.x", "y.y", "origin.x", "origin.y"));
    names.put(VariantType.VECTOR4, vector4);
    names.put(VariantType.VECTOR4I, vector4);
    names.put(VariantType.PLANE, List.of("normal.x", "normal.y", "normal.z", "d"));
    names.put(VariantType.QUATERNION, vector4);
    names.put(
        VariantType.AABB,
        List.of("position.x", "position.y", "position.z", "size.x", "size.y", "size.z"));
    names.put(VariantType.BASIS, BASIS);
    names.put(VariantType.TRANSFORM_3D, transform());
    names.put(VariantType.PROJECTION, projection());
    names.put(VariantType.COLOR, List.of("r", "g", "b", "a"));
    return names;
  }

  private static List<String> transform() {
    List<String> names = new ArrayList<>(BASIS);
    names.addAll(List.of("origin.x", "origin.y", "origin.z"));
    return List.copyOf(names);
  }

  private static List<String> projection() {
    return List.of(
        "x.x", "x.y", "x.z", "x.w", "y.x", "y.y", "y.z", "y.w", "z.x", "z.y", "z.z", "z.w", "w.x",
        "w.y", "w.z", "w.w");
  }

  /** Returns the names of the components; an empty list for types that have none. */
  static List<String> of(VariantType type) {
    return NAMES.getOrDefault(type, List.of());
  }

  /** Returns whether the components are ints. */
  static boolean areInts(VariantType type) {
    return switch (type) {
      case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> true;
      default -> false;
    };
  }

  /**
   * Returns whether the components are floats that double precision turns into doubles. Returns
   * false for a Color, which always has floats.
   */
  static boolean areReal(VariantType type) {
    return !of(type).isEmpty() && !areInts(type) && type != VariantType.COLOR;
  }
}

package io.variantmapper.text;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.EnumMap;
import java.util.Map;

/**
 * The components of vectors, matrices and colors. A text has them in the same order as a packet, so
 * this class converts values by writing and reading packets.
 */
final class Components {
  private static final int HEADER = 4;
  private static final int COUNT = 4;

  private static final Map<VariantType, Integer> COUNTS = counts();

  private Components() {}

  private static Map<VariantType, Integer> counts() {
    Map<VariantType, Integer> counts = new EnumMap<>(VariantType.class);
    counts.put(VariantType.VECTOR2, 2);
    counts.put(VariantType.VECTOR2I, 2);
    counts.put(VariantType.RECT2, 4);
    counts.put(VariantType.RECT2I, 4);
    counts.put(VariantType.VECTOR3, 3);
    counts.put(VariantType.VECTOR3I, 3);
    counts.put(VariantType.TRANSFORM_2D, 6);
    counts.put(VariantType.VECTOR4, 4);
    counts.put(VariantType.VECTOR4I, 4);
    counts.put(VariantType.PLANE, 4);
    counts.put(VariantType.QUATERNION, 4);
    counts.put(VariantType.AABB, 6);
    counts.put(VariantType.BASIS, 9);
    counts.put(VariantType.TRANSFORM_3D, 12);
    counts.put(VariantType.PROJECTION, 16);
    counts.put(VariantType.COLOR, 4);
    return counts;
  }

  /** Returns the number of components; 0 for types that have none. */
  static int count(VariantType type) {
    return COUNTS.getOrDefault(type, 0);
  }

  /** Returns whether the components are ints. */
  static boolean areInts(VariantType type) {
    return switch (type) {
      case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> true;
      default -> false;
    };
  }

  /** Returns the components of a value, or of all elements of a packed array. */
  static double[] of(Variant value, VariantType type, boolean isPacked, VariantFormat format) {
    ByteBuffer packet = ByteBuffer.wrap(value.encode(format)).order(ByteOrder.LITTLE_ENDIAN);
    packet.position(isPacked ? HEADER + COUNT : HEADER);
    int width = areDoubles(type, format) ? Double.BYTES : Float.BYTES;
    double[] components = new double[packet.remaining() / width];
    for (int i = 0; i < components.length; i++) {
      components[i] = areInts(type)
          ? packet.getInt()
          : width == Double.BYTES ? packet.getDouble() : packet.getFloat();
    }
    return components;
  }

  /** Returns the value, or the packed array, that has these components. */
  static Variant toVariant(
      VariantType type, VariantType element, double[] components, VariantFormat format) {
    boolean isPacked = type != element;
    int width = areDoubles(element, format) ? Double.BYTES : Float.BYTES;
    ByteBuffer packet = ByteBuffer.allocate(HEADER + COUNT + components.length * width)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(format.typeId(type) | (areDoubles(element, format) ? 1 << 16 : 0));
    if (isPacked) {
      packet.putInt(components.length / count(element));
    }
    for (double component : components) {
      if (areInts(element)) {
        packet.putInt((int) component);
      } else if (width == Double.BYTES) {
        packet.putDouble(component);
      } else {
        packet.putFloat((float) component);
      }
    }
    byte[] bytes = new byte[packet.position()];
    packet.flip().get(bytes);
    return Variant.decode(bytes, format);
  }

  /** Returns whether each component takes 8 bytes in a packet. */
  static boolean areDoubles(VariantType type, VariantFormat format) {
    return format.isDoublePrecision() && type != VariantType.COLOR && !areInts(type);
  }
}

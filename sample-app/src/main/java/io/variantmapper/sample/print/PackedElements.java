package io.variantmapper.sample.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Lists the elements of a packed array as objects. */
final class PackedElements {
  private PackedElements() {}

  static List<?> of(Object array) {
    if (array instanceof byte[] bytes) {
      return unsigned(bytes);
    }
    if (array instanceof int[] ints) {
      return Arrays.stream(ints).boxed().toList();
    }
    if (array instanceof long[] longs) {
      return Arrays.stream(longs).boxed().toList();
    }
    if (array instanceof float[] floats) {
      return boxed(floats);
    }
    if (array instanceof double[] doubles) {
      return Arrays.stream(doubles).boxed().toList();
    }
    return Arrays.asList((Object[]) array);
  }

  /** Returns the bytes as values from 0 to 255, as Godot shows them. */
  private static List<Integer> unsigned(byte[] bytes) {
    List<Integer> elements = new ArrayList<>();
    for (byte b : bytes) {
      elements.add(Byte.toUnsignedInt(b));
    }
    return elements;
  }

  private static List<Float> boxed(float[] floats) {
    List<Float> elements = new ArrayList<>();
    for (float f : floats) {
      elements.add(f);
    }
    return elements;
  }
}

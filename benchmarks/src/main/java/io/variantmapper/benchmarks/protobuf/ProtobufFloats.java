package io.variantmapper.benchmarks.protobuf;

import com.google.protobuf.Internal.FloatList;
import java.util.List;

/** Converts repeated floats to arrays, and arrays to repeated floats, without boxing. */
final class ProtobufFloats {
  private ProtobufFloats() {}

  /** Returns the elements of a message's field. The list must be a {@link FloatList}. */
  static float[] array(List<Float> field) {
    FloatList list = (FloatList) field;
    float[] floats = new float[list.size()];
    for (int i = 0; i < floats.length; i++) {
      floats[i] = list.getFloat(i);
    }
    return floats;
  }
}

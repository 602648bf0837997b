package io.variantmapper.benchmarks.expert;

import io.variantmapper.runtime.value.Vector3;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Reads and writes little-endian words in byte arrays. */
final class Words {
  static final int WORD = 4;

  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle FLOAT =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

  private Words() {}

  static int getInt(byte[] bytes, int at) {
    return (int) INT.get(bytes, at);
  }

  static void putInt(byte[] bytes, int at, int value) {
    INT.set(bytes, at, value);
  }

  /** Returns the long as an int. The benchmark's packets contain no integers that need 64 bits. */
  static int narrow(long value) {
    return Math.toIntExact(value);
  }

  static long getLong(byte[] bytes, int at) {
    return (long) LONG.get(bytes, at);
  }

  static float getFloat(byte[] bytes, int at) {
    return (float) FLOAT.get(bytes, at);
  }

  /** Writes a float in 32 bits, as the engine does for all numbers except NaN. */
  static void putFloat(byte[] bytes, int at, float value) {
    if (Float.isNaN(value)) {
      throw new IllegalArgumentException("Expected a number but found NaN, which takes 64 bits");
    }
    FLOAT.set(bytes, at, value);
  }

  static Vector3 getVector(byte[] bytes, int at) {
    return new Vector3(
        getFloat(bytes, at), getFloat(bytes, at + WORD), getFloat(bytes, at + 2 * WORD));
  }

  static void putVector(byte[] bytes, int at, Vector3 vector) {
    FLOAT.set(bytes, at, (float) vector.x());
    FLOAT.set(bytes, at + WORD, (float) vector.y());
    FLOAT.set(bytes, at + 2 * WORD, (float) vector.z());
  }

  static float[] getFloats(byte[] bytes, int at, int count) {
    float[] floats = new float[count];
    view(bytes, at, count).asFloatBuffer().get(floats);
    return floats;
  }

  static void putFloats(byte[] bytes, int at, float[] floats) {
    view(bytes, at, floats.length).asFloatBuffer().put(floats);
  }

  private static ByteBuffer view(byte[] bytes, int at, int words) {
    return ByteBuffer.wrap(bytes, at, words * WORD).order(ByteOrder.LITTLE_ENDIAN);
  }
}

package io.variantmapper.runtime.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The one place that touches multi-byte words, with {@link VarHandle}s: one instruction a word, and
 * arrays at memory speed.
 *
 * <p>The portable class of this name has the same methods and says what they do.
 */
public final class LittleEndian {
  public static final int WORD = 4;
  public static final int LONG = 8;
  public static final int BLOCK = 32;

  /** Up to so many bytes are copied by a loop that is small enough to be inlined in many places. */
  private static final int SHORT_COPY = 40;

  /** Up to so many bytes {@code System.arraycopy}, which has to be called, is the slower one. */
  private static final int LOOPED_COPY = 96;

  /** Arrays of fewer elements are copied one by one, without a view of the bytes. */
  private static final int SHORT = 256;

  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private LittleEndian() {}

  public static int getInt(byte[] bytes, int index) {
    return (int) INT.get(bytes, index);
  }

  public static void putInt(byte[] bytes, int index, int value) {
    INT.set(bytes, index, value);
  }

  public static long getLong(byte[] bytes, int index) {
    return (long) LONGS.get(bytes, index);
  }

  public static void putLong(byte[] bytes, int index, long value) {
    LONGS.set(bytes, index, value);
  }

  public static void putBytes(byte[] bytes, int index, byte[] some) {
    int last = some.length - LONG;
    if (last < 0 || last > SHORT_COPY - LONG) {
      putManyBytes(bytes, index, some);
      return;
    }
    for (int i = 0; i < last; i += LONG) {
      putLong(bytes, index + i, getLong(some, i));
    }
    // May lap over the long before it.
    putLong(bytes, index + last, getLong(some, last));
  }

  private static void putManyBytes(byte[] bytes, int index, byte[] some) {
    int last = some.length - LONG;
    if (last < 0 || last > LOOPED_COPY - LONG) {
      System.arraycopy(some, 0, bytes, index, some.length);
      return;
    }
    int i = 0;
    // In blocks: JDK 25 prepares a plain loop for many more longs than there are.
    for (; i < last - 3 * LONG; i += BLOCK) {
      putBlock(bytes, index + i, some, i);
    }
    for (; i < last; i += LONG) {
      putLong(bytes, index + i, getLong(some, i));
    }
    putLong(bytes, index + last, getLong(some, last));
  }

  public static void putBlock(byte[] bytes, int index, byte[] some, int first) {
    putLong(bytes, index, getLong(some, first));
    putLong(bytes, index + LONG, getLong(some, first + LONG));
    putLong(bytes, index + 2 * LONG, getLong(some, first + 2 * LONG));
    putLong(bytes, index + 3 * LONG, getLong(some, first + 3 * LONG));
  }

  public static void putInts(byte[] bytes, int index, int[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * WORD).asIntBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      putInt(bytes, index + i * WORD, values[i]);
    }
  }

  public static void getInts(byte[] bytes, int index, int[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * WORD).asIntBuffer().get(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      values[i] = getInt(bytes, index + i * WORD);
    }
  }

  public static void putLongs(byte[] bytes, int index, long[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * LONG).asLongBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      putLong(bytes, index + i * LONG, values[i]);
    }
  }

  public static void getLongs(byte[] bytes, int index, long[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * LONG).asLongBuffer().get(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      values[i] = getLong(bytes, index + i * LONG);
    }
  }

  public static void putFloats(byte[] bytes, int index, float[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * WORD).asFloatBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      putInt(bytes, index + i * WORD, Float.floatToRawIntBits(values[i]));
    }
  }

  public static void getFloats(byte[] bytes, int index, float[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * WORD).asFloatBuffer().get(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      values[i] = Float.intBitsToFloat(getInt(bytes, index + i * WORD));
    }
  }

  public static void putDoubles(byte[] bytes, int index, double[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * LONG).asDoubleBuffer().put(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      putLong(bytes, index + i * LONG, Double.doubleToRawLongBits(values[i]));
    }
  }

  public static void getDoubles(byte[] bytes, int index, double[] values) {
    if (values.length >= SHORT) {
      view(bytes, index, values.length * LONG).asDoubleBuffer().get(values);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      values[i] = Double.longBitsToDouble(getLong(bytes, index + i * LONG));
    }
  }

  private static ByteBuffer view(byte[] bytes, int index, int length) {
    return ByteBuffer.wrap(bytes, index, length).order(ByteOrder.LITTLE_ENDIAN);
  }
}

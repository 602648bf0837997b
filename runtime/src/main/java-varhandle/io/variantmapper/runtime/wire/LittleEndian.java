package io.variantmapper.runtime.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Reads and writes numbers of several bytes with {@link VarHandle}s, which need one instruction for
 * each number.
 *
 * <p>The portable class of the same name has the same methods and describes them.
 */
public final class LittleEndian {
  public static final int WORD = 4;
  public static final int LONG = 8;
  public static final int BLOCK = 32;

  /**
   * The maximum number of bytes that the loop in {@link #putBytes} copies. Another method copies
   * longer arrays, so that {@code putBytes} is small enough to be inlined in many places.
   */
  private static final int SHORT_COPY = 40;

  /**
   * The maximum number of bytes for which a loop is faster than a call of {@code System.arraycopy}.
   */
  private static final int LOOPED_COPY = 96;

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

  public static void putBytes(byte[] bytes, int index, byte[] source) {
    int last = source.length - LONG;
    if (last < 0 || last > SHORT_COPY - LONG) {
      putManyBytes(bytes, index, source);
      return;
    }
    for (int i = 0; i < last; i += LONG) {
      putLong(bytes, index + i, getLong(source, i));
    }
    // The last long may overlap the long before it, and then copies some bytes again.
    putLong(bytes, index + last, getLong(source, last));
  }

  private static void putManyBytes(byte[] bytes, int index, byte[] source) {
    int last = source.length - LONG;
    if (last < 0 || last > LOOPED_COPY - LONG) {
      System.arraycopy(source, 0, bytes, index, source.length);
      return;
    }
    int i = 0;
    // Copies in blocks, because JDK 25 would optimize a plain loop for much longer arrays, and not
    // for arrays of this length.
    for (; i < last - 3 * LONG; i += BLOCK) {
      putBlock(bytes, index + i, source, i);
    }
    for (; i < last; i += LONG) {
      putLong(bytes, index + i, getLong(source, i));
    }
    putLong(bytes, index + last, getLong(source, last));
  }

  public static void putBlock(byte[] bytes, int index, byte[] source, int first) {
    putLong(bytes, index, getLong(source, first));
    putLong(bytes, index + LONG, getLong(source, first + LONG));
    putLong(bytes, index + 2 * LONG, getLong(source, first + 2 * LONG));
    putLong(bytes, index + 3 * LONG, getLong(source, first + 3 * LONG));
  }
}

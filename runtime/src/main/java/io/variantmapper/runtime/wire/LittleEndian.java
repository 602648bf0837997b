package io.variantmapper.runtime.wire;

/**
 * Reads and writes numbers of several bytes, which are all little endian in packets.
 *
 * <p>This portable class is for Android. On a JVM, it is replaced by the class of the same name in
 * {@code META-INF/versions} of the jar, which uses {@code VarHandle}s. Both classes must have the
 * same methods.
 */
public final class LittleEndian {
  /** The number of bytes of an int, a float, a header, a count or a length. */
  public static final int WORD = 4;

  /** The number of bytes of a long or a double. */
  public static final int LONG = 8;

  /** The number of bytes that {@link #putBlock} copies. */
  public static final int BLOCK = 32;

  private LittleEndian() {}

  public static int getInt(byte[] bytes, int index) {
    return (bytes[index] & 0xFF)
        | ((bytes[index + 1] & 0xFF) << 8)
        | ((bytes[index + 2] & 0xFF) << 16)
        | (bytes[index + 3] << 24);
  }

  public static void putInt(byte[] bytes, int index, int value) {
    bytes[index] = (byte) value;
    bytes[index + 1] = (byte) (value >> 8);
    bytes[index + 2] = (byte) (value >> 16);
    bytes[index + 3] = (byte) (value >> 24);
  }

  public static long getLong(byte[] bytes, int index) {
    return (getInt(bytes, index) & 0xFFFFFFFFL) | ((long) getInt(bytes, index + WORD) << 32);
  }

  public static void putLong(byte[] bytes, int index, long value) {
    putInt(bytes, index, (int) value);
    putInt(bytes, index + WORD, (int) (value >> 32));
  }

  /** Copies all of {@code source} to {@code bytes}, from {@code index} on. */
  public static void putBytes(byte[] bytes, int index, byte[] source) {
    System.arraycopy(source, 0, bytes, index, source.length);
  }

  /**
   * Copies {@link #BLOCK} bytes. Reads them from {@code source}, beginning at {@code first}, and
   * writes them to {@code bytes}, beginning at {@code index}.
   */
  public static void putBlock(byte[] bytes, int index, byte[] source, int first) {
    System.arraycopy(source, first, bytes, index, BLOCK);
  }
}

package io.variantmapper.rpc;

/**
 * The bytes of arguments. bool and int have a short form in calls; all other arguments are plain
 * packets.
 *
 * @see <a href="https://docs.godotengine.org/en/stable/tutorials/io/binary_serialization_api.html">
 *     Binary serialization API</a>
 */
final class ArgumentForm {
  static final int BOOL = 1;
  static final int INT = 2;
  static final int FLOAT = 3;
  static final int STRING = 4;
  static final int VECTOR2 = 5;
  static final int VECTOR3 = 9;
  static final int PACKED_BYTE_ARRAY = 29;

  /** The bits of an argument's first byte that contain its type. */
  static final int TYPE_MASK = 0x3f;

  /** The number of the bits in {@link #TYPE_MASK}; the width of a short int is above them. */
  static final int TYPE_BITS = 6;

  /** The exponent of the width of an int of 8 bytes. */
  static final int LONG_EXPONENT = 3;

  /** The first byte of a short bool that is true. */
  static final int TRUE = BOOL | 0x80;

  /** The size of a header in a plain packet. */
  static final int HEADER = 4;

  /** The size of a String's header and length, which are before its text. */
  static final int TEXT_HEADER = HEADER + Integer.BYTES;

  static final int FLOAT_SIZE = HEADER + Float.BYTES;
  static final int VECTOR2_SIZE = HEADER + 2 * Float.BYTES;
  static final int VECTOR3_SIZE = HEADER + 3 * Float.BYTES;

  /** The header of a plain int of 8 bytes. */
  static final int INT_64 = INT | 1 << 16;

  /** The header of a float of 8 bytes. */
  static final int FLOAT_64 = FLOAT | 1 << 16;

  private ArgumentForm() {}

  /** Returns the exponent of the width in bytes that the engine chooses for an int. */
  static int widthExponent(long value) {
    if (value == (byte) value) {
      return 0;
    } else if (value == (short) value) {
      return 1;
    }
    return value == (int) value ? 2 : 3;
  }

  /** Reads a signed int of {@code 1 << widthExponent} bytes. */
  static long readInt(byte[] bytes, int offset, int widthExponent) {
    return switch (widthExponent) {
      case 0 -> bytes[offset];
      case 1 -> Bytes.getShort(bytes, offset);
      case 2 -> Bytes.getInt(bytes, offset);
      default -> Bytes.getLong(bytes, offset);
    };
  }

  /** Writes a signed int of {@code 1 << widthExponent} bytes. */
  static void writeInt(byte[] bytes, int offset, int widthExponent, long value) {
    switch (widthExponent) {
      case 0 -> bytes[offset] = (byte) value;
      case 1 -> Bytes.putShort(bytes, offset, (int) value);
      case 2 -> Bytes.putInt(bytes, offset, (int) value);
      default -> Bytes.putLong(bytes, offset, value);
    }
  }
}

package io.variantmapper.enet;

/** Writes the big-endian fields of commands. */
final class Fields {
  private Fields() {}

  static void putInt(byte[] bytes, int index, long value) {
    bytes[index] = (byte) (value >> 24);
    bytes[index + 1] = (byte) (value >> 16);
    bytes[index + 2] = (byte) (value >> 8);
    bytes[index + 3] = (byte) value;
  }

  static byte[] of(int... values) {
    byte[] bytes = new byte[values.length * Integer.BYTES];
    for (int i = 0; i < values.length; i++) {
      putInt(bytes, i * Integer.BYTES, values[i]);
    }
    return bytes;
  }
}

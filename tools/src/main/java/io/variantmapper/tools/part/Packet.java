package io.variantmapper.tools.part;

import io.variantmapper.runtime.VariantFormat;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The bytes of a packet, and their format.
 *
 * <pre>{@code
 * Packet packet = new Packet(bytes, 4, VariantFormat.GODOT_4);   // after the length of a frame
 * }</pre>
 *
 * @param bytes the bytes of this packet only
 * @param start the number of bytes before the packet in its file
 */
public record Packet(byte[] bytes, int start, VariantFormat format) {
  /** Returns 4 bytes as a little-endian int. */
  int word(int offset) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(offset);
  }

  /** Returns 8 bytes as a little-endian long. */
  long doubleWord(int offset) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(offset);
  }
}

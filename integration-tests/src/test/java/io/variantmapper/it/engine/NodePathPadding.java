package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Sets the padding of the strings in a NodePath to zeros, because the padding that engines write is
 * random. All other bytes of the engines' packets can be compared directly.
 */
final class NodePathPadding {
  private static final int COUNT_BITS = 0x7fffffff;

  private final byte[] packet;
  private final VariantReader in;

  private NodePathPadding(byte[] packet, VariantFormat format) {
    this.packet = packet;
    this.in = new VariantReader(packet, format);
  }

  /** Returns a copy of the packet in which the padding of strings in NodePaths is zero. */
  static byte[] zeroed(byte[] packet, VariantFormat format) {
    NodePathPadding padding = new NodePathPadding(packet.clone(), format);
    padding.zeroInValue();
    return padding.packet;
  }

  private void zeroInValue() {
    VariantType type = in.peekType();
    if (type == VariantType.ARRAY) {
      int count = in.beginArray();
      zeroInValues(count);
      in.endArray();
    } else if (type == VariantType.DICTIONARY) {
      int count = in.beginDictionary();
      zeroInValues(2 * count);
      in.endDictionary();
    } else if (type == VariantType.NODE_PATH) {
      zeroInPath(in.offset());
      in.skip();
    } else {
      in.skip();
    }
  }

  private void zeroInValues(int count) {
    for (int i = 0; i < count; i++) {
      zeroInValue();
    }
  }

  private void zeroInPath(int start) {
    ByteBuffer words = ByteBuffer.wrap(packet).order(ByteOrder.LITTLE_ENDIAN);
    int strings = (words.getInt(start + 4) & COUNT_BITS) + words.getInt(start + 8);
    int at = start + 16;
    for (int i = 0; i < strings; i++) {
      int end = at + 4 + words.getInt(at);
      at = (end + 3) & ~3;
      Arrays.fill(packet, end, at, (byte) 0);
    }
  }
}

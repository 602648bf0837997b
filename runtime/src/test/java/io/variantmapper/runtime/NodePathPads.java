package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;

/** Zeroes the pad bytes inside NodePaths, which engines before 4.6.3 leave uninitialized. */
final class NodePathPads {
  private final byte[] packet;
  private final VariantReader in;

  private NodePathPads(byte[] packet, VariantFormat format) {
    this.packet = packet;
    in = new VariantReader(packet, format);
  }

  static byte[] zeroed(byte[] packet, VariantFormat format) {
    byte[] zeroed = packet.clone();
    new NodePathPads(zeroed, format).zeroNext();
    return zeroed;
  }

  private void zeroNext() {
    switch (in.peekType()) {
      case ARRAY -> {
        zero(in.beginArray());
        in.endArray();
      }
      case DICTIONARY -> {
        zero(2 * in.beginDictionary());
        in.endDictionary();
      }
      case NODE_PATH -> zeroPath();
      default -> in.skip();
    }
  }

  private void zero(int values) {
    for (int i = 0; i < values; i++) {
      zeroNext();
    }
  }

  /**
   * Zeroes the pad bytes of a path. The names follow four words: the header, the count of names,
   * the count of subnames, and the flags.
   */
  private void zeroPath() {
    int name = in.offset() + 4 * LittleEndian.WORD;
    in.skip();
    while (name < in.offset()) {
      int text = name + LittleEndian.WORD;
      int textEnd = text + LittleEndian.getInt(packet, name);
      name = text + (int) Layout.padded(textEnd - text);
      Arrays.fill(packet, textEnd, name, (byte) 0);
    }
  }
}

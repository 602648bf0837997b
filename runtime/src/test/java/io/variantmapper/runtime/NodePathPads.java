package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;

/** Zeroes the pad bytes inside NodePaths, which engines before 4.6.3 leave uninitialised. */
final class NodePathPads extends PacketWalker {
  private boolean inNodePath;

  private NodePathPads(byte[] packet, VariantFormat format) {
    super(packet, packet.length, format);
  }

  static byte[] zeroed(byte[] packet, VariantFormat format) {
    byte[] zeroed = packet.clone();
    new NodePathPads(zeroed, format).walk(0, 0);
    return zeroed;
  }

  @Override
  int nodePathEnd(int body) {
    inNodePath = true;
    int pathEnd = super.nodePathEnd(body);
    inNodePath = false;
    return pathEnd;
  }

  @Override
  int stringEnd(int at) {
    int blockEnd = super.stringEnd(at);
    if (inNodePath) {
      int textEnd = at + LittleEndian.WORD + LittleEndian.getInt(bytes, at);
      Arrays.fill(bytes, textEnd, blockEnd, (byte) 0);
    }
    return blockEnd;
  }
}

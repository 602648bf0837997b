package io.variantmapper.saves;

import java.io.ByteArrayOutputStream;

/** Each block is a zlib stream. */
final class DeflateBlocks implements BlockCodec {
  @Override
  public int maxExpansion() {
    return Inflating.MAX_EXPANSION;
  }

  @Override
  public byte[] compress(byte[] content, int start, int length) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Inflating.deflate(false, content, start, length, out);
    return out.toByteArray();
  }

  @Override
  public void decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    int left = Inflating.inflate(false, file, start, end, content, length);
    if (left > 0) {
      throw DamagedBlockException.trailing(left);
    }
  }
}

package io.variantmapper.saves;

import io.variantmapper.compression.DamagedFastLzException;
import io.variantmapper.compression.FastLzCompressor;
import io.variantmapper.compression.FastLzDecompressor;
import java.util.Arrays;

/**
 * Each block is compressed with FastLZ. Engines pad a block of fewer than 16 bytes to 16 bytes
 * before they compress it.
 */
final class FastLzBlocks implements BlockCodec {
  private static final int FILLED = 16;

  private final FastLzDecompressor decompressor = new FastLzDecompressor();
  private final FastLzCompressor compressor = new FastLzCompressor();

  @Override
  public int maxExpansion() {
    return FastLzDecompressor.MAX_EXPANSION;
  }

  @Override
  public void decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException {
    if (length == 0 && end - start == 1) {
      // If an empty block is a single instruction, engines do not require the literals that the
      // instruction announces, because the block has no content.
      return;
    }
    try {
      append(file, start, end - start, content, length);
    } catch (DamagedFastLzException e) {
      String reason = e.getMessage();
      throw new DamagedBlockException(reason == null ? "invalid data" : reason);
    }
  }

  private void append(byte[] file, int start, int size, GrowingContent content, int length)
      throws DamagedBlockException, DamagedFastLzException {
    // Measures first, because the content grows only for bytes that a block really has.
    int found = decompressor.measure(file, start, size, Math.max(length, FILLED));
    if (found < length) {
      throw DamagedBlockException.tooShort(length, found);
    }
    if (length < FILLED) {
      byte[] filled = new byte[FILLED];
      decompressor.decompress(file, start, size, filled, 0, FILLED);
      content.append(filled, length);
    } else {
      content.room(length);
      decompressor.decompress(file, start, size, content.array(), content.size(), length);
      content.advance(length);
    }
  }

  @Override
  public byte[] compress(byte[] content, int start, int length) {
    byte[] plain = Arrays.copyOfRange(content, start, start + Math.max(length, FILLED));
    Arrays.fill(plain, length, plain.length, (byte) 0);
    byte[] block = new byte[FastLzCompressor.maxLength(plain.length)];
    int size = compressor.compress(plain, 0, plain.length, block, 0, block.length);
    return Arrays.copyOf(block, size);
  }
}

package io.variantmapper.saves;

import io.variantmapper.runtime.MalformedPacketException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * The container of {@code open_compressed}: magic, compression mode, size of a block, length of
 * the content, the size of each compressed block, the blocks, and the magic again. Godot 3 and 4
 * write the same bytes.
 */
final class CompressedFile {
  /** "GCPF". */
  static final int MAGIC = 0x46504347;

  private static final int MODE = 4;
  private static final int BLOCK_SIZE = 8;
  private static final int LENGTH = 12;
  private static final int SIZES = 16;

  /** The number of bytes that engines compress into one block. */
  private static final int WRITTEN_BLOCK_SIZE = 4096;

  /** The minimum initial size of the array for the content, unless the content is shorter. */
  private static final int FIRST_SIZE = 1 << 16;

  private CompressedFile() {}

  static byte[] write(byte[] content, Compression compression) {
    List<byte[]> blocks = new ArrayList<>();
    try (BlockCodec codec = compression.newCodec()) {
      // The last block has fewer bytes than the others, and may be empty.
      for (long at = 0; at <= content.length; at += WRITTEN_BLOCK_SIZE) {
        int length = (int) Math.min(WRITTEN_BLOCK_SIZE, content.length - at);
        blocks.add(codec.compress(content, (int) at, length));
      }
    }
    ByteBuffer header =
        ByteBuffer.allocate(SIZES + 4 * blocks.size()).order(ByteOrder.LITTLE_ENDIAN);
    header.putInt(MAGIC).putInt(compression.mode());
    header.putInt(WRITTEN_BLOCK_SIZE).putInt(content.length);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] block : blocks) {
      header.putInt(block.length);
    }
    out.write(header.array(), 0, header.capacity());
    for (byte[] block : blocks) {
      out.write(block, 0, block.length);
    }
    out.write(header.array(), 0, 4);
    return out.toByteArray();
  }

  /** Returns the content of a file that begins with the magic. */
  static byte[] read(byte[] file, int maxBytes) {
    if (file.length < SIZES) {
      throw new MalformedPacketException(
          "Expected a header of " + SIZES + " bytes but the file has " + file.length, file.length);
    }
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    Compression compression = Compression.ofMode(unsigned(in, MODE), MODE);
    long blockSize = unsigned(in, BLOCK_SIZE);
    if (blockSize == 0) {
      throw new MalformedPacketException("A block of the file can't have 0 bytes", BLOCK_SIZE);
    }
    long length = unsigned(in, LENGTH);
    if (length > maxBytes) {
      throw new MalformedPacketException(
          "The content has " + length + " bytes, over the limit of " + maxBytes, LENGTH);
    }
    long count = length / blockSize + 1;
    if (count > (file.length - SIZES) / 4) {
      throw new MalformedPacketException(
          "The list of block sizes does not fit into the file; number of blocks: " + count, SIZES);
    }
    int data = SIZES + 4 * (int) count;
    try (BlockCodec codec = compression.newCodec()) {
      requirePlausible(in, (int) count, data, length, codec);
      return readBlocks(file, data, blockSize, (int) length, codec);
    }
  }

  /** Checks all sizes in the header, before memory is allocated for them. */
  private static void requirePlausible(
      ByteBuffer in, int count, int data, long length, BlockCodec codec) {
    long compressed = 0;
    for (int i = 0; i < count; i++) {
      int at = SIZES + 4 * i;
      compressed += unsigned(in, at);
      if (compressed > in.capacity() - data) {
        throw new MalformedPacketException(
            "Block " + i + " of " + count + " ends after the end of the file", at);
      }
    }
    if (length > compressed * codec.maxExpansion()) {
      throw new MalformedPacketException(
          "The length of the content can't be " + length + ": the compressed length is "
              + compressed,
          LENGTH);
    }
  }

  private static byte[] readBlocks(
      byte[] file, int data, long blockSize, int length, BlockCodec codec) {
    ByteBuffer sizes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    int firstSize = (int) Math.min(length, Math.max(FIRST_SIZE, 4L * file.length));
    GrowingContent content = new GrowingContent(length, firstSize);
    int start = data;
    int index = 0;
    for (long at = 0; at <= length; at += blockSize) {
      int end = start + sizes.getInt(SIZES + 4 * index);
      int blockLength = (int) Math.min(blockSize, length - at);
      try {
        codec.decompress(file, start, end, content, blockLength);
      } catch (DamagedBlockException e) {
        throw new MalformedPacketException(
            "Block " + index + " is damaged: " + e.getMessage(), start);
      }
      start = end;
      index++;
    }
    return content.array();
  }

  private static long unsigned(ByteBuffer in, int at) {
    return Integer.toUnsignedLong(in.getInt(at));
  }
}

package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.codec.ByteToMessageDecoder;

/**
 * Collects the bytes of frames in a buffer that doubles. Netty's own cumulator enlarges a large
 * buffer by 4 MiB each time, and copies all bytes, so its time grows with the square of the size.
 */
final class FrameCumulator implements ByteToMessageDecoder.Cumulator {
  /** The size from which Netty enlarges buffers in equal steps. */
  private static final int LARGE = 4 << 20;

  @Override
  public ByteBuf cumulate(ByteBufAllocator allocator, ByteBuf collected, ByteBuf in) {
    boolean isFull = in.readableBytes() > collected.writableBytes();
    return ByteToMessageDecoder.MERGE_CUMULATOR.cumulate(
        allocator,
        isFull && collected.readableBytes() >= LARGE
            ? doubled(allocator, collected, in)
            : collected,
        in);
  }

  private static ByteBuf doubled(ByteBufAllocator allocator, ByteBuf collected, ByteBuf in) {
    long size = 2L * collected.readableBytes() + in.readableBytes();
    boolean isCopied = false;
    try {
      ByteBuf larger = allocator.buffer((int) Math.min(size, Integer.MAX_VALUE));
      larger.writeBytes(collected);
      collected.release();
      isCopied = true;
      return larger;
    } finally {
      if (!isCopied) {
        in.release();
      }
    }
  }
}

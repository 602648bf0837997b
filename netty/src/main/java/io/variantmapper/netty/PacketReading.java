package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.util.concurrent.FastThreadLocal;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads packets from buffers. The bytes of a heap buffer are read in place; the bytes of any other
 * buffer are copied once, into an array that the thread keeps.
 */
final class PacketReading<T> {
  private static final byte[] NO_BYTES = {};

  /** The size of the largest array that a thread keeps. */
  private static final int MAX_KEPT = 1 << 16;

  /** The array of each thread; null while it is in use. */
  private static final FastThreadLocal<byte @Nullable []> KEPT = new FastThreadLocal<>();

  private final VariantSerializer<T> serializer;
  private final int maxBytes;
  private final VariantReader in;

  PacketReading(VariantSerializer<T> serializer, VariantFormat format) {
    this.serializer = Objects.requireNonNull(serializer, "serializer");
    maxBytes = format.limits().maxBytes();
    in = new VariantReader(NO_BYTES, format);
  }

  /** Reads all readable bytes of {@code packet} as one value. Does not release the buffer. */
  T read(ByteBuf packet) {
    int length = packet.readableBytes();
    if (length > maxBytes) {
      MalformedPacketException tooLarge = new MalformedPacketException(
          "A packet of " + length + " bytes is over the limit of " + maxBytes, 0);
      throw new TooLongFrameException(tooLarge.getMessage(), tooLarge);
    }
    return read(packet, packet.readerIndex(), length);
  }

  /** Reads {@code length} bytes from {@code start} as one value. Does not move the indexes. */
  T read(ByteBuf buffer, int start, int length) {
    return buffer.hasArray()
        ? read(buffer.array(), buffer.arrayOffset() + start, length)
        : readCopy(buffer, start, length);
  }

  private T readCopy(ByteBuf buffer, int start, int length) {
    byte[] kept = KEPT.get();
    KEPT.set(null);
    byte[] bytes = kept != null && kept.length >= length ? kept : new byte[length];
    buffer.getBytes(start, bytes, 0, length);
    try {
      return read(bytes, 0, length);
    } finally {
      KEPT.set(bytes.length <= MAX_KEPT ? bytes : kept);
    }
  }

  private T read(byte[] bytes, int offset, int length) {
    try {
      in.reset(bytes, offset, length);
      return in.readPacket(serializer);
    } finally {
      // The reader must not keep a large array, or the array of a buffer that is used again.
      in.reset(NO_BYTES, 0, 0);
    }
  }
}

package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.stream.Framing;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes values into buffers, with a writer for each thread. Safe for use by several threads. */
final class PacketWriting<T> {
  /** The size of the largest buffer that a writer keeps. */
  private static final int MAX_KEPT = 1 << 16;

  private final VariantSerializer<T> serializer;
  private final VariantFormat format;
  private final Framing framing;

  /** Not static, because the writers of each encoder have the encoder's format. */
  @SuppressWarnings("ThreadLocalUsage")
  private final ThreadLocal<@Nullable VariantWriter> kept = new ThreadLocal<>();

  PacketWriting(VariantSerializer<T> serializer, VariantFormat format, Framing framing) {
    this.serializer = Objects.requireNonNull(serializer, "serializer");
    this.format = Objects.requireNonNull(format, "format");
    this.framing = Objects.requireNonNull(framing, "framing");
  }

  /** Returns a new buffer with the length, if the framing has one, and the packet. */
  ByteBuf write(ByteBufAllocator allocator, @Nullable T value) {
    VariantWriter out = kept.get();
    // The writer is not kept while it is used, because the serializer may call this method.
    kept.set(null);
    if (out == null) {
      out = new VariantWriter(format);
    } else {
      out.reset();
    }
    out.write(serializer, value);
    ByteBuf buffer = copy(allocator, out);
    if (out.buffer().length <= MAX_KEPT) {
      kept.set(out);
    }
    return buffer;
  }

  private ByteBuf copy(ByteBufAllocator allocator, VariantWriter out) {
    int length = out.size();
    framing.requireSendable(length);
    ByteBuf buffer = allocator.ioBuffer(Frames.bytes(framing.prefix()) + length);
    Frames.writeLength(buffer, length, framing.prefix());
    return buffer.writeBytes(out.buffer(), 0, length);
  }
}

package io.variantmapper.sample.server;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.variantmapper.netty.VariantEncoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.message.Snapshot;

/** A message that is encoded once, for any number of clients. */
final class Outgoing implements AutoCloseable {
  private final boolean isSnapshot;
  private final ByteBuf frame;

  private Outgoing(boolean isSnapshot, ByteBuf frame) {
    this.isSnapshot = isSnapshot;
    this.frame = frame;
  }

  /** Encodes messages for clients of one format. */
  static final class Encoder {
    private final VariantEncoder<ServerMessage> frames;

    Encoder(VariantFormat format) {
      frames = new VariantEncoder<>(
          ServerMessage.class,
          ServerMessageVariantSerializer.INSTANCE,
          format,
          Framing.STREAM_PEER);
    }

    /** Returns the encoded message, which the caller must close. */
    Outgoing encode(ServerMessage message) {
      return new Outgoing(
          message instanceof Snapshot, frames.encode(ByteBufAllocator.DEFAULT, message));
    }
  }

  /** Returns whether this is a snapshot, which the next snapshot replaces. */
  boolean isSnapshot() {
    return isSnapshot;
  }

  /** Returns the length and the packet, for a stream. The caller releases the buffer. */
  ByteBuf frame() {
    return frame.retainedDuplicate();
  }

  /** Returns the packet without its length. The caller releases the buffer. */
  ByteBuf packet() {
    return frame.retainedSlice(Integer.BYTES, frame.readableBytes() - Integer.BYTES);
  }

  @Override
  public void close() {
    frame.release();
  }
}

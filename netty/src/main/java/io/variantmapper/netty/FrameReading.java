package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.TooLongFrameException;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;

/** Finds the frames of one connection. */
final class FrameReading {
  private final Framing framing;
  private final int maxBytes;
  private boolean isBroken;

  FrameReading(VariantFormat format, Framing framing) {
    this.framing = framing.onStream();
    maxBytes = format.limits().maxBytes();
  }

  /**
   * Moves to the next packet if all its bytes have arrived, and returns its length; otherwise
   * returns −1. After a frame over the limit, discards all bytes.
   *
   * @throws TooLongFrameException if the frame is over the limit
   */
  int next(ByteBuf in) {
    if (isBroken) {
      in.skipBytes(in.readableBytes());
      return -1;
    }
    int waiting = in.readableBytes() - Integer.BYTES;
    if (waiting < 0) {
      return -1;
    }
    int length = Frames.lengthAt(in, framing.prefix());
    try {
      framing.requireReceivable(length, maxBytes);
    } catch (MalformedPacketException e) {
      isBroken = true;
      throw new TooLongFrameException(e.getMessage(), e);
    }
    if (waiting < length) {
      return -1;
    }
    in.skipBytes(Integer.BYTES);
    return length;
  }
}

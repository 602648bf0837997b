package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Splits a stream of bytes into packets. It does not do any I/O, so it fits into event loops. Feed
 * it the bytes in chunks of any size, and take out the packets that are complete.
 *
 * <pre>{@code
 * decoder.feed(chunk, 0, read);
 * for (Chat chat = decoder.next(CHAT); chat != null; chat = decoder.next(CHAT)) {
 *   show(chat);
 * }
 * }</pre>
 *
 * <p>Take out all complete packets after each {@code feed}. If a frame is over the limit, the
 * decoder does not buffer its packet. As soon as the frame's length is known and all frames before
 * it have been taken out, each call of {@code feed} or {@code next} throws an exception. Time and
 * memory are linear in the number of bytes fed. Not thread-safe.
 */
public final class FrameDecoder {
  private static final int INITIAL_SIZE = 256;

  /** The maximum number of buffered bytes while they contain a whole frame. */
  private static final int MAX_WAITING = 1 << 24;

  /**
   * A buffer with more than this number of bytes is replaced by a small one when all its packets
   * have been taken out.
   */
  private static final int MAX_KEPT = 1 << 20;

  private final VariantFormat format;
  private final Framing framing;
  private byte[] buffer = new byte[INITIAL_SIZE];
  private int start;
  private int end;

  /** Creates a decoder for frames that {@code StreamPeer} sends. */
  public FrameDecoder(VariantFormat format) {
    this(format, Framing.STREAM_PEER);
  }

  /**
   * Creates a decoder for frames with the given framing. The limits of the framing and of the
   * format both apply.
   *
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public FrameDecoder(VariantFormat format, Framing framing) {
    this.format = Objects.requireNonNull(format, "format");
    this.framing = framing.onStream();
  }

  /** Adds all bytes of {@code chunk}; see {@link #feed(byte[], int, int)}. */
  public void feed(byte[] chunk) {
    feed(chunk, 0, chunk.length);
  }

  /**
   * Adds a copy of received bytes, which may be a part of one frame, or contain many frames.
   *
   * @throws IllegalArgumentException if the range is not inside the chunk; then no bytes are added
   * @throws MalformedPacketException if the current frame is over the limit. The decoder then keeps
   *     only the frame's length, and every later call also throws, because the start of the next
   *     frame is not known. The exception is also thrown if more than 16 MiB are buffered and
   *     contain a whole frame, or if an array can't hold all the bytes; in these cases no bytes are
   *     added
   */
  public void feed(byte[] chunk, int offset, int length) {
    if (offset < 0 || length < 0 || offset > chunk.length - length) {
      throw new IllegalArgumentException(
          "No " + length + " bytes at " + offset + " in a chunk of " + chunk.length);
    }
    int prefix = LittleEndian.WORD - bufferedBytes();
    if (prefix > 0 && prefix < length) {
      feed(chunk, offset, prefix);
      feed(chunk, offset + prefix, length - prefix);
    } else {
      requireTakenOut(frameLength());
      makeRoom(length);
      System.arraycopy(chunk, offset, buffer, end, length);
      end += length;
      frameLength();
    }
  }

  /**
   * Returns the next packet.
   *
   * @return the packet without its length; null if more bytes are needed
   * @throws MalformedPacketException if the next frame is over the limit
   */
  public byte @Nullable [] nextPacket() {
    int length = frameLength();
    int frameStart = start;
    if (length < 0 || end - frameStart - LittleEndian.WORD < length) {
      return null;
    }
    start += LittleEndian.WORD + length;
    byte[] packet = Arrays.copyOfRange(buffer, frameStart + LittleEndian.WORD, start);
    if (start == end && buffer.length > MAX_KEPT) {
      buffer = new byte[INITIAL_SIZE];
      start = 0;
      end = 0;
    }
    return packet;
  }

  /**
   * Returns the value of the next packet.
   *
   * @return the value; null if more bytes are needed
   * @throws MalformedPacketException if the frame is over the limit, or if its bytes are not a
   *     Variant; in the second case, the next call returns the value of the following packet
   * @throws io.variantmapper.runtime.UnexpectedVariantException if the value has the wrong type or
   *     does not fit; the next call returns the value of the following packet
   */
  public <T> @Nullable T next(VariantSerializer<T> serializer) {
    Objects.requireNonNull(serializer, "serializer");
    byte[] packet = nextPacket();
    return packet == null ? null : serializer.decode(packet, format);
  }

  /** Returns the number of bytes that were fed and not yet taken out as packets. */
  public int bufferedBytes() {
    return end - start;
  }

  /**
   * Checks and returns the length of the first frame; returns −1 until all 4 bytes of the length
   * have arrived.
   */
  private int frameLength() {
    if (end - start < LittleEndian.WORD) {
      return -1;
    }
    return framing.requireReceivable(
        framing.getLength(buffer, start), format.limits().maxBytes());
  }

  /**
   * Throws if the buffer has a whole frame of this length, and has more than {@link #MAX_WAITING}
   * bytes in total.
   */
  private void requireTakenOut(int frameLength) {
    int waiting = bufferedBytes();
    if (frameLength >= 0 && waiting - LittleEndian.WORD >= frameLength && waiting > MAX_WAITING) {
      throw new MalformedPacketException(
          waiting + " bytes are buffered, including a whole frame. After each feed, take out all"
              + " complete packets.",
          0);
    }
  }

  /**
   * Makes room for {@code length} bytes after the last byte. If there is not enough room, moves the
   * remaining bytes to the front of the buffer or to a new buffer. The old buffer stays in use if
   * it can hold all the bytes, and if the move frees at least as many bytes as it moves.
   */
  private void makeRoom(int length) {
    if (length <= buffer.length - end) {
      return;
    }
    int left = end - start;
    byte[] target = buffer;
    if ((long) left + length > buffer.length || left > start) {
      target = new byte[capacity(left, length)];
    }
    System.arraycopy(buffer, start, target, 0, left);
    buffer = target;
    start = 0;
    end = left;
  }

  /** Returns the size of a new buffer for {@code left} old bytes and {@code length} new ones. */
  static int capacity(int left, int length) {
    long needed = (long) left + length;
    if (needed > Layout.MAX_LENGTH) {
      throw new MalformedPacketException(
          needed + " bytes do not fit into an array. Feed smaller chunks.", 0);
    }
    return (int) Math.min(Math.max(needed, left * 2L), Layout.MAX_LENGTH);
  }
}

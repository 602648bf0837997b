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
 * Cuts a stream of bytes into packets without doing any I/O, for event loops: feed it what has
 * come, however cut, and take out the packets that are complete.
 *
 * <pre>{@code
 * decoder.feed(chunk, 0, read);
 * for (Chat chat = decoder.next(CHAT); chat != null; chat = decoder.next(CHAT)) {
 *   show(chat);
 * }
 * }</pre>
 *
 * <p>A frame over the limit is refused as soon as its length is there and all before it is taken
 * out, so take out what is complete after each {@code feed}. A refused one is not buffered. Work
 * and memory are linear in the bytes fed. Not safe for use by several threads.
 */
public final class FrameDecoder {
  private static final int INITIAL_SIZE = 256;

  /** How many bytes may be there while a whole frame waits to be taken out. */
  private static final int MAX_WAITING = 1 << 24;

  /** A larger buffer is given back once it is empty. */
  private static final int MAX_KEPT = 1 << 20;

  private final VariantFormat format;
  private final Framing framing;
  private byte[] buffer = new byte[INITIAL_SIZE];
  private int start;
  private int end;

  /** Decodes what {@code StreamPeer} sends. */
  public FrameDecoder(VariantFormat format) {
    this(format, Framing.STREAM_PEER);
  }

  /**
   * Decodes what {@code framing} says; its limit and that of the format both hold.
   *
   * @throws IllegalArgumentException if the framing has no lengths
   */
  public FrameDecoder(VariantFormat format, Framing framing) {
    this.format = Objects.requireNonNull(format, "format");
    this.framing = framing.onStream();
  }

  /** Takes all of {@code chunk}; see {@link #feed(byte[], int, int)}. */
  public void feed(byte[] chunk) {
    feed(chunk, 0, chunk.length);
  }

  /**
   * Takes bytes that have come, a part of a frame or many frames; they are copied.
   *
   * @throws IllegalArgumentException if they are not in the chunk; nothing is taken then
   * @throws MalformedPacketException if the current frame is over the limit. Only its length is
   *     kept, and every later call throws too, because the stream is out of step. Also if more than
   *     16 MiB are there and a whole frame among them was not taken out, or if an array can't hold
   *     the bytes; nothing is taken then
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
   * @return the whole packet; null until more bytes are fed
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
   * @return the value; null until more bytes are fed
   * @throws MalformedPacketException if the frame is over the limit or the packet is damaged
   * @throws io.variantmapper.runtime.UnexpectedVariantException if it is another Variant; the next
   *     packet can be taken
   */
  public <T> @Nullable T next(VariantSerializer<T> serializer) {
    Objects.requireNonNull(serializer, "serializer");
    byte[] packet = nextPacket();
    return packet == null ? null : serializer.decode(packet, format);
  }

  /** Returns how many bytes were fed that belong to no packet taken out so far. */
  public int bufferedBytes() {
    return end - start;
  }

  /** The checked length of the frame in front, or −1 while that is not there. */
  private int frameLength() {
    if (end - start < LittleEndian.WORD) {
      return -1;
    }
    return framing.requireReceivable(
        framing.getLength(buffer, start), format.limits().maxBytes());
  }

  /** Throws if a whole frame of this length waits, and much behind it. */
  private void requireTakenOut(int frameLength) {
    int waiting = bufferedBytes();
    if (frameLength >= 0 && waiting - LittleEndian.WORD >= frameLength && waiting > MAX_WAITING) {
      throw new MalformedPacketException(
          waiting + " bytes wait, and a whole frame among them. Take out all packets that are"
              + " complete after each feed.",
          0);
    }
  }

  /** Moves what is left to the front only when there is more room than that to win. */
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

  /** Returns the size of a new buffer for the bytes that are left and for those that come. */
  static int capacity(int left, int length) {
    long needed = (long) left + length;
    if (needed > Layout.MAX_LENGTH) {
      throw new MalformedPacketException(
          needed + " bytes are more than an array holds. Feed smaller chunks.", 0);
    }
    return (int) Math.min(Math.max(needed, left * 2L), Layout.MAX_LENGTH);
  }
}

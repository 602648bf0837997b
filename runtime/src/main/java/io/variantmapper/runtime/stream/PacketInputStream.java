package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.wire.LittleEndian;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Receives packets in the form in which {@code StreamPeer.put_var} and {@code FileAccess.store_var}
 * write them. An unsigned 32-bit number in front of each packet is its length.
 *
 * <pre>{@code
 * PacketInputStream in = new PacketInputStream(socket.getInputStream(), VariantFormat.GODOT_4);
 * Chat chat = in.receive(ChatVariantSerializer.INSTANCE);
 * if (chat == null) {
 *   // the other side has closed the stream
 * }
 * }</pre>
 *
 * <p>Each packet's length is checked against
 * {@link io.variantmapper.runtime.ReadLimits#maxBytes()}. The memory for a large packet grows only
 * while its bytes arrive. Not thread-safe.
 */
public final class PacketInputStream implements Closeable {
  private static final int FIRST_CHUNK = 1 << 16;

  /**
   * The maximum number of consecutive reads that return no bytes. A well-behaved stream waits for
   * bytes instead.
   */
  private static final int MAX_EMPTY_READS = 100;

  private final InputStream in;
  private final VariantFormat format;
  private final Framing framing;
  /** A packet that an iterator has received but not yet returned; null if there is none. */
  private byte @Nullable [] waiting;

  private boolean isClosed;

  /**
   * Creates a stream that receives from {@code in}. Each frame needs at least two reads, so pass a
   * buffered stream if reads are slow.
   */
  public PacketInputStream(InputStream in, VariantFormat format) {
    this(in, format, Framing.STREAM_PEER);
  }

  /**
   * Creates a stream that receives from {@code in} with the given framing. The limits of the
   * framing and of the format both apply.
   *
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public PacketInputStream(InputStream in, VariantFormat format, Framing framing) {
    this.in = Objects.requireNonNull(in, "in");
    this.format = Objects.requireNonNull(format, "format");
    this.framing = framing.onStream();
  }

  /**
   * Receives one value, and waits until all its bytes have arrived.
   *
   * @return the value; null if the stream ends before another frame begins
   * @throws MalformedPacketException if the length is over a limit, or if the stream ends inside
   *     the frame; then the stream must not be used again. The exception is also thrown if a whole
   *     frame does not contain a Variant; then the next frame can be received
   * @throws io.variantmapper.runtime.UnexpectedVariantException if the value has the wrong type or
   *     does not fit; then the next frame can be received
   * @throws IOException if this stream is closed, or if it fails, for example because of a
   *     timeout. After a failure, the part of the frame that has arrived is lost, and the stream
   *     must not be used again
   */
  public <T> @Nullable T receive(VariantSerializer<T> serializer) throws IOException {
    Objects.requireNonNull(serializer, "serializer");
    byte[] packet = receivePacket();
    if (packet == null) {
      return null;
    }
    try {
      return serializer.decode(packet, format);
    } catch (VariantException e) {
      throw Framing.withoutLength(packet, format, e);
    }
  }

  /**
   * Returns the values up to the end of the stream. A loop receives each value only when it needs
   * this value. So a second loop continues where the first loop ended.
   *
   * <pre>{@code
   * for (Chat chat : in.receiveAll(ChatVariantSerializer.INSTANCE)) {
   *   show(chat);
   * }
   * }</pre>
   *
   * <p>The loop throws the exceptions of {@link #receive}, and an {@link UncheckedIOException} in
   * place of an {@code IOException}. After an exception, the iterator has no more values.
   */
  public <T> Iterable<T> receiveAll(VariantSerializer<T> serializer) {
    return new ReceivedValues<>(this, Objects.requireNonNull(serializer, "serializer"));
  }

  /**
   * Receives one packet without decoding it.
   *
   * @return the packet without its length; null if the stream ends before another frame begins
   * @throws MalformedPacketException if the length is over a limit, or if the stream ends inside
   *     the frame; then the stream must not be used again
   * @throws IOException if this stream is closed or fails; see {@link #receive}
   */
  public byte @Nullable [] receivePacket() throws IOException {
    requireOpen();
    byte[] packet = waiting == null ? receiveFrame() : waiting;
    waiting = null;
    return packet;
  }

  /** Receives the next packet, unless one is waiting; returns false at the end of the stream. */
  private boolean hasPacket() throws IOException {
    requireOpen();
    waiting = waiting == null ? receiveFrame() : waiting;
    return waiting != null;
  }

  private byte @Nullable [] receiveFrame() throws IOException {
    byte[] prefix = new byte[LittleEndian.WORD];
    int read = fill(prefix, 0, prefix.length);
    if (read == 0) {
      return null;
    }
    if (read < prefix.length) {
      throw cutOff(prefix.length, read, "");
    }
    int length = framing.getLength(prefix, 0);
    framing.requireReceivable(length, format.limits().maxBytes());
    return receiveBytes(prefix, length);
  }

  private byte[] receiveBytes(byte[] prefix, int length) throws IOException {
    byte[] packet = new byte[Math.min(length, FIRST_CHUNK)];
    int read = 0;
    while (read < length) {
      if (read == packet.length) {
        packet = Arrays.copyOf(packet, (int) Math.min(length, packet.length * 2L));
      }
      int end = fill(packet, read, packet.length);
      if (end < packet.length) {
        throw cutOff(length, end, Framing.hint(prefix, Arrays.copyOf(packet, end), format));
      }
      read = end;
    }
    return packet;
  }

  /**
   * Fills {@code bytes} from {@code start} to {@code end}, and returns the index after the last
   * byte that was read. This index is smaller than {@code end} if the stream has ended.
   */
  private int fill(byte[] bytes, int start, int end) throws IOException {
    int at = start;
    int emptyReads = 0;
    while (at < end) {
      int read = in.read(bytes, at, end - at);
      if (read < 0) {
        break;
      }
      at += read;
      emptyReads = read == 0 ? emptyReads + 1 : 0;
      if (emptyReads == MAX_EMPTY_READS) {
        throw new IOException(in.getClass().getName() + " gave no bytes " + MAX_EMPTY_READS
            + " times in a row, and did not end. Use a stream that waits for bytes.");
      }
    }
    return at;
  }

  private static MalformedPacketException cutOff(int wanted, int read, String hint) {
    return new MalformedPacketException(
        "The stream ended inside a frame: " + wanted + " bytes wanted but " + read + " came" + hint,
        read);
  }

  private void requireOpen() throws IOException {
    if (isClosed) {
      throw new IOException("This PacketInputStream is closed: it can't receive packets.");
    }
  }

  /** Closes the underlying stream. */
  @Override
  public void close() throws IOException {
    isClosed = true;
    in.close();
  }

  private static final class ReceivedValues<T> implements Iterable<T> {
    private final PacketInputStream in;
    private final VariantSerializer<T> serializer;

    ReceivedValues(PacketInputStream in, VariantSerializer<T> serializer) {
      this.in = in;
      this.serializer = serializer;
    }

    @Override
    public Iterator<T> iterator() {
      return new ValueIterator<>(in, serializer);
    }
  }

  private static final class ValueIterator<T> implements Iterator<T> {
    private final PacketInputStream in;
    private final VariantSerializer<T> serializer;
    private boolean isEnded;

    ValueIterator(PacketInputStream in, VariantSerializer<T> serializer) {
      this.in = in;
      this.serializer = serializer;
    }

    @Override
    public boolean hasNext() {
      boolean hasNext = false;
      try {
        hasNext = !isEnded && in.hasPacket();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        // An exception also ends the iteration.
        isEnded = !hasNext;
      }
      return hasNext;
    }

    @Override
    public T next() {
      @Nullable T value = null;
      try {
        value = isEnded ? null : in.receive(serializer);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        isEnded = value == null;
      }
      if (value == null) {
        throw new NoSuchElementException("The stream has no more values.");
      }
      return value;
    }
  }
}

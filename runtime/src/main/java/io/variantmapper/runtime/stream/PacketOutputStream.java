package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.wire.LittleEndian;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sends packets in the form in which {@code StreamPeer.put_var} and {@code FileAccess.store_var}
 * write them. An unsigned 32-bit number in front of each packet is its length. In Godot, the
 * receiver calls {@code get_var()}.
 *
 * <pre>{@code
 * PacketOutputStream out =
 *     new PacketOutputStream(socket.getOutputStream(), VariantFormat.GODOT_4);
 * out.send(ChatVariantSerializer.INSTANCE, new Chat("Ada", "hello"));
 * }</pre>
 *
 * <p>A value is encoded as a whole before its first byte is sent. So if a value can't be encoded,
 * nothing is sent, and the stream can still be used. Not thread-safe.
 */
public final class PacketOutputStream implements Closeable {
  private final OutputStream out;
  private final Framing framing;
  private final VariantWriter writer;
  private final byte[] prefix = new byte[LittleEndian.WORD];

  /** Creates a stream that sends to {@code out}, which does not need to be buffered. */
  public PacketOutputStream(OutputStream out, VariantFormat format) {
    this(out, format, Framing.STREAM_PEER);
  }

  /**
   * Creates a stream that sends to {@code out} with the given framing.
   *
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public PacketOutputStream(OutputStream out, VariantFormat format, Framing framing) {
    this.out = new BufferedOutputStream(Objects.requireNonNull(out, "out"));
    this.framing = framing.onStream();
    this.writer = new VariantWriter(format);
  }

  /**
   * Sends one value and flushes.
   *
   * @param value the value; nil is sent for null
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry the
   *     value, or if the packet is larger than the engine accepts; then nothing is sent
   * @throws IOException if the stream fails
   */
  public <T> void send(VariantSerializer<T> serializer, @Nullable T value) throws IOException {
    writer.reset();
    writer.write(serializer, value);
    sendFrame(writer.buffer(), writer.size());
  }

  /**
   * Sends an encoded packet and flushes.
   *
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the packet is larger than the
   *     engine accepts; then nothing is sent
   * @throws IOException if the stream fails
   */
  public void sendPacket(byte[] packet) throws IOException {
    sendFrame(packet, packet.length);
  }

  private void sendFrame(byte[] bytes, int length) throws IOException {
    framing.requireSendable(length);
    framing.putLength(prefix, length);
    out.write(prefix);
    out.write(bytes, 0, length);
    out.flush();
  }

  /** Closes the underlying stream. */
  @Override
  public void close() throws IOException {
    out.close();
  }
}

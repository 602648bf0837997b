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
 * Sends frames, a u32 length and the packet, as {@code StreamPeer.put_var} and {@code
 * FileAccess.store_var} do; the other side calls {@code get_var()}.
 *
 * <pre>{@code
 * PacketOutputStream out =
 *     new PacketOutputStream(socket.getOutputStream(), VariantFormat.GODOT_4);
 * out.send(ChatVariantSerializer.INSTANCE, new Chat("Ada", "hello"));
 * }</pre>
 *
 * <p>A value is encoded as a whole before its first byte is sent, so one that can't be written
 * leaves the stream in step. Not safe for use by several threads.
 */
public final class PacketOutputStream implements Closeable {
  private final OutputStream out;
  private final Framing framing;
  private final VariantWriter writer;
  private final byte[] prefix = new byte[LittleEndian.WORD];

  /** Sends on {@code out}, which needs no buffer of its own. */
  public PacketOutputStream(OutputStream out, VariantFormat format) {
    this(out, format, Framing.STREAM_PEER);
  }

  /**
   * Sends on {@code out} what {@code framing} says.
   *
   * @throws IllegalArgumentException if the framing has no lengths
   */
  public PacketOutputStream(OutputStream out, VariantFormat format, Framing framing) {
    this.out = new BufferedOutputStream(Objects.requireNonNull(out, "out"));
    this.framing = framing.onStream();
    this.writer = new VariantWriter(format);
  }

  /**
   * Sends one value and flushes.
   *
   * @param value null sends a nil
   * @throws io.variantmapper.runtime.UnsupportedVariantException if the format can't carry it, or
   *     the packet is larger than the engine takes; nothing was sent then
   * @throws IOException if the stream fails
   */
  public <T> void send(VariantSerializer<T> serializer, @Nullable T value) throws IOException {
    writer.reset();
    writer.write(serializer, value);
    sendFrame(writer.buffer(), writer.size());
  }

  /**
   * Sends a packet that was encoded elsewhere and flushes.
   *
   * @throws io.variantmapper.runtime.UnsupportedVariantException if it is larger than the engine
   *     takes; nothing was sent then
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

  /** Closes the stream below. */
  @Override
  public void close() throws IOException {
    out.close();
  }
}

package io.variantmapper.sample.readme;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.FrameDecoder;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.function.Consumer;

/**
 * Sends each message back to the client that sent it, on a thread for each client or in an event
 * loop.
 *
 * <pre>{@code
 * try (Socket client = server.accept()) {
 *   EchoServer.serve(client);
 * }
 * }</pre>
 */
public final class EchoServer {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(4096).withMaxDepth(8));

  private final FrameDecoder frames = new FrameDecoder(FORMAT);

  /**
   * Answers one client until it disconnects.
   *
   * @throws io.variantmapper.runtime.VariantException if the bytes are not a message
   * @throws IOException if the connection fails
   */
  public static void serve(Socket client) throws IOException {
    PacketInputStream in =
        new PacketInputStream(new BufferedInputStream(client.getInputStream()), FORMAT);
    PacketOutputStream out = new PacketOutputStream(client.getOutputStream(), FORMAT);
    PlayerState state = in.receive(PlayerStateVariantSerializer.INSTANCE);
    while (state != null) {
      out.send(PlayerStateVariantSerializer.INSTANCE, state);
      state = in.receive(PlayerStateVariantSerializer.INSTANCE);
    }
  }

  /**
   * Answers the complete messages. Call this method whenever bytes arrive from the client.
   *
   * @param client receives the bytes of the answers
   * @throws io.variantmapper.runtime.VariantException if the bytes are not a message
   */
  public void onBytes(byte[] bytes, Consumer<byte[]> client) {
    frames.feed(bytes);
    PlayerState state = frames.next(PlayerStateVariantSerializer.INSTANCE);
    while (state != null) {
      byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(state, FORMAT);
      client.accept(Framing.STREAM_PEER.frame(packet));
      state = frames.next(PlayerStateVariantSerializer.INSTANCE);
    }
  }
}

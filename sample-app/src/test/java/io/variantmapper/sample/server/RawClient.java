package io.variantmapper.sample.server;

import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.HexFormat;
import java.util.Objects;

/** Sends arbitrary bytes to the server. */
final class RawClient implements Closeable {
  private static final int MAX_WAIT_MILLIS = 30_000;

  private final Socket socket;
  private final PacketInputStream in;

  RawClient(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(MAX_WAIT_MILLIS);
    in = new PacketInputStream(socket.getInputStream(), TestServer.FORMAT);
  }

  void send(String hex) throws IOException {
    socket.getOutputStream().write(HexFormat.of().parseHex(hex.replace(" ", "")));
  }

  /**
   * Returns the error that the server sends before it closes the connection. The result begins with
   * {@code fatal:} or {@code not fatal:}.
   */
  String farewell() throws IOException {
    ServerMessage last =
        Objects.requireNonNull(in.receive(ServerMessageVariantSerializer.INSTANCE));
    if (in.receivePacket() != null) {
      throw new IOException("Expected the end but another packet came after " + last);
    }
    Refusal refusal = (Refusal) last;
    return (refusal.fatal() ? "fatal: " : "not fatal: ") + refusal.reason();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

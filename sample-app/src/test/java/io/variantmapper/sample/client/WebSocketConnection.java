package io.variantmapper.sample.client;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/** Sends and receives packets with the JDK's WebSocket, which delivers a message in parts. */
public final class WebSocketConnection implements AutoCloseable {
  private final ByteArrayOutputStream parts = new ByteArrayOutputStream();
  private final BlockingQueue<byte[]> received = new LinkedBlockingQueue<>();
  private final WebSocket socket;

  public WebSocketConnection(int port) {
    socket = HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/"), new Receiver())
        .join();
  }

  public void send(byte[] packet) {
    socket.sendBinary(ByteBuffer.wrap(packet), true).join();
  }

  /** Waits for the next packet. */
  public byte[] receive() throws InterruptedException {
    return received.take();
  }

  @Override
  public void close() {
    socket.abort();
  }

  private final class Receiver implements WebSocket.Listener {
    @Override
    public @Nullable CompletionStage<?> onBinary(
        WebSocket sender, ByteBuffer data, boolean isLast) {
      byte[] part = new byte[data.remaining()];
      data.get(part);
      parts.writeBytes(part);
      if (isLast) {
        received.add(parts.toByteArray());
        parts.reset();
      }
      sender.request(1);
      return null;
    }
  }
}

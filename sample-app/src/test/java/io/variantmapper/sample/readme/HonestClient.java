package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.runtime.value.Vector2;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/** Sends requests, and waits for the answer to each. */
interface HonestClient {
  Reply ask(Request request) throws Exception;

  /** Joins, and then moves 200 times. */
  default void play() throws Exception {
    assertThat(ask(new Request.Join("Ada")).text()).isEqualTo("Welcome, Ada");
    for (int x = 0; x < 200; x++) {
      Vector2 to = new Vector2(x, 0);
      assertThat(ask(new Request.Move(to)).text()).isEqualTo("You are now at " + to);
    }
  }

  static HonestClient tcp(int port) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    PacketOutputStream out =
        new PacketOutputStream(socket.getOutputStream(), VariantFormat.GODOT_4);
    PacketInputStream in = new PacketInputStream(
        new BufferedInputStream(socket.getInputStream()), VariantFormat.GODOT_4);
    return request -> {
      out.send(RequestVariantSerializer.INSTANCE, request);
      return Objects.requireNonNull(in.receive(ReplyVariantSerializer.INSTANCE), "connection");
    };
  }

  static HonestClient webSocket(int port) {
    Packets received = new Packets();
    WebSocket socket = HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/"), received)
        .join();
    return request -> {
      byte[] packet = RequestVariantSerializer.INSTANCE.encode(request);
      socket.sendBinary(ByteBuffer.wrap(packet), true).join();
      return ReplyVariantSerializer.INSTANCE.decode(received.queue.take());
    };
  }

  /** Joins the parts in which the JDK delivers a message. */
  final class Packets implements WebSocket.Listener {
    private final ByteArrayOutputStream parts = new ByteArrayOutputStream();
    private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();

    @Override
    public @Nullable CompletionStage<?> onBinary(
        WebSocket socket, ByteBuffer data, boolean isLast) {
      byte[] part = new byte[data.remaining()];
      data.get(part);
      parts.writeBytes(part);
      if (isLast) {
        queue.add(parts.toByteArray());
        parts.reset();
      }
      socket.request(1);
      return null;
    }
  }
}

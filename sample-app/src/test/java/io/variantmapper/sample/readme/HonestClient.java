package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.sample.client.WebSocketConnection;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Objects;

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
    WebSocketConnection socket = new WebSocketConnection(port);
    return request -> {
      socket.send(RequestVariantSerializer.INSTANCE.encode(request));
      return ReplyVariantSerializer.INSTANCE.decode(socket.receive());
    };
  }
}

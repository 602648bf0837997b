package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.runtime.value.Vector3;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class EchoServerTest {
  private static final PlayerState ADA = new PlayerState("Ada", 7, new Vector3(1, 0, -3.5));

  @Test
  void serverReturnsTheSentState() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
        Socket accepted = server.accept()) {
      CompletableFuture<Void> served = CompletableFuture.runAsync(() -> serve(accepted));
      PacketOutputStream out =
          new PacketOutputStream(client.getOutputStream(), VariantFormat.GODOT_4);
      PacketInputStream in = new PacketInputStream(client.getInputStream(), VariantFormat.GODOT_4);
      out.send(PlayerStateVariantSerializer.INSTANCE, ADA);
      assertThat(in.receive(PlayerStateVariantSerializer.INSTANCE)).isEqualTo(ADA);
      client.shutdownOutput();
      served.join();
    }
  }

  @Test
  void frameInPiecesIsAnswered() throws IOException {
    byte[] frame = frame();
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    EchoServer echo = new EchoServer();
    for (byte piece : frame) {
      echo.onBytes(new byte[] {piece}, answers::writeBytes);
    }
    assertThat(answers.toByteArray()).isEqualTo(frame);
  }

  @Test
  void frameOverTheLimitIsRefused() {
    byte[] length = {0, 0, 1, 0};
    assertThatThrownBy(() -> new EchoServer().onBytes(length, answer -> {}))
        .isInstanceOf(MalformedPacketException.class);
  }

  private static void serve(Socket client) {
    try {
      EchoServer.serve(client);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] frame() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new PacketOutputStream(bytes, VariantFormat.GODOT_4)
        .send(PlayerStateVariantSerializer.INSTANCE, ADA);
    return bytes.toByteArray();
  }
}

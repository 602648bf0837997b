package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.message.Welcome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class WebSocketClientTest {
  private final Messages received = new Messages();
  private TestServer game;
  private WebSocket socket;

  @BeforeEach
  void start() throws Exception {
    game = new TestServer();
    socket = HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(URI.create("ws://127.0.0.1:" + game.server.ports().webSocket() + "/"), received)
        .get();
  }

  @AfterEach
  void close() throws IOException {
    socket.abort();
    game.close();
  }

  @Test
  void clientIsWelcomed() throws Exception {
    byte[] login = ClientMessageVariantSerializer.INSTANCE.encode(
        new ClientMessage.Login("Ada"), TestServer.FORMAT);
    socket.sendBinary(ByteBuffer.wrap(login), true).get();
    assertThat(received.next())
        .isInstanceOfSatisfying(
            Welcome.class, welcome -> assertThat(welcome.player().getName()).isEqualTo("Ada"));
  }

  @Test
  void valueOfAnotherTypeIsAnsweredWithAnError() throws Exception {
    byte[] seven = Variant.of(7).encode(TestServer.FORMAT);
    socket.sendBinary(ByteBuffer.wrap(seven), true).get();
    assertThat(received.next())
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.reason()).contains("found int"));
  }

  /** Collects the messages of the server. */
  private static final class Messages implements WebSocket.Listener {
    private final ByteArrayOutputStream partial = new ByteArrayOutputStream();
    private final BlockingQueue<ServerMessage> queue = new LinkedBlockingQueue<>();

    @Nullable
    ServerMessage next() throws InterruptedException {
      return queue.poll(10, TimeUnit.SECONDS);
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(
        WebSocket webSocket, ByteBuffer data, boolean isLast) {
      byte[] part = new byte[data.remaining()];
      data.get(part);
      partial.writeBytes(part);
      if (isLast) {
        queue.add(ServerMessageVariantSerializer.INSTANCE.decode(
            partial.toByteArray(), TestServer.OWNER));
        partial.reset();
      }
      webSocket.request(1);
      return null;
    }
  }
}

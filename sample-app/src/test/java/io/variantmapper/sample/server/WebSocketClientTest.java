package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.sample.client.WebSocketConnection;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.message.Welcome;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class WebSocketClientTest {
  private TestServer game;
  private WebSocketConnection socket;

  @BeforeEach
  void start() throws IOException {
    game = new TestServer();
    socket = new WebSocketConnection(game.server.ports().webSocket());
  }

  @AfterEach
  void close() throws IOException {
    socket.close();
    game.close();
  }

  private ServerMessage receive() throws InterruptedException {
    return ServerMessageVariantSerializer.INSTANCE.decode(socket.receive(), TestServer.OWNER);
  }

  @Test
  void clientIsWelcomed() throws InterruptedException {
    socket.send(ClientMessageVariantSerializer.INSTANCE.encode(
        new ClientMessage.Login("Ada"), TestServer.FORMAT));
    assertThat(receive())
        .isInstanceOfSatisfying(
            Welcome.class, welcome -> assertThat(welcome.player().getName()).isEqualTo("Ada"));
  }

  @Test
  void valueOfAnotherTypeIsAnsweredWithAnError() throws InterruptedException {
    socket.send(Variant.of(7).encode(TestServer.FORMAT));
    assertThat(receive())
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.reason()).contains("found int"));
  }
}

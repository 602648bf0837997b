package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.netty.ClientLimits;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.SampleWorlds;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class UdpClientTest {
  private static final int MAX_DATAGRAM = 65_507;

  private TestServer game;
  private DatagramSocket socket;

  @BeforeEach
  void start() throws IOException {
    game = new TestServer();
    socket = connect(game);
  }

  @AfterEach
  void close() throws IOException {
    socket.close();
    game.close();
  }

  private static DatagramSocket connect(TestServer server) throws IOException {
    DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    socket.connect(InetAddress.getLoopbackAddress(), server.server.ports().udp());
    socket.setSoTimeout(10_000);
    return socket;
  }

  private void send(ClientMessage message) throws IOException {
    byte[] packet = ClientMessageVariantSerializer.INSTANCE.encode(message, TestServer.FORMAT);
    socket.send(new DatagramPacket(packet, packet.length));
  }

  private ServerMessage receive() throws IOException {
    DatagramPacket datagram = new DatagramPacket(new byte[MAX_DATAGRAM], MAX_DATAGRAM);
    socket.receive(datagram);
    return ServerMessageVariantSerializer.INSTANCE.decode(datagram.getData(), TestServer.OWNER);
  }

  private <T extends ServerMessage> T receive(Class<T> kind) throws IOException {
    ServerMessage message = receive();
    while (!kind.isInstance(message)) {
      message = receive();
    }
    return kind.cast(message);
  }

  private void login(String name) throws IOException {
    send(new ClientMessage.Confirm(0));
    send(new ClientMessage.Confirm(receive(ServerMessage.Challenge.class).number()));
    send(new ClientMessage.Login(name));
  }

  @Test
  void clientThatReturnsItsNumberCanPlay() throws IOException {
    login("Ada");
    assertThat(receive(Welcome.class).player().getName()).isEqualTo("Ada");
    send(new ClientMessage.Move(new Vector3(1, 0, 2)));
    Snapshot snapshot = receive(Snapshot.class);
    while (!snapshot.positions()[1].equals(new Vector3(1, 0, 2))) {
      snapshot = receive(Snapshot.class);
    }
  }

  @Test
  void strangerReceivesOnlyTheNumber() throws IOException {
    send(new ClientMessage.Login("Ada"));
    assertThat(receive()).isInstanceOf(ServerMessage.Challenge.class);
    socket.setSoTimeout(300);
    assertThatThrownBy(this::receive).isInstanceOf(SocketTimeoutException.class);
  }

  @Test
  void answerToAStrangerIsNotLargerThanALogin() {
    byte[] login = ClientMessageVariantSerializer.INSTANCE.encode(new ClientMessage.Login("Ada"));
    byte[] challenge =
        ServerMessageVariantSerializer.INSTANCE.encode(new ServerMessage.Challenge(Long.MIN_VALUE));
    assertThat(challenge.length).isLessThanOrEqualTo(login.length);
  }

  @Test
  void garbageIsIgnored() throws IOException {
    socket.send(new DatagramPacket(new byte[] {99, 0, 0, 0}, 4));
    login("Ada");
    assertThat(receive(Welcome.class).player().getName()).isEqualTo("Ada");
  }

  @Test
  void silentClientIsRemoved() throws IOException {
    ServerSettings quick = TestServer.settings()
        .withLimits(ClientLimits.DEFAULT.withMaxSilence(Duration.ofMillis(300)));
    try (TestServer other = new TestServer(quick, SampleWorlds.meadow())) {
      socket.close();
      socket = connect(other);
      login("Ada");
      assertThat(receive(Refusal.class).reason()).isEqualTo("You have been silent for too long.");
    }
  }
}

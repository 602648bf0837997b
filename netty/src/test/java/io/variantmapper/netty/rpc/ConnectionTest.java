package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.rpc.PeerFault;
import io.variantmapper.runtime.VariantException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Checks one connection between a client and a server, without threads. */
class ConnectionTest {
  private static final ConnectionLimits LIMITS = ConnectionLimits.DEFAULT
      .withMaxMessage(1000)
      .withMaxWaiting(3000)
      .withMaxWaitingUnreliable(1000)
      .withMaxUnhandled(1000);

  private final Game room = Game.ofServer(Runnable::run);
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final Game busy = Game.ofServer(this::add);
  private final Events atServer = new Events(connection -> connection.moveTo(room.room));
  private final Events atClient = new Events(this::join);
  private final RpcServer server = new RpcServer(atServer, LIMITS);
  private final RpcClient client = new RpcClient(atClient, LIMITS);
  private final Wire wire = new Wire(server, client);
  private @Nullable Game game;
  private boolean hasBusyRoomEnded;

  @AfterEach
  void close() {
    wire.close();
  }

  private void join(RpcConnection connection) {
    game = Game.ofClient(connection.clientId(), Runnable::run);
    connection.moveTo(game.room);
  }

  private Game game() {
    return Objects.requireNonNull(game, "game");
  }

  private void joinBusyRoom() {
    atServer.opened = connection -> connection.moveTo(busy.room);
    wire.carry();
    runTasks();
    wire.carry();
  }

  private void add(Runnable task) {
    if (hasBusyRoomEnded) {
      throw new RejectedExecutionException();
    }
    tasks.add(task);
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  private RpcConnection connection() {
    return Objects.requireNonNull(atServer.connection, "connection");
  }

  @Test
  void bothEndsCallEachOther() {
    wire.carry();
    room.say("hi");
    game().say("hello");
    wire.carry();
    assertThat(game().events).containsExactly("connected", "say hi");
    assertThat(room.events).containsExactly("connected", "say hello");
  }

  @Test
  void serverKnowsTheIdAndTheAddressOfTheClient() {
    wire.carry();
    assertThat(connection().uri()).isEqualTo("/?room=7");
    assertThat(server.connection(game().room.session().id())).isSameAs(connection());
  }

  @Test
  void peerLeavesItsRoomWhenTheConnectionEnds() {
    wire.carry();
    wire.client.close();
    wire.carry();
    assertThat(room.events).containsExactly("connected", "disconnected");
    assertThat(atServer.events).containsExactly("closed");
    assertThat(server.connections()).isEmpty();
  }

  @Test
  void callsRightBeforeTheEndAreHandled() {
    wire.carry();
    game().say("bye");
    wire.client.runPendingTasks();
    wire.client.close();
    wire.carry();
    assertThat(room.events).containsExactly("connected", "say bye", "disconnected");
  }

  @Test
  void refusedClientLearnsTheReasonAndGetsNoId() {
    atServer.opened = connection -> connection.disconnect(4001, "full");
    wire.waitForTheCloseFrame();
    assertThat(atClient.events).containsExactly("closed 4001 full");
    assertThat(game).isNull();
  }

  @Test
  void clientThatIsDisconnectedReadsTheLastCall() {
    wire.carry();
    room.say("bye");
    connection().disconnect(4002, "kicked");
    wire.server.runPendingTasks();
    assertThat(room.events).containsExactly("connected", "disconnected");
    wire.waitForTheCloseFrame();
    assertThat(game().events).containsExactly("connected", "say bye", "disconnected");
    assertThat(atClient.events).containsExactly("closed 4002 kicked");
  }

  @Test
  void clientCanEndTheConnectionWithACode() {
    wire.carry();
    Objects.requireNonNull(atClient.connection).disconnect(4003, "enough");
    wire.carry();
    assertThat(room.events).containsExactly("connected", "disconnected");
  }

  @Test
  void reasonOfAClientIsCutToTheLengthOfACloseFrame() {
    wire.carry();
    Objects.requireNonNull(atClient.connection).disconnect(4003, "ж".repeat(62));
    wire.client.runPendingTasks();
    ByteBuf frame = wire.client.readOutbound();
    assertThat(frame.getUnsignedByte(0)).isEqualTo((short) 0x88);
    assertThat(frame.getUnsignedByte(1)).isEqualTo((short) (0x80 | 2 + 2 * 61));
    frame.release();
  }

  @Test
  void packetsThatWaitReachTheRoomToWhichThePeerIsMoved() {
    joinBusyRoom();
    busy.answering((call, text) -> connection().moveTo(room.room));
    game().say("1");
    game().say("2");
    game().say("3");
    wire.carry();
    runTasks();
    assertThat(busy.events).containsExactly("connected", "say 1", "disconnected");
    assertThat(room.events).containsExactly("connected", "say 2", "say 3");
  }

  @Test
  void unreliableCallsAreDroppedWhileTheClientDoesNotRead() {
    wire.carry();
    Wire.setWritable(wire.server, false);
    room.hint("a");
    room.say("x".repeat(950));
    room.hint("b");
    room.say("c");
    Wire.setWritable(wire.server, true);
    wire.carry();
    assertThat(game().events).hasSize(4).contains("hint a", "say c").doesNotContain("hint b");
    assertThat(server.counters().dropped()).isEqualTo(1);
  }

  @Test
  void clientForWhichTooMuchWaitsIsDisconnected() {
    wire.carry();
    Wire.setWritable(wire.server, false);
    for (int i = 0; i < 5; i++) {
      room.say("x".repeat(800));
    }
    wire.server.runPendingTasks();
    assertThat(wire.server.isOpen()).isFalse();
    assertThat(server.counters().tooSlow()).isEqualTo(1);
    assertThat(room.events).containsExactly("connected", "disconnected");
  }

  @Test
  void clientThatDoesNotReadForTooLongIsCountedOnce() {
    wire.carry();
    Wire.setWritable(wire.server, false);
    wire.pass((int) ClientLimits.DEFAULT.maxLag().toSeconds());
    assertThat(wire.server.isOpen()).isFalse();
    assertThat(server.counters().tooSlow()).isEqualTo(1);
  }

  @Test
  void packetOverTheLimitIsNotSentAndTheListenerLearnsWhatToDo() {
    wire.carry();
    room.say("x".repeat(1000));
    room.say("y");
    wire.carry();
    assertThat(game().events).containsExactly("connected", "say y");
    assertThat(server.counters().tooLarge()).isEqualTo(1);
    assertThat(atServer.events)
        .singleElement()
        .asString()
        .matches("A packet of 10\\d\\d bytes was not sent, because a message has at most 1000"
            + " bytes. .*inbound_buffer_size.*");
  }

  @Test
  void exceptionOfAFunctionIsReportedAndTheNextCallIsHandled() {
    wire.carry();
    room.answering((call, text) -> {
      throw new IllegalStateException(text);
    });
    game().say("1");
    game().say("2");
    wire.carry();
    assertThat(atServer.events).containsExactly("failed 1", "failed 2");
  }

  @Test
  void refusedPacketIsReportedAndCounted() {
    wire.carry();
    wire.client.writeOutbound(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(new byte[] {0, 1})));
    wire.carry();
    assertThat(atServer.events).containsExactly("refused MALFORMED");
    assertThat(server.counters().refused()).isEqualTo(1);
    assertThat(wire.server.isOpen()).isTrue();
  }

  @Test
  void clientThatSendsTextIsDisconnected() {
    wire.carry();
    wire.client.writeOutbound(new TextWebSocketFrame("text"));
    wire.waitForTheCloseFrame();
    assertThat(atClient.events)
        .containsExactly("closed 1007 Expected a binary message, found another kind of frame");
  }

  @Test
  void nothingIsReadWhileTheRoomIsTooSlow() {
    joinBusyRoom();
    game().say("x".repeat(900));
    game().say("y".repeat(900));
    wire.carry();
    assertThat(wire.server.config().isAutoRead()).isFalse();
    Wire.setWritable(wire.server, false);
    Wire.setWritable(wire.server, true);
    assertThat(wire.server.config().isAutoRead()).isFalse();
    runTasks();
    wire.carry();
    assertThat(wire.server.config().isAutoRead()).isTrue();
    assertThat(busy.events).hasSize(3);
  }

  @Test
  void bothEndsAuthenticateBeforeTheRoom() {
    atServer.opened = RpcConnection::authenticate;
    atServer.authentication = (connection) -> connection.completeAuthentication();
    atClient.opened = connection -> {
      connection.sendAuthentication(new byte[] {42});
      connection.completeAuthentication();
    };
    wire.carry();
    assertThat(atServer.events).containsExactly("authentication [42]", "authenticated");
    assertThat(atClient.events).containsExactly("authenticated");
  }

  @Test
  void silentClientStaysIfItAnswersPings() {
    wire.carry();
    for (int i = 0; i < 5; i++) {
      wire.pass(20);
      wire.carry();
    }
    assertThat(wire.server.isOpen()).isTrue();
    wire.pass(20);
    wire.pass(20);
    wire.pass(1);
    assertThat(wire.server.isOpen()).isFalse();
  }

  @Test
  void connectionEndsIfTheExecutorOfItsRoomHasEnded() {
    Game ended = Game.ofServer(task -> {
      throw new RejectedExecutionException();
    });
    atServer.opened = connection -> connection.moveTo(ended.room);
    wire.carry();
    assertThat(wire.server.isOpen()).isFalse();
    assertThat(server.connections()).isEmpty();
  }

  @Test
  void connectionEndsIfTheExecutorOfItsRoomEndsBeforeItsTask() {
    joinBusyRoom();
    busy.room.execute(() -> hasBusyRoomEnded = true);
    game().say("1");
    wire.carry();
    runTasks();
    wire.carry();
    assertThat(wire.server.isOpen()).isFalse();
    assertThat(server.connections()).isEmpty();
  }

  @Test
  void connectionEndsIfTheExecutorOfItsRoomDropsItsTask() throws InterruptedException {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    Game ended = Game.ofServer(thread);
    thread.submit(() -> new CompletableFuture<Void>().get());
    atServer.opened = connection -> connection.moveTo(ended.room);
    wire.carry();
    thread.shutdownNow();
    assertThat(thread.awaitTermination(5, TimeUnit.SECONDS)).isTrue();
    game().say("1");
    wire.carry();
    assertThat(wire.server.isOpen()).isFalse();
    assertThat(server.connections()).isEmpty();
  }

  @Test
  void faultsOfAPeerAreLoggedAtALimitedRateIfTheListenerDoesNothing() {
    RpcServer silent = new RpcServer(connection -> connection.moveTo(room.room), LIMITS);
    Wire other = new Wire(silent, client);
    try (NettyLog log = new NettyLog()) {
      other.carry();
      for (int i = 0; i < 100; i++) {
        other.client.writeOutbound(
            new BinaryWebSocketFrame(Unpooled.wrappedBuffer(new byte[] {0, 1})));
      }
      other.carry();
      room.say("x".repeat(LIMITS.maxMessage()));
      assertThat(log.lines()).hasSize(1).first().asString().contains(": client ");
      assertThat(silent.counters().refused()).isEqualTo(100);
    } finally {
      other.close();
    }
  }

  /** Records the events of a connection. */
  private static final class Events implements ConnectionListener {
    final List<String> events = new ArrayList<>();
    Consumer<RpcConnection> opened;
    Consumer<RpcConnection> authentication = connection -> {};

    @Nullable
    RpcConnection connection;

    Events(Consumer<RpcConnection> opened) {
      this.opened = opened;
    }

    @Override
    public void opened(RpcConnection newConnection) {
      connection = newConnection;
      opened.accept(newConnection);
    }

    @Override
    public void authenticationReceived(RpcConnection sender, byte[] data) {
      events.add("authentication " + Arrays.toString(data));
      authentication.accept(sender);
    }

    @Override
    public void authenticated(RpcConnection sender) {
      events.add("authenticated");
    }

    @Override
    public void refused(RpcConnection sender, PeerFault fault, VariantException reason) {
      events.add("refused " + fault);
    }

    @Override
    public void notSent(RpcConnection receiver, String reason) {
      events.add(reason);
    }

    @Override
    public void failed(RpcConnection sender, Throwable thrown) {
      events.add("failed " + thrown.getMessage());
    }

    @Override
    public void closed(RpcConnection ended) {
      events.add(
          ended.closeCode() < 0
              ? "closed"
              : "closed " + ended.closeCode() + " " + ended.closeReason());
    }
  }
}

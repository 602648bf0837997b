package io.variantmapper.benchmarks.rpc;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.variantmapper.netty.rpc.RpcConnection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** Ten clients that misbehave. They connect again half a second after each disconnection. */
final class BadClients {
  private static final int PERIOD_MILLIS = 10;
  private static final int QUESTIONS = 5;
  private static final int FLOOD = 50;
  private static final int MAX_GARBAGE = 64;

  private enum Kind {
    /** Asks, but does not read. */
    DOES_NOT_READ,
    SENDS_GARBAGE,
    /** Calls the functions of the server. */
    CALLS_WHAT_IT_MAY_NOT,
    /** Calls more often than the limit of the server allows. */
    FLOODS
  }

  private static final List<Kind> KINDS = List.of(
      Kind.DOES_NOT_READ,
      Kind.DOES_NOT_READ,
      Kind.DOES_NOT_READ,
      Kind.SENDS_GARBAGE,
      Kind.SENDS_GARBAGE,
      Kind.CALLS_WHAT_IT_MAY_NOT,
      Kind.CALLS_WHAT_IT_MAY_NOT,
      Kind.FLOODS,
      Kind.FLOODS,
      Kind.FLOODS);

  private final Clients clients;
  private final Set<Channel> open = new HashSet<>();
  private boolean isActive;
  private int disconnections;

  BadClients(Clients clients) {
    this.clients = clients;
  }

  /** Connects one client to each of the first rooms, where honest clients are as well. */
  void start() {
    isActive = true;
    for (int i = 0; i < KINDS.size(); i++) {
      Kind kind = KINDS.get(i);
      clients.connect(i, connection -> new Bad(connection, kind), () -> isActive);
    }
  }

  void stop() {
    isActive = false;
    Set.copyOf(open).forEach(Channel::close);
  }

  /** Returns how often the server has disconnected a client. */
  int disconnections() {
    return disconnections;
  }

  private final class Bad extends ArenaClient {
    private final Kind kind;
    private final Channel channel;

    Bad(RpcConnection connection, Kind kind) {
      super(connection);
      this.kind = kind;
      channel = connection.channel();
      open.add(channel);
    }

    @Override
    void ready() {
      channel.config().setAutoRead(kind != Kind.DOES_NOT_READ);
      Future<?> task = channel
          .eventLoop()
          .scheduleAtFixedRate(this::misbehave, 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
      channel.closeFuture().addListener(closed -> {
        task.cancel(false);
        open.remove(channel);
        disconnections += isActive ? 1 : 0;
      });
    }

    private void misbehave() {
      switch (kind) {
        case DOES_NOT_READ -> {
          for (int i = 0; i < QUESTIONS; i++) {
            server().ask(i);
          }
        }
        case SENDS_GARBAGE -> {
          byte[] garbage = new byte[ThreadLocalRandom.current().nextInt(MAX_GARBAGE)];
          ThreadLocalRandom.current().nextBytes(garbage);
          channel.writeAndFlush(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(garbage)));
        }
        case CALLS_WHAT_IT_MAY_NOT -> Act.SAMPLE.stateAt(server());
        case FLOODS -> {
          for (int i = 0; i < FLOOD; i++) {
            Act.SAMPLE.callAt(server());
          }
        }
      }
    }
  }
}

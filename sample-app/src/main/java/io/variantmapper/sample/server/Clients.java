package io.variantmapper.sample.server;

import io.variantmapper.netty.ConnectionCount;
import io.variantmapper.sample.message.ClientMessage;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Gives the clients of all transports their places in the rooms, and passes their messages on to
 * the thread of their room. Safe for use by several threads.
 */
final class Clients {
  private final Rooms rooms;
  private final Outgoing.Encoder encoder;
  private final ConnectionCount count;
  private final Metrics metrics;
  private final Consumer<String> log;
  private final Set<Client> connected = ConcurrentHashMap.newKeySet();

  Clients(
      Rooms rooms,
      Outgoing.Encoder encoder,
      ConnectionCount count,
      Metrics metrics,
      Consumer<String> log) {
    this.rooms = rooms;
    this.encoder = encoder;
    this.count = count;
    this.metrics = metrics;
    this.log = log;
  }

  /** Returns a client that has no place in a room. */
  Client create(Link link) {
    return new Client(link, rooms.first(), encoder, log);
  }

  /** Takes a place in a room for a client, or disconnects the client if all rooms are full. */
  void enter(Client client) {
    Optional<Room> room = rooms.takePlace();
    if (room.isEmpty()) {
      disconnect(client, "All rooms are full.");
      return;
    }
    client.enter(room.get());
    connected.add(client);
    metrics.clients(connected.size());
  }

  /** Removes a client that has gone. */
  void leave(Client client) {
    client.room().loop().execute(() -> client.leave("left"));
    if (connected.remove(client)) {
      metrics.clients(connected.size());
      client.room().places().release();
    }
  }

  void take(Client client, ClientMessage message) {
    metrics.received();
    client.room().loop().execute(() -> client.take(message));
  }

  /** Sends the reason to a client, and disconnects it. */
  void disconnect(Client client, String reason) {
    metrics.refused();
    client.room().loop().execute(() -> client.disconnect(reason));
  }

  /** Disconnects a client after an exception that the client has not caused. */
  void fail(Client client, Throwable cause) {
    log.accept("A connection failed: " + cause);
    disconnect(client, "The server failed.");
  }

  /** Sends the reason to all clients, and disconnects them. */
  void disconnectAll(String reason) {
    for (Client client : List.copyOf(connected)) {
      client.room().loop().execute(() -> client.disconnect(reason));
    }
  }

  /** Returns the number of clients, which all transports share. */
  ConnectionCount count() {
    return count;
  }

  Metrics metrics() {
    return metrics;
  }
}

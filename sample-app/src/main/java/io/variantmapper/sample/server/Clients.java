package io.variantmapper.sample.server;

import io.variantmapper.sample.message.ClientMessage;
import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Counts the clients of all transports, limits their number, and passes their messages on to the
 * thread of their room. Safe for use by several threads.
 */
final class Clients {
  private final Rooms rooms;
  private final Outgoing.Encoder encoder;
  private final ServerSettings settings;
  private final Metrics metrics;
  private final Consumer<String> log;
  private final Map<InetAddress, Integer> byAddress = new HashMap<>();
  private final Map<Link, Client> connected = new HashMap<>();

  Clients(
      Rooms rooms,
      Outgoing.Encoder encoder,
      ServerSettings settings,
      Metrics metrics,
      Consumer<String> log) {
    this.rooms = rooms;
    this.encoder = encoder;
    this.settings = settings;
    this.metrics = metrics;
    this.log = log;
  }

  /** Returns a client that is not yet counted. */
  Client create(Link link) {
    return new Client(link, rooms.first(), encoder, log);
  }

  /**
   * Counts a client, and takes a place in a room for it. Returns the reason why the client is
   * refused, or an empty text if it is accepted.
   */
  synchronized String enter(Link link, Client client) {
    InetAddress address = link.address();
    int same = byAddress.getOrDefault(address, 0);
    if (connected.size() >= settings.maxConnections()) {
      return "The server is full.";
    }
    if (same >= settings.maxPerAddress()) {
      return "The limit of clients from your address is reached: " + same + ".";
    }
    Optional<Room> room = rooms.takePlace();
    if (room.isEmpty()) {
      return "All rooms are full.";
    }
    client.enter(room.get());
    byAddress.put(address, same + 1);
    connected.put(link, client);
    metrics.clients(connected.size());
    return "";
  }

  /** Removes a client that has gone. */
  void leave(Link link, Client client, String end) {
    client.room().loop().execute(() -> client.leave(end));
    synchronized (this) {
      if (connected.remove(link) != null) {
        byAddress.computeIfPresent(link.address(), (a, count) -> count == 1 ? null : count - 1);
        metrics.clients(connected.size());
        client.room().places().release();
      }
    }
  }

  void take(Client client, ClientMessage message) {
    metrics.received();
    client.room().loop().execute(() -> client.take(message));
  }

  void disconnect(Client client, String reason) {
    metrics.refused();
    client.room().loop().execute(() -> client.disconnect(reason));
  }

  /** Sends the reason to all clients, and disconnects them. */
  void disconnectAll(String reason) {
    List<Client> all;
    synchronized (this) {
      all = List.copyOf(connected.values());
    }
    all.forEach(client -> client.room().loop().execute(() -> client.disconnect(reason)));
  }

  Metrics metrics() {
    return metrics;
  }
}

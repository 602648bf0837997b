package io.variantmapper.sample.server;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.client.WireListener;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Runs a server on a free port, and connects clients to it. */
final class TestServer implements Closeable {
  static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  /** The format of the messages that the server sends to the player's own client. */
  static final VariantFormat OWNER = FORMAT.withView(Player.OWNER);

  final GameServer server;

  TestServer() throws IOException {
    this(settings(), SampleWorlds.meadow());
  }

  TestServer(ServerSettings settings, World world) throws IOException {
    server = GameServer.start(ServerPorts.free(), world, settings, line -> {});
  }

  /** Returns the default settings, except that a tick takes 5 ms and has its own snapshot. */
  static ServerSettings settings() {
    return ServerSettings.of(FORMAT).withPace(Duration.ofMillis(5), 1);
  }

  GameClient connect() throws IOException {
    return GameClient.connect(server.port(), FORMAT, WireListener.NONE);
  }

  /** Returns a client that has logged in and has received its first snapshot. */
  GameClient player(String name) throws IOException {
    GameClient client = connect();
    client.send(new ClientMessage.Login(name));
    client.receive(Snapshot.class);
    return client;
  }

  RawClient raw() throws IOException {
    return new RawClient(server.port());
  }

  /** Returns the text of the page {@code path} on the port for metrics. */
  String page(String path) throws IOException {
    URL page = new URL("http://127.0.0.1:" + server.ports().metrics() + path);
    try (InputStream in = page.openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Returns the value of a metric on the page for Prometheus. */
  long metric(String name) throws IOException {
    String start = "variantmapper_sample_" + name + " ";
    return page("/metrics")
        .lines()
        .filter(line -> line.startsWith(start))
        .mapToLong(line -> Long.parseLong(line.substring(start.length())))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}

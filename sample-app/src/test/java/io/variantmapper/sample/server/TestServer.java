package io.variantmapper.sample.server;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.client.WireListener;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.io.Closeable;
import java.io.IOException;

/** Runs a server on a free port, and connects clients to it. */
final class TestServer implements Closeable {
  static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  final GameServer server;

  TestServer() throws IOException {
    this(ServerSettings.of(FORMAT), SampleWorlds.meadow());
  }

  TestServer(ServerSettings settings, World world) throws IOException {
    server = GameServer.start(0, world, settings, line -> {});
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

  @Override
  public void close() throws IOException {
    server.close();
  }
}

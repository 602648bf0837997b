package io.variantmapper.benchmarks.rpc;

import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.runtime.value.Vector2;

/** An honest client, which is used by the thread of its channel. */
abstract class ArenaClient implements ArenaCalls, SessionListener {
  private final Arena server;
  private final RpcConnection connection;

  /** Creates a client and connects it to the server of the connection. */
  ArenaClient(RpcConnection connection) {
    this.connection = connection;
    ClientSession session = new ClientSession(connection.clientId(), this, SessionOptions.DEFAULT);
    server = ArenaNode.add(session, this).peer(1);
    connection.moveTo(new RpcRoom(session, connection.channel().eventLoop()));
  }

  final Arena server() {
    return server;
  }

  final RpcConnection connection() {
    return connection;
  }

  /** Called when the server can be called. */
  abstract void ready();

  @Override
  public final void peerConnected(int id) {
    if (id == 1) {
      ready();
    }
  }

  @Override
  public final void act(
      RpcCall call, int tick, Vector2 position, float angle, boolean fires, String weapon) {
    throw new IllegalStateException("Only clients act");
  }

  @Override
  public final void flood(RpcCall call, int count) {
    throw new IllegalStateException("Only clients ask for calls");
  }

  @Override
  public final void ask(RpcCall call, int number) {
    throw new IllegalStateException("Only clients ask");
  }
}

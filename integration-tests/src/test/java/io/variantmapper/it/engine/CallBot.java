package io.variantmapper.it.engine;

import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import io.variantmapper.runtime.Variant;
import java.util.HexFormat;
import java.util.List;

/**
 * A client in Java for a Godot server of the project {@code godot4-calls} or {@code godot3-calls}.
 * It answers calls and bytes, and leaves after {@code bye}.
 */
final class CallBot implements CallGameCalls, SessionListener {
  private static final int SERVER = 1;

  private final ClientSession session;
  private final RpcConnection server;
  private final CallGameNode node;
  private final CallGame game;
  private final String name;
  private final List<String> calls;

  /**
   * Creates a client.
   *
   * @param calls receives a line for each event
   */
  CallBot(RpcConnection server, String name, SessionOptions options, List<String> calls) {
    this.server = server;
    this.name = name;
    this.calls = calls;
    session = new ClientSession(server.clientId(), this, options);
    node = CallGameNode.add(session, this);
    game = node.peer(SERVER);
  }

  ClientSession session() {
    return session;
  }

  @Override
  public void peerConnected(int id) {
    if (id == SERVER) {
      game.hello(name);
    } else {
      calls.add("another client");
      game.back(Variant.of("another client"));
    }
  }

  @Override
  public void peerDisconnected(int id) {
    calls.add(id == SERVER ? "closed" : "client left");
  }

  @Override
  public void bytesReceived(int sender, byte[] bytes) {
    calls.add("bytes " + HexFormat.of().formatHex(bytes));
    if (sender == SERVER) {
      session.sendBytes(bytes, Targets.everyone(), TransferMode.RELIABLE, 0);
    }
  }

  @Override
  public void welcome(RpcCall call, String text, int number) {
    calls.add("welcome [" + text + ", " + number + "]");
  }

  @Override
  public void add(RpcCall call, int a, int b) {
    calls.add("add [" + a + ", " + b + "]");
    game.sum(a + b);
  }

  @Override
  public void echo(RpcCall call, Variant value) {
    calls.add("echo");
    game.back(value);
  }

  @Override
  public void sendChat(RpcCall call, int to, String text) {
    (to == 0 ? node.everyone() : node.peer(to)).chat(text);
  }

  @Override
  public void chat(RpcCall call, String text) {
    calls.add("chat [" + text + "]");
  }

  @Override
  public void bye(RpcCall call) {
    calls.add("bye []");
    server.disconnect(4000, "bye");
  }

  @Override
  public void hello(RpcCall call, String clientName) {}

  @Override
  public void sum(RpcCall call, int value) {}

  @Override
  public void back(RpcCall call, Variant value) {}
}

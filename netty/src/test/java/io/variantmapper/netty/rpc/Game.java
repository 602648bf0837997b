package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.ClientSession;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.RpcFunction;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.Session;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/** A room whose node has functions with one text: {@code say}, and {@code hint}, unreliable. */
final class Game implements SessionListener {
  private static final FunctionTable FUNCTIONS = FunctionTable.of(
      new RpcFunction("say", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0),
      new RpcFunction("hint", RpcMode.ANY_PEER, TransferMode.UNRELIABLE, 0));

  /** The events of the room, such as {@code say hello} and {@code connected}. */
  final Queue<String> events = new ConcurrentLinkedQueue<>();

  final RpcRoom room;
  private final RpcNode node;
  private BiConsumer<RpcCall, String> said = (call, text) -> {};
  private String greeting = "";

  private Game(Executor thread, SessionOptions options) {
    ServerSession session = new ServerSession(this, options);
    room = new RpcRoom(session, thread);
    node = addNode(session);
  }

  private Game(int id, Executor thread, SessionOptions options) {
    ClientSession session = new ClientSession(id, this, options);
    room = new RpcRoom(session, thread);
    node = addNode(session);
  }

  static Game ofServer(Executor thread) {
    return ofServer(thread, SessionOptions.DEFAULT);
  }

  static Game ofServer(Executor thread, SessionOptions options) {
    return new Game(thread, options);
  }

  static Game ofClient(int id, Executor thread) {
    return ofClient(id, thread, SessionOptions.DEFAULT);
  }

  static Game ofClient(int id, Executor thread, SessionOptions options) {
    return new Game(id, thread, options);
  }

  private RpcNode addNode(Session session) {
    return session.addNode("Game", FUNCTIONS, (call, function, arguments) -> {
      arguments.requireCount(1);
      String text = arguments.readString();
      arguments.end();
      events.add(FUNCTIONS.functions().get(function).name() + " " + text);
      said.accept(call, text);
    });
  }

  /** Waits for an event. */
  void await(String event) throws InterruptedException {
    while (!events.contains(event)) {
      Thread.sleep(1);
    }
  }

  /** Sets what the room does after a call of {@code say} or {@code hint}. */
  Game answering(BiConsumer<RpcCall, String> answer) {
    said = answer;
    return this;
  }

  /** Sets what the room says to each peer that is added. */
  Game greeting(String text) {
    greeting = text;
    return this;
  }

  void say(String text) {
    room.execute(() -> call("say", text, Targets.everyone()));
  }

  void hint(String text) {
    room.execute(() -> call("hint", text, Targets.everyone()));
  }

  private void call(String function, String text, Targets targets) {
    node.call(FUNCTIONS.number(function)).next().writeString(text);
    node.send(targets);
  }

  @Override
  public void peerConnected(int id) {
    events.add("connected");
    if (!greeting.isEmpty()) {
      call("say", greeting, Targets.peer(id));
    }
  }

  @Override
  public void peerDisconnected(int id) {
    events.add("disconnected");
  }
}

package io.variantmapper.it.rpc;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.RpcNode;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** Two rooms, whose players read what the others of their room write. */
public final class ChatServer implements ChatCalls {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final Map<String, RpcRoom> rooms = Map.of("/?room=red", room(), "/?room=blue", room());
  private final RpcServer server = new RpcServer(this::admit);

  @Override
  public void say(RpcCall call, String text) {
    ChatNode.of(call).everyoneBut(call.sender()).heard(text);
  }

  private RpcRoom room() {
    ServerSession session = new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
    ChatNode.add(session, this);
    return new RpcRoom(session, threads.next());
  }

  private void admit(RpcConnection client) {
    RpcRoom room = rooms.get(client.uri());
    if (room == null) {
      client.disconnect(4004, "There is no such room");
    } else {
      client.moveTo(room);
    }
  }

  Channel listen(int port) {
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535).webSocket("/", server::accept))
        .bind(port)
        .syncUninterruptibly()
        .channel();
  }

  /** Tells all players of a room a text. Any thread that is not a room's may call this. */
  void announce(String uri, String text) {
    RpcRoom room = Objects.requireNonNull(rooms.get(uri));
    Runnable call = () -> {
      RpcNode node = Objects.requireNonNull(room.session().node("Chat"));
      ChatNode.of(new RpcCall(node, node.session().id())).everyone().heard(text);
    };
    CompletableFuture.runAsync(call, room).join();
  }

  /** Sends everything that was called before, and ends the connections and the threads. */
  void stop() {
    List<RpcConnection> clients = List.copyOf(server.connections());
    clients.forEach(client -> client.disconnect(4001, "The server stops"));
    clients.forEach(client -> client.channel().closeFuture().awaitUninterruptibly());
    threads.shutdownGracefully().syncUninterruptibly();
  }
}

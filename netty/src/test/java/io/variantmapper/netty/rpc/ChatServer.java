package io.variantmapper.netty.rpc;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.rpc.FunctionTable;
import io.variantmapper.rpc.RpcFunction;
import io.variantmapper.rpc.RpcMode;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import io.variantmapper.rpc.Targets;
import io.variantmapper.rpc.TransferMode;
import java.util.Map;

/** Two rooms, whose players read what the others of their room write. */
public final class ChatServer {
  private static final FunctionTable FUNCTIONS = FunctionTable.of(
      new RpcFunction("say", RpcMode.ANY_PEER, TransferMode.RELIABLE, 0),
      new RpcFunction("heard", RpcMode.AUTHORITY, TransferMode.RELIABLE, 0));

  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final Map<String, RpcRoom> rooms = Map.of("/?room=red", room(), "/?room=blue", room());

  private RpcRoom room() {
    ServerSession session = new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
    session.addNode("Chat", FUNCTIONS, (call, function, arguments) -> {
      arguments.requireCount(1);
      String text = arguments.next().readString();
      arguments.end();
      call.node().call(FUNCTIONS.number("heard")).next().writeString(text);
      call.node().send(Targets.everyoneBut(call.sender()));
    });
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
    RpcServer server = new RpcServer(this::admit);
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535).webSocket("/", server::accept))
        .bind(port)
        .syncUninterruptibly()
        .channel();
  }

  void stop() {
    threads.shutdownGracefully();
  }
}

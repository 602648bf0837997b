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
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import java.util.Map;

/** Two rooms, whose players read what the others of their room write. */
public final class ChatServer implements ChatCalls {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final Map<String, RpcRoom> rooms = Map.of("/?room=red", room(), "/?room=blue", room());

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

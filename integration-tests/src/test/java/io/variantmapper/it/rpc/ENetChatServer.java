package io.variantmapper.it.rpc;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.netty.rpc.RpcRoom;
import io.variantmapper.netty.rpc.RpcServer;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.rpc.ServerSession;
import io.variantmapper.rpc.SessionListener;
import io.variantmapper.rpc.SessionOptions;
import java.util.Collections;
import java.util.List;

/** One room, whose players read what the others write. */
public final class ENetChatServer implements ChatCalls {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final RpcRoom room = room();
  private final RpcServer server = new RpcServer(client -> client.moveTo(room));

  @Override
  public void say(RpcCall call, String text) {
    ChatNode.of(call).everyoneBut(call.sender()).heard(text);
  }

  private RpcRoom room() {
    ServerSession session = new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
    ChatNode.add(session, this);
    return new RpcRoom(session, threads.next());
  }

  Channel listen(int port) {
    return new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(server.enet(HostOptions.server(64).build()))
        .bind(port)
        .syncUninterruptibly()
        .channel();
  }

  /** Sends everything that was called before, and ends the connections and the threads. */
  void stop(Channel port) throws InterruptedException {
    List<RpcConnection> clients = List.copyOf(server.connections());
    clients.forEach(client -> client.disconnect(4001, "The server stops"));
    while (!Collections.disjoint(clients, server.connections())) {
      Thread.sleep(10);
    }
    port.close().syncUninterruptibly();
    threads.shutdownGracefully().syncUninterruptibly();
  }
}

package io.variantmapper.benchmarks.enet;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Sends every message back. Prints its port. */
final class EchoServer implements HostListener {
  static final int BUFFER = 1 << 22;

  private EchoServer() {}

  /** Starts the server. */
  public static void main(String... arguments) throws InterruptedException {
    HostOptions options = HostOptions.server(HostOptions.MAX_PEERS)
        .maxConnectingOfAddress(HostOptions.MAX_PEERS)
        .maxConnecting(HostOptions.MAX_PEERS)
        .build();
    InetSocketAddress address = (InetSocketAddress) new Bootstrap()
        .group(new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory()))
        .channel(NioDatagramChannel.class)
        .option(ChannelOption.SO_RCVBUF, BUFFER)
        .option(ChannelOption.SO_SNDBUF, BUFFER)
        .handler(new ENetHandler(options, new EchoServer()))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel()
        .localAddress();
    System.out.println("port " + address.getPort());
  }

  @Override
  public void connected(ENetPeer peer, int data) {}

  @Override
  public void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    peer.send(channel, mode, bytes, offset, length);
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {}
}

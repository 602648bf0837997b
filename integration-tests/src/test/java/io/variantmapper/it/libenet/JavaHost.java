package io.variantmapper.it.libenet;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.CompressionMode;
import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Locale;

/** A host of the library. */
final class JavaHost extends CommandedHost implements HostListener {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final ENetHandler handler;
  private final Channel channel;

  JavaHost(boolean isCompressing) throws InterruptedException {
    CompressionMode compression =
        isCompressing ? CompressionMode.RANGE_CODER : CompressionMode.NONE;
    handler = new ENetHandler(HostOptions.server(4).compression(compression).build(), this);
    channel = new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(handler)
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();
  }

  @Override
  int port() {
    return ((InetSocketAddress) channel.localAddress()).getPort();
  }

  @Override
  void command(String line) {
    channel.eventLoop().execute(() -> {
      obey(line.split(" ", -1));
      handler.flush();
    });
  }

  private void obey(String[] words) {
    switch (words[0]) {
      case "connect" ->
        handler.connect(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(words[1])),
            Integer.parseInt(words[2]),
            Integer.parseInt(words[3]));
      case "send" ->
        send(
            Integer.parseInt(words[1]),
            DeliveryMode.valueOf(words[2].toUpperCase(Locale.ROOT)),
            Integer.parseInt(words[3]),
            Integer.parseInt(words[4]),
            Integer.parseInt(words[5]));
      case "disconnect" -> {
        int data = Integer.parseInt(words[2]);
        for (ENetPeer peer : handler.host().peers()) {
          switch (words[1]) {
            case "now" -> peer.disconnectNow(data);
            case "later" -> peer.disconnectLater(data);
            default -> peer.disconnect(data);
          }
        }
      }
      default -> throw new IllegalArgumentException(words[0]);
    }
  }

  private void send(int id, DeliveryMode mode, int first, int count, int length) {
    byte[] message = new byte[length];
    for (int number = first; number < first + count; number++) {
      for (int i = 0; i < length; i++) {
        message[i] = (byte) (i < 4 ? number >> (24 - 8 * i) : number + i);
      }
      for (ENetPeer peer : handler.host().peers()) {
        peer.send(id, mode, message, 0, length);
      }
    }
  }

  @Override
  public void connected(ENetPeer peer, int data) {
    report("connected " + data);
  }

  @Override
  public void received(
      ENetPeer peer, int id, DeliveryMode mode, byte[] bytes, int offset, int length) {
    int number = 0;
    for (int i = 0; i < 4; i++) {
      number = number << 8 | (bytes[offset + i] & 0xff);
    }
    for (int i = 4; i < length; i++) {
      if (bytes[offset + i] != (byte) (number + i)) {
        number = -1;
      }
    }
    String name = mode.name().toLowerCase(Locale.ROOT);
    report("received " + id + " " + name + " " + number + " " + length);
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    report("disconnected " + data);
  }

  @Override
  public void close() {
    channel.close().syncUninterruptibly();
    threads.shutdownGracefully();
  }
}

package io.variantmapper.enet.netty;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Connects hosts over real sockets. */
class ENetHandlerTest {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final Events atServer = new Events();
  private final Events atClient = new Events();

  /** Collects the events of a host, and sends every message back. */
  private static final class Events implements HostListener {
    final BlockingQueue<String> texts = new LinkedBlockingQueue<>();

    @Override
    public void connected(ENetPeer peer, int data) {
      texts.add("connected " + data);
    }

    @Override
    public void received(
        ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
      texts.add("received " + length + " "
          + Arrays.hashCode(Arrays.copyOfRange(bytes, offset, offset + length)));
    }

    @Override
    public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
      texts.add("disconnected " + reason + " " + data);
    }

    String next() throws InterruptedException {
      return texts.poll(20, TimeUnit.SECONDS);
    }
  }

  private Channel bind(ENetHandler handler) throws InterruptedException {
    return new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(handler)
        .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
        .sync()
        .channel();
  }

  @AfterEach
  void end() {
    threads.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
  }

  @Test
  void messagesPassBetweenTwoSockets() throws Exception {
    ENetHandler server = new ENetHandler(HostOptions.server(4).build(), atServer);
    InetSocketAddress address = (InetSocketAddress) bind(server).localAddress();
    ENetHandler client = new ENetHandler(HostOptions.client().build(), atClient);
    Channel channel = bind(client);
    client.connect(address, 3, 7);
    assertThat(atServer.next()).isEqualTo("connected 7");
    assertThat(atClient.next()).isEqualTo("connected 0");
    byte[] message = new byte[100_000];
    Arrays.fill(message, (byte) 5);

    channel.eventLoop().execute(() -> {
      client.host().peers().get(0).send(2, DeliveryMode.RELIABLE, message, 0, message.length);
      client.flush();
    });

    assertThat(atServer.next()).isEqualTo("received 100000 " + Arrays.hashCode(message));
    channel.close().sync();
    assertThat(atServer.next()).isEqualTo("disconnected BY_PEER 0");
  }
}

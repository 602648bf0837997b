package io.variantmapper.sample.readme;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.ConnectionCount;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.io.Closeable;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Answers the messages of many clients over TCP and WebSocket.
 *
 * <pre>{@code
 * try (OnlineServer server = new OnlineServer(ClientLimits.DEFAULT, System.out::println)) {
 *   server.listenTcp(7000);
 *   server.listenWebSocket(7001).closeFuture().sync();
 * }
 * }</pre>
 */
public final class OnlineServer implements Closeable {
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
  private final ServerPipeline pipeline;

  /**
   * Creates a server that does not yet listen.
   *
   * @param log receives lines about clients that misbehave
   */
  public OnlineServer(ClientLimits limits, Consumer<String> log) {
    pipeline = ServerPipeline.of(
            RequestVariantSerializer.INSTANCE,
            Reply.class,
            ReplyVariantSerializer.INSTANCE,
            VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE))
        .withLimits(limits)
        .withConnections(new ConnectionCount(1000, 20))
        .answering(fault -> new Reply(fault.getMessage()))
        .reporting(new FaultLog(Duration.ofSeconds(10), log));
  }

  /** Listens for clients with {@code StreamPeerTCP}. */
  public Channel listenTcp(int port) {
    return listen(port, pipeline.tcp(Framing.STREAM_PEER, client -> client.addLast(new Answers())));
  }

  /** Listens for clients with {@code WebSocketPeer}. */
  public Channel listenWebSocket(int port) {
    return listen(port, pipeline.webSocket("/", client -> client.addLast(new Answers())));
  }

  private Channel listen(int port, ChannelHandler client) {
    return new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(client)
        .bind(port)
        .syncUninterruptibly()
        .channel();
  }

  /** Disconnects the clients. */
  @Override
  public void close() {
    threads.shutdownGracefully();
  }

  /** Answers the messages of one client. */
  private static final class Answers extends SimpleChannelInboundHandler<Request> {
    Answers() {
      super(Request.class);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, Request request) {
      if (request instanceof Request.Join join) {
        ServerPipeline.admit(context.channel());
        context.writeAndFlush(new Reply("Welcome, " + join.name()));
      } else if (request instanceof Request.Move move) {
        context.writeAndFlush(new Reply("You are now at " + move.to()));
      }
    }
  }
}

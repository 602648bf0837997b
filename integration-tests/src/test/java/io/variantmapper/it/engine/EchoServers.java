package io.variantmapper.it.engine;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.Unpooled;
import io.netty.channel.AddressedEnvelope;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.DefaultAddressedEnvelope;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.FrameDecoder;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Servers of every kind that the library has classes for. They send each value back. If the value
 * is {@link #HALF}, they send only half of a frame, and then close the connection. If it is {@link
 * #LARGE}, a WebSocket server first sends a message that is too large for the engine.
 */
final class EchoServers implements Closeable {
  static final Variant HALF = Variant.of("half");
  static final Variant LARGE = Variant.of("large");

  /** The size of the largest packet, if the engine has no limit. */
  static final int LARGEST = 4 << 20;

  /** A length of 64, then a packet's first 4 bytes. */
  private static final byte[] HALF_OF_A_FRAME = {64, 0, 0, 0, 2, 0, 0, 0};

  /** The head of a binary message of 4,096 bytes, then a packet's first 4 bytes. */
  private static final byte[] HALF_OF_A_MESSAGE = {(byte) 0x82, 0x7e, 0x10, 0, 2, 0, 0, 0};

  /**
   * A server.
   *
   * @param name the class that reads what the engine sends
   * @param framing what the engine's class accepts
   * @param ends for each connection that has ended, the number of values that came, and what came
   *     after them
   */
  record Server(String name, Framing framing, int port, BlockingQueue<String> ends) {
    /** Waits for the ends of the two connections that an engine makes, except over UDP. */
    List<String> takeEnds() throws InterruptedException {
      List<String> taken = new ArrayList<>();
      while (taken.size() < 2 && !framing.equals(Framing.PACKET_PEER_UDP)) {
        taken.add(Objects.requireNonNull(ends.poll(20, TimeUnit.SECONDS), "end of a connection"));
      }
      return taken;
    }

    @Override
    public String toString() {
      return name + " and " + framing.name();
    }
  }

  /** Answers what arrives on a connection, and returns an entry for {@link Server#ends()}. */
  private interface Answering {
    String answer(Socket socket, Framing framing) throws IOException;
  }

  private final VariantFormat format;
  private final EventLoopGroup threads =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
  private final List<ServerSocket> sockets = new ArrayList<>();
  private final List<Server> servers = new ArrayList<>();

  EchoServers(VariantFormat format) throws IOException {
    this.format = format;
    ServerPipeline pipeline = ServerPipeline.of(
            TreeSerializer.INSTANCE,
            Variant.class,
            TreeSerializer.INSTANCE,
            format.withLimits(ReadLimits.DEFAULT.withMaxBytes(LARGEST)))
        .withLimits(ClientLimits.DEFAULT.withMaxBytes(LARGEST).withMaxWaiting(2 * LARGEST));
    for (Framing framing : List.of(Framing.STREAM_PEER, Framing.PACKET_PEER_STREAM)) {
      servers.add(blocking("PacketInputStream", framing, this::answerWithStreams));
      servers.add(blocking("FrameDecoder", framing, this::answerWithDecoder));
      servers.add(connections(
          "VariantStreamDecoder",
          framing,
          ends -> pipeline.tcp(
              framing, client -> client.addLast(new ValueEcho(HALF_OF_A_FRAME, ends)))));
    }
    servers.add(connections(
        "WebSocketVariantDecoder",
        Framing.WEB_SOCKET_PEER,
        ends -> pipeline.webSocket(
            "/", client -> client.addLast(new ValueEcho(HALF_OF_A_MESSAGE, ends)))));
    servers.add(datagrams(pipeline.udp(server -> server.addLast(new DatagramEcho()))));
  }

  List<Server> all() {
    return servers;
  }

  private Server blocking(String name, Framing framing, Answering answering) throws IOException {
    ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    sockets.add(socket);
    Server server = new Server(name, framing, socket.getLocalPort(), new LinkedBlockingQueue<>());
    Thread thread = new Thread(() -> accept(socket, server, answering), server.toString());
    thread.setDaemon(true);
    thread.start();
    return server;
  }

  /** Serves one client after the other, until the socket is closed. */
  private static void accept(ServerSocket socket, Server server, Answering answering) {
    while (!socket.isClosed()) {
      try (Socket client = socket.accept()) {
        server.ends().add(answering.answer(client, server.framing()));
      } catch (IOException e) {
        // The next connection is served, unless the socket is closed.
      }
    }
  }

  private String answerWithStreams(Socket client, Framing framing) throws IOException {
    PacketInputStream in =
        new PacketInputStream(new BufferedInputStream(client.getInputStream()), format, framing);
    PacketOutputStream out = new PacketOutputStream(client.getOutputStream(), format, framing);
    int values = 0;
    try {
      Variant value = in.receive(TreeSerializer.INSTANCE);
      while (value != null && !value.equals(HALF)) {
        values++;
        out.send(TreeSerializer.INSTANCE, value);
        value = in.receive(TreeSerializer.INSTANCE);
      }
      client.getOutputStream().write(HALF_OF_A_FRAME);
      return values + " values";
    } catch (MalformedPacketException e) {
      return values + " values. " + e.getMessage();
    }
  }

  private String answerWithDecoder(Socket client, Framing framing) throws IOException {
    FrameDecoder frames = new FrameDecoder(format, framing);
    byte[] chunk = new byte[1000];
    int values = 0;
    int length = client.getInputStream().read(chunk);
    while (length >= 0) {
      frames.feed(Arrays.copyOf(chunk, length));
      Variant value = frames.next(TreeSerializer.INSTANCE);
      while (value != null) {
        if (value.equals(HALF)) {
          client.getOutputStream().write(HALF_OF_A_FRAME);
          return values + " values";
        }
        values++;
        byte[] packet = TreeSerializer.INSTANCE.encode(value, format);
        client.getOutputStream().write(framing.frame(packet));
        value = frames.next(TreeSerializer.INSTANCE);
      }
      length = client.getInputStream().read(chunk);
    }
    return values + " values. " + frames.bufferedBytes() + " bytes are left";
  }

  private Server connections(
      String name, Framing framing, Function<BlockingQueue<String>, ChannelHandler> pipeline) {
    BlockingQueue<String> ends = new LinkedBlockingQueue<>();
    Channel channel = new ServerBootstrap()
        .group(threads)
        .channel(NioServerSocketChannel.class)
        .childHandler(pipeline.apply(ends))
        .bind(InetAddress.getLoopbackAddress(), 0)
        .syncUninterruptibly()
        .channel();
    return new Server(name, framing, port(channel), ends);
  }

  private Server datagrams(ChannelHandler pipeline) {
    Channel channel = new Bootstrap()
        .group(threads)
        .channel(NioDatagramChannel.class)
        .handler(pipeline)
        .bind(InetAddress.getLoopbackAddress(), 0)
        .syncUninterruptibly()
        .channel();
    return new Server(
        "DatagramVariantDecoder",
        Framing.PACKET_PEER_UDP,
        port(channel),
        new LinkedBlockingQueue<>());
  }

  private static int port(Channel channel) {
    return ((InetSocketAddress) channel.localAddress()).getPort();
  }

  @Override
  public void close() throws IOException {
    for (ServerSocket socket : sockets) {
      socket.close();
    }
    threads.shutdownGracefully(0, 5, TimeUnit.SECONDS).syncUninterruptibly();
  }

  private static final class ValueEcho extends SimpleChannelInboundHandler<Variant> {
    private final byte[] half;
    private final BlockingQueue<String> ends;
    private int values;

    ValueEcho(byte[] half, BlockingQueue<String> ends) {
      this.half = half;
      this.ends = ends;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, Variant value) {
      if (value.equals(LARGE)) {
        int tooLarge = Framing.WEB_SOCKET_PEER.maxPacketBytes() + 1;
        context.write(new BinaryWebSocketFrame(Unpooled.wrappedBuffer(new byte[tooLarge])));
      }
      if (value.equals(HALF)) {
        // No encoder changes bytes.
        context
            .writeAndFlush(Unpooled.wrappedBuffer(half))
            .addListener(ChannelFutureListener.CLOSE);
      } else {
        values++;
        context.writeAndFlush(value);
      }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
      ends.add(values + " values");
    }
  }

  private static final class DatagramEcho
      extends SimpleChannelInboundHandler<AddressedEnvelope<Variant, InetSocketAddress>> {
    @Override
    protected void channelRead0(
        ChannelHandlerContext context, AddressedEnvelope<Variant, InetSocketAddress> envelope) {
      context.writeAndFlush(new DefaultAddressedEnvelope<>(envelope.content(), envelope.sender()));
    }
  }
}

package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.Framing;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Builds the pipelines of a server whose clients are strangers. A client that breaks the protocol
 * or a limit is disconnected, takes little memory, and does not disturb other clients. The limits
 * are {@link ClientLimits}, the limits of the format, and a {@link ConnectionCount}.
 *
 * <pre>{@code
 * ServerPipeline pipeline = ServerPipeline.of(
 *         ClientMessageVariantSerializer.INSTANCE,
 *         ServerMessage.class,
 *         ServerMessageVariantSerializer.INSTANCE,
 *         VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE))
 *     .withLimits(ClientLimits.DEFAULT.withMaxMessages(100))
 *     .answering(e -> new Refusal(e.getMessage(), true));
 *
 * new ServerBootstrap()
 *     .group(threads)
 *     .channel(NioServerSocketChannel.class)
 *     .childHandler(pipeline.webSocket("/", client -> client.addLast(new GameHandler(game))))
 *     .bind(7001);
 * }</pre>
 *
 * <p>The handlers of the application receive the values that the first serializer has read, and
 * send values of the other type with {@code channel.writeAndFlush}. Over TCP and WebSocket, their
 * method {@code channelActive} is called when values can be sent, which is after the handshake of a
 * WebSocket. They call {@link #admit} when the client has logged in.
 *
 * <p>While more than 64 KiB wait for a client, nothing is read from this client. For this purpose,
 * the pipeline changes {@link ChannelOption#AUTO_READ}, so don't change this option yourself.
 *
 * <p>A pipeline is immutable, apart from its {@link ConnectionCount}. Several ports may share it.
 */
public final class ServerPipeline {
  /**
   * The maximum number of bytes that wait in the system for one client. The default of Linux is
   * several megabytes, so the server would notice only after minutes that a client does not read.
   */
  private static final int SEND_BUFFER = 1 << 16;

  /** The number of clients that may wait for the reason why there is no place for them. */
  private static final int MAX_TURNED_AWAY = 100;

  private static final int MAX_DATAGRAM = 65_507;

  private final MessageCodec codec;
  private final ClientLimits limits;
  private final ConnectionCount connections;
  private final Consumer<? super ChannelPipeline> first;
  private final @Nullable Function<? super ClientFaultException, ?> answer;
  private final BiConsumer<? super Channel, ? super ClientFaultException> report;
  private final AtomicInteger turnedAway = new AtomicInteger();

  private ServerPipeline(
      MessageCodec codec,
      ClientLimits limits,
      ConnectionCount connections,
      Consumer<? super ChannelPipeline> first,
      @Nullable Function<? super ClientFaultException, ?> answer,
      BiConsumer<? super Channel, ? super ClientFaultException> report) {
    this.codec = codec;
    this.limits = Objects.requireNonNull(limits, "limits");
    this.connections = Objects.requireNonNull(connections, "connections");
    this.first = Objects.requireNonNull(first, "first");
    this.answer = answer;
    this.report = Objects.requireNonNull(report, "report");
  }

  private static ServerPipeline of(MessageCodec codec) {
    return new ServerPipeline(
        codec,
        ClientLimits.DEFAULT,
        new ConnectionCount(1000, 100),
        pipeline -> {},
        null,
        (channel, e) -> {});
  }

  /**
   * Returns a pipeline with the limits of {@link ClientLimits#DEFAULT} for at most 1,000 clients,
   * of which at most 100 have the same address. It disconnects clients without an answer.
   *
   * @param sentType the class of the values that are sent
   * @param format the format of the clients' engine, with limits for received packets
   * @throws IllegalArgumentException if the format has no limit for the bytes of a packet
   */
  public static <I, O> ServerPipeline of(
      VariantSerializer<I> received,
      Class<? extends O> sentType,
      VariantSerializer<O> sent,
      VariantFormat format) {
    if (format.limits().maxBytes() == Integer.MAX_VALUE) {
      throw new IllegalArgumentException("The format has no limit for the bytes of a packet, so a"
          + " stranger could fill the memory. Use format.withLimits(ReadLimits.MESSAGE)");
    }
    return of(new ValueCodec<>(received, sentType, sent, format));
  }

  /**
   * Returns the same pipeline for packets that are not decoded, such as packets with another
   * content than one Variant. The handlers of the application receive and send each packet as a
   * {@link io.netty.buffer.ByteBuf} over TCP, as a {@link
   * io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame} over WebSocket, and as a {@link
   * io.netty.channel.socket.DatagramPacket} over UDP. They must release what they receive.
   *
   * @param maxBytes the size of the largest packet that is received
   */
  public static ServerPipeline ofPackets(int maxBytes) {
    return of(new PacketCodec(maxBytes));
  }

  /** Returns a copy with other limits for each client. */
  public ServerPipeline withLimits(ClientLimits newLimits) {
    return new ServerPipeline(codec, newLimits, connections, first, answer, report);
  }

  /** Returns a copy with another limit for the number of clients over TCP and WebSocket. */
  public ServerPipeline withConnections(ConnectionCount newConnections) {
    return new ServerPipeline(codec, limits, newConnections, first, answer, report);
  }

  /**
   * Returns a copy that adds handlers in front of all others, such as the handler for TLS.
   *
   * @param newFirst adds the handlers to the empty pipeline of each channel
   */
  public ServerPipeline withFirst(Consumer<? super ChannelPipeline> newFirst) {
    return new ServerPipeline(codec, limits, connections, newFirst, answer, report);
  }

  /**
   * Returns a copy that sends a message to each client that it disconnects. A client that does not
   * read gets no message. Before the handshake of a WebSocket, an HTTP error is sent instead.
   *
   * @param newAnswer returns the message, which is passed to the encoder
   */
  public ServerPipeline answering(Function<? super ClientFaultException, ?> newAnswer) {
    return new ServerPipeline(
        codec, limits, connections, first, Objects.requireNonNull(newAnswer, "answer"), report);
  }

  /**
   * Returns a copy that reports why clients are disconnected, and why datagrams are dropped.
   *
   * @param newReport receives the channel and the fault, in the thread of the channel. A {@link
   *     FaultLog} writes a log that strangers can't fill
   */
  public ServerPipeline reporting(
      BiConsumer<? super Channel, ? super ClientFaultException> newReport) {
    return new ServerPipeline(codec, limits, connections, first, answer, newReport);
  }

  /**
   * Returns the pipelines for {@code StreamPeerTCP} and {@code PacketPeerStream}.
   *
   * @param application adds the handlers of the application to the pipeline of a client
   * @throws IllegalArgumentException if the framing has no length in front of packets
   */
  public ChannelInitializer<Channel> tcp(
      Framing framing, Consumer<? super ChannelPipeline> application) {
    Consumer<ChannelPipeline> messages = codec.tcp(framing);
    return initializer(channel -> {
      ChannelPipeline pipeline = channel.pipeline();
      addFirst(pipeline);
      messages.accept(pipeline);
      pipeline.addLast(RateHandler.ofMessages(limits));
      addLast(pipeline);
      if (enter(channel)) {
        application.accept(pipeline);
      }
    });
  }

  /**
   * Returns the pipelines for {@code WebSocketPeer}. They need the library {@code
   * netty-codec-http}.
   *
   * <p>The event {@link
   * io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete}, which
   * follows {@code channelActive}, has the address that the client has requested.
   *
   * @param path the path of the address, such as {@code /}; clients may add a query
   * @param application adds the handlers of the application to the pipeline of a client, after the
   *     handshake
   * @throws IllegalStateException if {@code netty-codec-http} is missing
   */
  public ChannelInitializer<Channel> webSocket(
      String path, Consumer<? super ChannelPipeline> application) {
    Objects.requireNonNull(path, "path");
    requireHttp();
    Consumer<ChannelPipeline> messages = codec.webSocket();
    return initializer(channel -> {
      ChannelPipeline pipeline = channel.pipeline();
      addFirst(pipeline);
      WebSocketTransport.add(
          pipeline, path, codec.maxBytes(), limits, () -> application.accept(pipeline));
      messages.accept(pipeline);
      addLast(pipeline);
      enter(channel);
    });
  }

  /** Notices a missing library when the server starts, and not when the first client comes. */
  private static void requireHttp() {
    try {
      Objects.requireNonNull(HttpServerCodec.class);
    } catch (NoClassDefFoundError e) {
      throw new IllegalStateException(
          "A WebSocket needs io.netty:netty-codec-http on the class path or the module path", e);
    }
  }

  /**
   * Returns the pipeline for {@code PacketPeerUDP}. One channel serves all clients, so only the
   * limits of the format apply. Datagrams that the network can't take at once are dropped.
   *
   * @param application adds the handlers of the application
   */
  public ChannelInitializer<Channel> udp(Consumer<? super ChannelPipeline> application) {
    Consumer<ChannelPipeline> messages = codec.udp();
    return initializer(channel -> {
      channel
          .config()
          .setRecvByteBufAllocator(
              new FixedRecvByteBufAllocator(Math.min(codec.maxBytes(), MAX_DATAGRAM)));
      ChannelPipeline pipeline = channel.pipeline();
      first.accept(pipeline);
      messages.accept(pipeline);
      pipeline.addLast(DatagramDropHandler.INSTANCE, BadPacketHandler.ignoring().reporting(report));
      application.accept(pipeline);
    });
  }

  private static ChannelInitializer<Channel> initializer(Consumer<Channel> initialization) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        initialization.accept(channel);
      }
    };
  }

  private void addFirst(ChannelPipeline pipeline) {
    pipeline.channel().config().setOption(ChannelOption.SO_SNDBUF, SEND_BUFFER);
    first.accept(pipeline);
    pipeline.addLast(new SlowClientHandler(limits), RateHandler.ofBytes(limits));
  }

  private void addLast(ChannelPipeline pipeline) {
    pipeline.addLast(
        new TimeLimitHandler(limits),
        (answer == null ? BadPacketHandler.closing() : BadPacketHandler.answering(answer))
            .reporting(report));
  }

  /** Counts the client. Returns false if there is no place, and then disconnects the client. */
  private boolean enter(Channel channel) {
    InetAddress address = channel.remoteAddress() instanceof InetSocketAddress remote
        ? remote.getAddress()
        : InetAddress.getLoopbackAddress();
    try {
      connections.enter(address);
      channel.closeFuture().addListener(closed -> connections.leave(address));
      return true;
    } catch (ClientFaultException e) {
      turnAway(channel, e);
      return false;
    }
  }

  private void turnAway(Channel channel, ClientFaultException fault) {
    if (turnedAway.incrementAndGet() > MAX_TURNED_AWAY) {
      channel.close();
    } else {
      // The channel is not yet active.
      channel.eventLoop().execute(() -> channel.pipeline().fireExceptionCaught(fault));
    }
    channel.closeFuture().addListener(closed -> turnedAway.decrementAndGet());
  }

  /**
   * Ends the time for the login of a client. From then on, the silence of the client is limited. A
   * server without a login calls this method in {@code channelActive}.
   *
   * <p>Any thread may call this method. For channels without these limits, it does nothing.
   */
  public static void admit(Channel channel) {
    ChannelHandlerContext context = channel.pipeline().context(TimeLimitHandler.class);
    if (context == null) {
      return;
    }
    TimeLimitHandler times = (TimeLimitHandler) context.handler();
    try {
      context.executor().execute(() -> times.admit(context));
    } catch (RejectedExecutionException e) {
      // The event loop has ended, and with it the connection.
    }
  }
}

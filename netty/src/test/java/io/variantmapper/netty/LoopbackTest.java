package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.BAD;
import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.packet;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.AddressedEnvelope;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.DefaultAddressedEnvelope;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDatagramChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests servers over the loopback interface. The servers answer each text with "echo: " and the
 * text.
 */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LoopbackTest {
  private static final VariantEncoder<String> STREAM_ENCODER =
      new VariantEncoder<>(String.class, TEXT, FORMAT, Framing.STREAM_PEER);

  private final EventLoopGroup group =
      new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());

  @AfterEach
  void stop() throws InterruptedException {
    group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
  }

  private int serve(ChannelHandler... handlers) throws InterruptedException {
    Channel server = new ServerBootstrap()
        .group(group)
        .channel(NioServerSocketChannel.class)
        .childHandler(new ChannelInitializer<>() {
          @Override
          protected void initChannel(Channel channel) {
            channel.pipeline().addLast(handlers);
          }
        })
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();
    return ((InetSocketAddress) server.localAddress()).getPort();
  }

  private int serveStream() throws InterruptedException {
    return serve(
        new VariantStreamDecoder<>(TEXT, FORMAT, Framing.STREAM_PEER),
        STREAM_ENCODER,
        BadPacketHandler.answering(e -> "bad packet"),
        new Echo());
  }

  @Test
  void streamCarriesPackets() throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), serveStream())) {
      new PacketOutputStream(socket.getOutputStream(), FORMAT).send(TEXT, "hello");
      PacketInputStream in = new PacketInputStream(socket.getInputStream(), FORMAT);
      assertThat(in.receive(TEXT)).isEqualTo("echo: hello");
    }
  }

  @Test
  void clientThatSendsMoreAfterABadPacketReadsTheAnswer() throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), serveStream())) {
      PacketOutputStream out = new PacketOutputStream(socket.getOutputStream(), FORMAT);
      out.sendPacket(BAD);
      for (int i = 0; i < 100; i++) {
        out.sendPacket(packet("more"));
      }
      PacketInputStream in = new PacketInputStream(socket.getInputStream(), FORMAT);
      assertThat(in.receive(TEXT)).isEqualTo("bad packet");
      assertThat(in.receive(TEXT)).isNull();
    }
  }

  @Test
  void lastMessageIsReleasedIfTheEventLoopHasEnded() throws Exception {
    CompletableFuture<Channel> accepted = new CompletableFuture<>();
    int port = serve(new ChannelInboundHandlerAdapter() {
      @Override
      public void channelActive(ChannelHandlerContext context) {
        // From another thread, this may end the loop before it has closed its channels.
        group.shutdownGracefully(0, 5, TimeUnit.SECONDS);
        accepted.complete(context.channel());
      }
    });
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      Channel channel = accepted.get();
      group.terminationFuture().sync();
      ByteBuf message = Unpooled.buffer();
      LastMessage.send(channel, message);
      assertThat(message.refCnt()).isZero();
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
  }

  private WebSocket webSocket(OneMessage answer) throws Exception {
    int port = serve(
        new HttpServerCodec(),
        new HttpObjectAggregator(8192),
        new WebSocketServerProtocolHandler("/", null, false, 65_535),
        new WebSocketFrameAggregator(65_535),
        new WebSocketVariantDecoder<>(TEXT, FORMAT),
        new WebSocketVariantEncoder<>(String.class, TEXT, FORMAT),
        BadPacketHandler.answering(e -> "bad packet"),
        new Echo());
    return HttpClient.newHttpClient()
        .newWebSocketBuilder()
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/"), answer)
        .get();
  }

  @Test
  void webSocketCarriesPackets() throws Exception {
    OneMessage answer = new OneMessage();
    WebSocket socket = webSocket(answer);
    socket.sendBinary(ByteBuffer.wrap(packet("hello")), true).get();
    assertThat(TEXT.decode(answer.bytes.get(), FORMAT)).isEqualTo("echo: hello");
    socket.abort();
  }

  @Test
  void webSocketIsClosedWithACloseFrameAfterTheAnswer() throws Exception {
    OneMessage answer = new OneMessage();
    webSocket(answer).sendBinary(ByteBuffer.wrap(BAD), true).get();
    assertThat(TEXT.decode(answer.bytes.get(), FORMAT)).isEqualTo("bad packet");
    assertThat(answer.closeCode.get()).isEqualTo(ClientFault.BAD_PACKET.closeCode());
  }

  @Test
  void datagramsCarryPackets() throws Exception {
    Channel server = new Bootstrap()
        .group(group)
        .channel(NioDatagramChannel.class)
        .handler(new ChannelInitializer<>() {
          @Override
          protected void initChannel(Channel channel) {
            channel
                .pipeline()
                .addLast(
                    new DatagramVariantDecoder<>(TEXT, FORMAT),
                    new DatagramVariantEncoder<>(String.class, TEXT, FORMAT),
                    BadPacketHandler.ignoring(),
                    new DatagramEcho());
          }
        })
        .bind(InetAddress.getLoopbackAddress(), 0)
        .sync()
        .channel();
    try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
      socket.connect(server.localAddress());
      socket.send(new DatagramPacket(BAD, BAD.length));
      byte[] hello = packet("hello");
      socket.send(new DatagramPacket(hello, hello.length));
      DatagramPacket answer = new DatagramPacket(new byte[100], 100);
      socket.receive(answer);
      assertThat(TEXT.decode(answer.getData(), FORMAT)).isEqualTo("echo: hello");
    }
  }

  private static final class Echo extends SimpleChannelInboundHandler<String> {
    @Override
    protected void channelRead0(ChannelHandlerContext context, String text) {
      context.writeAndFlush("echo: " + text);
    }
  }

  private static final class DatagramEcho
      extends SimpleChannelInboundHandler<AddressedEnvelope<String, InetSocketAddress>> {
    @Override
    protected void channelRead0(
        ChannelHandlerContext context, AddressedEnvelope<String, InetSocketAddress> envelope) {
      context.writeAndFlush(
          new DefaultAddressedEnvelope<>("echo: " + envelope.content(), envelope.sender()));
    }
  }

  private static final class OneMessage implements WebSocket.Listener {
    private final CompletableFuture<byte[]> bytes = new CompletableFuture<>();
    private final CompletableFuture<Integer> closeCode = new CompletableFuture<>();

    @Override
    public CompletionStage<?> onBinary(WebSocket socket, ByteBuffer data, boolean isLast) {
      byte[] message = new byte[data.remaining()];
      data.get(message);
      bytes.complete(message);
      socket.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      closeCode.complete(code);
      return CompletableFuture.completedFuture(null);
    }
  }
}

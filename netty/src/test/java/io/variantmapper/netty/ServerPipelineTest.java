package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.MAX_BYTES;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.frame;
import static io.variantmapper.netty.TestPackets.heap;
import static io.variantmapper.netty.TestPackets.packet;
import static io.variantmapper.netty.TestPackets.sent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.socket.DatagramPacket;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServerPipelineTest {
  private final List<ClientFault> faults = new ArrayList<>();
  private final ReadCounter reads = new ReadCounter();
  private final ServerPipeline pipeline = ServerPipeline.of(TEXT, String.class, TEXT, FORMAT)
      .withLimits(new ClientLimits(
          10, 1000, 200_000, Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofSeconds(4)))
      .withConnections(new ConnectionCount(1, 1))
      .withFirst(first -> first.addLast(reads))
      .reporting((client, e) -> faults.add(e.fault()));
  private final EmbeddedChannel channel = connect(pipeline);

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  private static EmbeddedChannel connect(ServerPipeline pipeline) {
    return connect(pipeline.tcp(Framing.STREAM_PEER, client -> {}));
  }

  private static EmbeddedChannel connect(ChannelInitializer<Channel> initializer) {
    EmbeddedChannel channel = new EmbeddedChannel();
    channel.freezeTime();
    channel.pipeline().addLast(initializer);
    channel.runPendingTasks();
    return channel;
  }

  private void pass(int seconds) {
    channel.advanceTimeBy(seconds, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
  }

  private void setWritable(boolean isWritable) {
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, isWritable);
    channel.runPendingTasks();
  }

  @Test
  void valuesAreReadAndWritten() {
    channel.writeInbound(heap(frame("hello")));
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
    channel.writeOutbound("world");
    assertThat(sent(channel)).isEqualTo(frame("world"));
  }

  @Test
  void messagesOverTheRateEndTheConnection() {
    for (int message = 0; message < 10 * RateLimit.BURST_SECONDS; message++) {
      channel.writeInbound(heap(frame("")));
    }
    assertThat(faults).isEmpty();
    channel.writeInbound(heap(frame("")));
    assertThat(faults).containsExactly(ClientFault.TOO_MANY_MESSAGES);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void bytesOverTheRateEndTheConnection() {
    channel.writeInbound(heap(new byte[] {0, 4, 0, 0}));
    channel.writeInbound(heap(new byte[1000 * RateLimit.BURST_SECONDS]));
    assertThat(faults).containsExactly(ClientFault.TOO_MANY_BYTES);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void nothingIsReadWhileTheClientDoesNotRead() {
    setWritable(false);
    reads.count = 0;
    channel.read();
    assertThat(channel.config().isAutoRead()).isFalse();
    assertThat(reads.count).isZero();
  }

  @Test
  void readingGoesOnAfterTheClientHasRead() {
    setWritable(false);
    reads.count = 0;
    setWritable(true);
    assertThat(channel.config().isAutoRead()).isTrue();
    assertThat(reads.count).isEqualTo(1);
  }

  @Test
  void heldReadIsDoneIfReadingIsNotAutomatic() {
    channel.config().setAutoRead(false);
    setWritable(false);
    channel.read();
    reads.count = 0;
    setWritable(true);
    assertThat(channel.config().isAutoRead()).isFalse();
    assertThat(reads.count).isEqualTo(1);
  }

  @Test
  void clientThatDoesNotReadForTooLongIsDisconnected() {
    admit();
    setWritable(false);
    pass(1);
    setWritable(true);
    setWritable(false);
    pass(1);
    assertThat(channel.isOpen()).isTrue();
    pass(1);
    assertThat(faults).containsExactly(ClientFault.NOT_READING);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void clientForWhichTooMuchWaitsIsDisconnected() {
    ByteBuf message = heap(new byte[100_000]);
    channel.write(message.retainedDuplicate());
    channel.write(message.retainedDuplicate());
    assertThat(channel.isOpen()).isTrue();
    channel.write(message);
    assertThat(faults).containsExactly(ClientFault.NOT_READING);
    assertThat(channel.isOpen()).isFalse();
    assertThat(message.refCnt()).isZero();
  }

  @Test
  void clientThatDoesNotLogInIsDisconnected() {
    pass(2);
    channel.writeInbound(heap(frame("not a login")));
    pass(1);
    assertThat(faults).containsExactly(ClientFault.NOT_LOGGED_IN);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void silentClientIsDisconnected() {
    admit();
    pass(3);
    channel.writeInbound(heap(frame("still here")));
    pass(3);
    channel.writeInbound(heap(new byte[] {9}));
    assertThat(channel.isOpen()).isTrue();
    pass(1);
    assertThat(faults).containsExactly(ClientFault.SILENT);
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void silenceMayLastForever() {
    EmbeddedChannel patient = connect(pipeline
        .withConnections(new ConnectionCount(1, 1))
        .withLimits(ClientLimits.DEFAULT.withMaxSilence(ClientLimits.FOREVER)));
    ServerPipeline.admit(patient);
    patient.runPendingTasks();
    patient.advanceTimeBy(10_000, TimeUnit.DAYS);
    patient.runScheduledPendingTasks();
    assertThat(patient.isOpen()).isTrue();
    patient.finishAndReleaseAll();
  }

  private void admit() {
    ServerPipeline.admit(channel);
    channel.runPendingTasks();
  }

  @Test
  void clientWithoutAPlaceIsRefused() {
    EmbeddedChannel second = connect(pipeline.answering(ClientFaultException::getMessage));
    assertThat(sent(second)).isEqualTo(frame("The server is full"));
    assertThat(second.isOpen()).isFalse();
    assertThat(faults).containsExactly(ClientFault.TOO_MANY_CLIENTS);
  }

  @Test
  void clientOfAWebSocketWithoutAPlaceGetsAnError() {
    EmbeddedChannel second = connect(pipeline.webSocket("/", client -> {}));
    assertThat(new String(sent(second), StandardCharsets.US_ASCII)).startsWith("HTTP/1.1 503 ");
    assertThat(second.isOpen()).isFalse();
  }

  @Test
  void applicationDoesNotSeeAClientWithoutAPlace() {
    List<ChannelPipeline> clients = new ArrayList<>();
    connect(pipeline.tcp(Framing.STREAM_PEER, clients::add));
    assertThat(clients).isEmpty();
  }

  @Test
  void placeOfAClientThatHasGoneIsFree() {
    channel.close();
    EmbeddedChannel second = connect(pipeline);
    assertThat(second.isOpen()).isTrue();
    second.finishAndReleaseAll();
  }

  @Test
  void packetsMayPassWithoutBeingRead() {
    byte[] packet = packet("hello");
    EmbeddedChannel raw =
        connect(ServerPipeline.ofPackets(MAX_BYTES).tcp(Framing.STREAM_PEER, client -> {}));
    raw.writeInbound(heap(frame("hello")));
    assertThat(TestPackets.received(raw)).containsExactly(packet);
    raw.writeOutbound(heap(packet));
    assertThat(sent(raw)).isEqualTo(frame("hello"));
    raw.finishAndReleaseAll();
  }

  @Test
  void datagramThatTheNetworkCannotTakeIsDropped() {
    EmbeddedChannel udp = connect(pipeline.udp(client -> {}));
    udp.unsafe().outboundBuffer().setUserDefinedWritability(1, false);
    DatagramPacket datagram = new DatagramPacket(heap(packet("lost")), new InetSocketAddress(1));
    assertThatThrownBy(() -> udp.writeOutbound(datagram))
        .hasMessage("The datagram was dropped, because earlier datagrams still wait");
    assertThat(datagram.refCnt()).isZero();
  }

  @Test
  void garbageInDatagramsIsReportedAndTheChannelStaysOpen() {
    EmbeddedChannel udp = connect(pipeline.udp(client -> {}));
    udp.writeInbound(new DatagramPacket(heap(TestPackets.BAD), new InetSocketAddress(1)));
    assertThat(faults).containsExactly(ClientFault.BAD_PACKET);
    assertThat(udp.isOpen()).isTrue();
    udp.finishAndReleaseAll();
  }

  @Test
  void formatWithoutALimitForBytesIsRefused() {
    assertThatThrownBy(() -> ServerPipeline.of(TEXT, String.class, TEXT, VariantFormat.GODOT_4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Use format.withLimits(ReadLimits.MESSAGE)");
  }

  @Sharable
  private static final class ReadCounter extends ChannelOutboundHandlerAdapter {
    private int count;

    @Override
    public void read(ChannelHandlerContext context) throws Exception {
      count++;
      super.read(context);
    }
  }
}

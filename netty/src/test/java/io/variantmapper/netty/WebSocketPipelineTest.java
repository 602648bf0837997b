package io.variantmapper.netty;

import static io.variantmapper.netty.ClientBytes.BINARY;
import static io.variantmapper.netty.ClientBytes.CLOSE;
import static io.variantmapper.netty.ClientBytes.FIRST_PART;
import static io.variantmapper.netty.ClientBytes.NEXT_PART;
import static io.variantmapper.netty.ClientBytes.PING;
import static io.variantmapper.netty.ClientBytes.TEXT_MESSAGE;
import static io.variantmapper.netty.ClientBytes.ascii;
import static io.variantmapper.netty.ClientBytes.frame;
import static io.variantmapper.netty.ClientBytes.handshake;
import static io.variantmapper.netty.ClientBytes.request;
import static io.variantmapper.netty.TestPackets.BAD;
import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.MAX_BYTES;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.packet;
import static io.variantmapper.netty.TestPackets.sent;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler.HandshakeComplete;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what a stranger can do to a server for WebSockets. */
class WebSocketPipelineTest {
  private static final int MAX_MESSAGES = 10;
  private static final int BURST = MAX_MESSAGES * RateLimit.BURST_SECONDS;

  private final List<ClientFault> faults = new ArrayList<>();
  private final List<String> events = new ArrayList<>();
  private final VariantSerializer<String> countingReads = new VariantSerializer<>() {
    @Override
    public void write(VariantWriter out, @Nullable String text) {
      TEXT.write(out, text);
    }

    @Override
    public String read(VariantReader in) {
      reads++;
      return TEXT.read(in);
    }
  };
  private int reads;
  private EmbeddedChannel channel;

  @BeforeEach
  void connect() {
    channel = new EmbeddedChannel();
    channel.freezeTime();
    channel
        .pipeline()
        .addLast(ServerPipeline.of(countingReads, String.class, TEXT, FORMAT)
            .withLimits(ClientLimits.DEFAULT.withMaxMessages(MAX_MESSAGES))
            .answering(e -> "no: " + e.getMessage())
            .reporting((client, e) -> faults.add(e.fault()))
            .webSocket("/", client -> client.addLast(new Application())));
  }

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  /** Receives buffers from the client until the channel is closed. */
  private void receive(ByteBuf... buffers) {
    for (ByteBuf buffer : buffers) {
      if (channel.isOpen()) {
        channel.writeInbound(buffer);
      } else {
        buffer.release();
      }
    }
  }

  private void open() {
    receive(handshake());
    assertThat(text(sent(channel))).startsWith("HTTP/1.1 101 ");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.US_ASCII);
  }

  /** Checks that the server ends the connection with a message, and later a close frame. */
  private void assertRefused(String reason, int closeCode) {
    assertThat(sent(channel)).isEqualTo(serverFrame(BINARY, packet("no: " + reason)));
    channel.advanceTimeBy(WebSocketFarewell.CLOSE_MILLIS, TimeUnit.MILLISECONDS);
    channel.runScheduledPendingTasks();
    ByteBuf close = Unpooled.buffer().writeShort(closeCode).writeBytes(ascii(reason));
    assertThat(sent(channel)).isEqualTo(serverFrame(CLOSE, TestPackets.bytes(close)));
    assertThat(channel.isOpen()).isFalse();
  }

  private static byte[] serverFrame(int firstByte, byte[] payload) {
    return TestPackets.bytes(
        Unpooled.buffer().writeByte(firstByte).writeByte(payload.length).writeBytes(payload));
  }

  @Test
  void applicationIsActiveAfterTheHandshake() {
    assertThat(events).isEmpty();
    open();
    assertThat(events).containsExactly("active", "/?room=7");
  }

  @Test
  void messageInPartsIsOneMessage() {
    open();
    byte[] packet = packet("ab");
    receive(frame(FIRST_PART, packet[0]), frame(PING), frame(NEXT_PART));
    receive(frame(0x80, Arrays.copyOfRange(packet, 1, packet.length)));
    assertThat(events).last().isEqualTo("ab");
  }

  @Test
  void pingIsAnsweredWithItsPayload() {
    open();
    receive(frame(PING, (byte) 7));
    assertThat(sent(channel)).containsExactly(0x8A, 1, 7);
  }

  @Test
  void onlyTheNewestPingIsAnsweredAfterTheClientHasRead() {
    open();
    setWritable(false);
    for (byte ping = 1; ping <= 50; ping++) {
      receive(frame(PING, ping));
    }
    assertThat(channel.unsafe().outboundBuffer().totalPendingWriteBytes()).isZero();
    setWritable(true);
    assertThat(sent(channel)).containsExactly(0x8A, 1, 50);
  }

  private void setWritable(boolean isWritable) {
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, isWritable);
    channel.runPendingTasks();
  }

  @Test
  void eachControlFrameCountsAsAMessage() {
    open();
    for (int ping = 0; ping < BURST; ping++) {
      receive(frame(PING));
    }
    assertThat(faults).containsExactly(ClientFault.TOO_MANY_MESSAGES);
  }

  @Test
  void eachPartOfAMessageCountsAsAMessage() {
    open();
    receive(frame(FIRST_PART));
    for (int part = 0; part < BURST; part++) {
      receive(frame(NEXT_PART));
    }
    assertThat(faults).containsExactly(ClientFault.TOO_MANY_MESSAGES);
  }

  @Test
  void messageThatCannotBeReadIsAnsweredAndTheCodeSaysWhy() {
    open();
    receive(frame(BINARY, BAD), frame(BINARY, packet("more")));
    assertRefused("Unknown type id 99 for GODOT_4 at offset 0 ($)", 1007);
    assertThat(events).doesNotContain("more");
  }

  @Test
  void framesAfterABadMessageAreNotRead() {
    open();
    receive(Unpooled.wrappedBuffer(frame(BINARY, BAD), frame(BINARY, BAD), frame(BINARY, BAD)));
    assertThat(reads).isEqualTo(1);
  }

  @Test
  void textIsRefused() {
    open();
    receive(frame(TEXT_MESSAGE, (byte) 'x'));
    assertThat(text(sent(channel))).contains("found a text message");
    assertThat(faults).containsExactly(ClientFault.BAD_PACKET);
  }

  @Test
  void messageOverTheLimitIsRefusedBeforeItArrives() {
    open();
    receive(frame(BINARY, new byte[MAX_BYTES + 1]).slice(0, 4));
    assertRefused("A message is over the limit of 1024 bytes", 1009);
    assertThat(faults).containsExactly(ClientFault.TOO_LARGE);
  }

  @Test
  void partsOverTheLimitAreRefused() {
    open();
    receive(frame(FIRST_PART, new byte[MAX_BYTES]), frame(NEXT_PART, (byte) 0));
    assertRefused("A message is over the limit of 1024 bytes", 1009);
    assertThat(faults).containsExactly(ClientFault.TOO_LARGE);
  }

  @ParameterizedTest
  @CsvSource({
    "not masked, 820107",
    "reserved bit, c28000000000",
    "reserved type of message, 838000000000",
    "reserved type of control frame, 8b8000000000",
    "part without a first part, 008000000000",
    "first part within a message, 028000000000 028000000000",
    "ping in parts, 098000000000",
    "ping of 126 bytes, 89fe007e00000000",
    "length in more bytes than needed, 82fe000100000000ff",
    "negative length, 82ffffffffffffffffff",
    "close code in one byte, 88810000000000",
    "invalid close code, 88820000000003ec",
    "close reason that is not UTF-8, 88830000000003e8ff",
  })
  void brokenRuleOfTheProtocolIsReported(String rule, String frames) {
    open();
    receive(Unpooled.wrappedBuffer(HexFormat.of().parseHex(frames.replace(" ", ""))));
    assertThat(faults).containsExactly(ClientFault.PROTOCOL_ERROR);
  }

  @Test
  void longReasonIsCutInTheCloseFrame() {
    open();
    LastMessage.send(channel, "kicked", 4000, "ä".repeat(100));
    sent(channel);
    channel.advanceTimeBy(WebSocketFarewell.CLOSE_MILLIS, TimeUnit.MILLISECONDS);
    channel.runScheduledPendingTasks();
    assertThat(sent(channel)).hasSize(4 + 122);
  }

  @Test
  void closeFrameIsAnswered() {
    open();
    receive(frame(CLOSE, (byte) (1000 >> 8), (byte) (1000 & 0xFF)));
    assertThat(sent(channel)).containsExactly(CLOSE, 2, 1000 >> 8, 1000 & 0xFF);
    assertThat(channel.isOpen()).isFalse();
    assertThat(faults).isEmpty();
  }

  @Test
  void clientThatDoesNotReadGetsNoCloseFrame() {
    open();
    setWritable(false);
    channel.close();
    assertThat(channel.isOpen()).isFalse();
    assertThat(sent(channel)).isEmpty();
  }

  @Test
  void connectionThatEndsWithinAMessageIsNoFault() {
    open();
    receive(frame(FIRST_PART, (byte) 1));
    channel.close();
    channel.checkException();
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "404, GET /other HTTP/1.1, ''",
    "426, POST / HTTP/1.1, ''",
    "400, GET, ''",
    "400, GET / HTTP/1.1, no colon",
    "400, GET / HTTP/1.1, Content-Length: 1",
  })
  void otherRequestIsAnsweredWithAnError(String status, String line, String more) {
    receive(request(line, more.isEmpty() ? "" : more + "\r\n"));
    receive(ascii("x"));
    String response = text(sent(channel));
    assertThat(response).startsWith("HTTP/1.1 " + status + " ").contains("connection: close");
    assertThat(faults).containsExactly(ClientFault.PROTOCOL_ERROR);
    assertThat(channel.isOpen()).isFalse();
    assertThat(events).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Sec-WebSocket-Version: 13",
    "Upgrade: websocket",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
  })
  void requestWithoutALineOfTheHandshakeIsAnsweredWithTheVersion(String line) {
    String rest = text(TestPackets.bytes(handshake())).replace(line + "\r\n", "");
    receive(ascii(rest));
    assertThat(text(sent(channel)))
        .startsWith("HTTP/1.1 426 ")
        .contains("sec-websocket-version: 13");
  }

  @ParameterizedTest
  @CsvSource({"9000, 1", "1, 101"})
  void headersOverTheLimitAreRefused(int length, int count) {
    receive(request("GET / HTTP/1.1", ("a:" + "b".repeat(length) + "\r\n").repeat(count)));
    assertThat(text(sent(channel))).startsWith("HTTP/1.1 400 ");
  }

  @Test
  void onlyOneOfManyRequestsIsAnswered() {
    receive(Unpooled.wrappedBuffer(
        request("GET /a HTTP/1.1", ""), request("GET /b HTTP/1.1", ""), handshake()));
    assertThat(text(sent(channel))).containsOnlyOnce("HTTP/1.1");
  }

  @Test
  void slowHandshakeIsRefused() {
    receive(ascii("GET / HTTP/1.1\r\n"));
    channel.advanceTimeBy(9, TimeUnit.SECONDS);
    receive(ascii("Host: localhost\r\n"));
    channel.advanceTimeBy(1, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
    assertThat(text(sent(channel))).startsWith("HTTP/1.1 503 ");
    assertThat(faults).containsExactly(ClientFault.NOT_LOGGED_IN);
  }

  /** Tells what it sees. */
  private final class Application extends SimpleChannelInboundHandler<String> {
    @Override
    public void channelActive(ChannelHandlerContext context) {
      events.add("active");
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, String text) {
      events.add(text);
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
      if (event instanceof HandshakeComplete handshake) {
        events.add(handshake.requestUri());
      }
    }
  }
}

package io.variantmapper.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.EnumSerializer;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PacketStreamTest {
  private enum Move {
    LEFT,
    RIGHT
  }

  private static final EnumSerializer<Move> MOVES = EnumSerializer.of(Move.values());
  private static final String LEFT = "0c000000040000000400000" + "04c454654";

  private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

  @Test
  void frameConsistsOfTheLengthAndThePacket() throws IOException {
    new PacketOutputStream(sent, VariantFormat.GODOT_4).send(MOVES, Move.LEFT);
    assertThat(HexFormat.of().formatHex(sent.toByteArray())).isEqualTo(LEFT);
  }

  @Test
  void framesAreSentOneByOne() throws IOException {
    PacketOutputStream out = new PacketOutputStream(sent, VariantFormat.GODOT_4);
    out.send(MOVES, Move.LEFT);
    out.send(MOVES, Move.LEFT);
    assertThat(HexFormat.of().formatHex(sent.toByteArray())).isEqualTo(LEFT + LEFT);
  }

  @Test
  void closingClosesTheUnderlyingStream() throws IOException {
    AtomicInteger closed = new AtomicInteger();
    InputStream below = new ByteArrayInputStream(new byte[0]) {
      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
    new PacketInputStream(below, VariantFormat.GODOT_4).close();
    assertThat(closed).hasValue(1);
    OutputStream above = new ByteArrayOutputStream() {
      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
    new PacketOutputStream(above, VariantFormat.GODOT_4).close();
    assertThat(closed).hasValue(2);
  }

  @Test
  void emptyFrameIsReceivedAsAnEmptyPacket() throws IOException {
    assertThat(in("00000000").receivePacket()).isEmpty();
  }

  @Test
  void framesAreReceivedOneByOneUntilTheEnd() throws IOException {
    PacketInputStream in = in(LEFT + LEFT);
    assertThat(in.receive(MOVES)).isEqualTo(Move.LEFT);
    assertThat(in.receive(MOVES)).isEqualTo(Move.LEFT);
    assertThat(in.receive(MOVES)).isNull();
  }

  @Test
  void endInsideALengthIsMalformed() {
    assertThatThrownBy(() -> in("0c00").receivePacket())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("The stream ended inside a frame: 4 bytes wanted but 2 came");
  }

  @Test
  void endInsideAPacketIsMalformed() {
    assertThatThrownBy(() -> in("0c00000004000000").receivePacket())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("The stream ended inside a frame: 12 bytes wanted but 4 came");
  }

  @Test
  void lengthLargerThanTheLimitIsMalformed() {
    VariantFormat small = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(1024));
    PacketInputStream in = new PacketInputStream(new ByteArrayInputStream(hex("00100000")), small);
    assertThatThrownBy(in::receivePacket)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A frame of 4096 bytes is over the limit of 1024");
  }

  @Test
  void negativeLengthIsMalformed() {
    assertThatThrownBy(() -> in("ffffffff").receivePacket())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A frame of 4294967295 bytes is over the limit");
  }

  @Test
  void nextFrameIsReceivedAfterAnUnexpectedValue() throws IOException {
    PacketInputStream in = in("04000000" + "00000000" + LEFT);
    assertThatThrownBy(() -> in.receive(MOVES)).isInstanceOf(UnexpectedVariantException.class);
    assertThat(in.receive(MOVES)).isEqualTo(Move.LEFT);
  }

  @Test
  void nextFrameIsReceivedAfterADamagedPacket() throws IOException {
    PacketInputStream in = in("02000000" + "ffff" + LEFT);
    assertThatThrownBy(() -> in.receive(MOVES)).isInstanceOf(MalformedPacketException.class);
    assertThat(in.receive(MOVES)).isEqualTo(Move.LEFT);
  }

  @Test
  void surplusAfterThePacketIsSkipped() throws IOException {
    PacketInputStream in = in("100000000400000004000000" + "4c454654" + "ffffffff" + LEFT);
    assertThat(in.receive(MOVES)).isEqualTo(Move.LEFT);
    assertThat(in.receive(MOVES)).isEqualTo(Move.LEFT);
  }

  @Test
  void nothingIsSentIfTheValueCannotBeWritten() {
    PacketOutputStream out = new PacketOutputStream(sent, VariantFormat.GODOT_3);
    assertThatThrownBy(() -> out.send(new HalfWritten(), "x"))
        .isInstanceOf(UnsupportedVariantException.class);
    assertThat(sent.size()).isZero();
  }

  @Test
  void packetLargerThanTheFirstChunkIsReceivedWhole() throws IOException {
    byte[] packet = new byte[200_000];
    packet[199_999] = 7;
    new PacketOutputStream(sent, VariantFormat.GODOT_4).sendPacket(packet);
    assertThat(in(HexFormat.of().formatHex(sent.toByteArray())).receivePacket()).isEqualTo(packet);
  }

  private static PacketInputStream in(String hex) {
    return new PacketInputStream(new ByteArrayInputStream(hex(hex)), VariantFormat.GODOT_4);
  }

  private static byte[] hex(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  @Test
  void lengthOverTheMaximumArraySizeIsMalformed() {
    assertThatThrownBy(() -> in("ffffff7f").receivePacket())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A frame of 2147483647 bytes is over the limit of 2130706431");
  }

  /** Writes a valid value, and then a value whose type Godot 3 does not have. */
  private static final class HalfWritten implements VariantSerializer<String> {
    @Override
    public void write(VariantWriter out, @Nullable String value) {
      out.beginArray(2);
      out.writeString(value);
      out.writeCallable();
      out.endArray();
    }

    @Override
    public String read(VariantReader in) {
      return in.readString();
    }
  }

  @Test
  void streamThatReturnsNoBytesIsRefused() {
    PacketInputStream in = new PacketInputStream(
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return 0;
          }
        },
        VariantFormat.GODOT_4);
    assertThatThrownBy(in::receivePacket)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("gave no bytes 100 times in a row");
  }

  @Test
  void messageSaysThatTheLengthIsMissing() {
    byte[] packet = Variant.of(Map.of("name", "x".repeat(180))).encode(VariantFormat.GODOT_4);
    PacketInputStream in =
        new PacketInputStream(new ByteArrayInputStream(packet), VariantFormat.GODOT_4);
    assertThatThrownBy(() -> in.receive(PlainSerializer.STRING))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage(
            "Expected a length but found the type Dictionary. The bytes are a packet without a length in"
                + " front: decode them with a serializer");
  }

  @Test
  void messageSaysThatTheBytesOfATooLongFrameAreText() {
    byte[] http = "GET / HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII);
    VariantFormat limited =
        VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(1 << 20));
    PacketInputStream in = new PacketInputStream(new ByteArrayInputStream(http), limited);
    assertThatThrownBy(in::receivePacket).hasMessageContaining("The bytes are text");
  }

  @Test
  void messageSaysThatTheBytesAreAFrame() {
    byte[] packet = PlainSerializer.STRING.encode("x".repeat(180));
    for (Framing framing :
        List.of(Framing.STREAM_PEER, Framing.STREAM_PEER.withBigEndianPrefix())) {
      assertThatThrownBy(() -> PlainSerializer.STRING.decode(framing.frame(packet)))
          .isInstanceOf(VariantException.class)
          .hasMessageContaining("These bytes begin with their own length: read them with"
              + " PacketInputStream, FrameDecoder or PacketFile");
    }
  }
}

package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.bytes;
import static io.variantmapper.netty.TestPackets.frame;
import static io.variantmapper.netty.TestPackets.heap;
import static io.variantmapper.netty.TestPackets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.EncoderException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.stream.Framing;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VariantEncoderTest {
  private final VariantEncoder<String> encoder =
      new VariantEncoder<>(String.class, TEXT, FORMAT, Framing.STREAM_PEER);
  private final EmbeddedChannel channel = new EmbeddedChannel(encoder);

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  @Test
  void valueIsSentAfterItsLength() {
    channel.writeOutbound("hello");
    assertThat(bytes(channel.readOutbound())).isEqualTo(frame("hello"));
  }

  @Test
  void lengthMayBeBigEndian() {
    Framing bigEndian = Framing.STREAM_PEER.withBigEndianPrefix();
    EmbeddedChannel swapped =
        new EmbeddedChannel(new VariantEncoder<>(String.class, TEXT, FORMAT, bigEndian));
    swapped.writeOutbound("hello");
    assertThat(bytes(swapped.readOutbound())).isEqualTo(bigEndian.frame(packet("hello")));
  }

  @Test
  void messageOfAnotherClassIsPassedOn() {
    channel.writeOutbound(heap(new byte[] {7}));
    assertThat(bytes(channel.readOutbound())).containsExactly(7);
  }

  @Test
  void writingAValueTooLargeForTheEngineFails() {
    VariantEncoder<String> small = new VariantEncoder<>(
        String.class, TEXT, FORMAT, Framing.PACKET_PEER_STREAM.withMaxPacketBytes(8));
    assertThatThrownBy(() -> new EmbeddedChannel(small).writeOutbound("hello"))
        .isInstanceOf(EncoderException.class)
        .cause()
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("PacketPeerStream takes 8");
  }

  @Test
  void valueIsSentAfterAnotherCouldNotBeWritten() {
    VariantEncoder<String> small = new VariantEncoder<>(
        String.class, TEXT, FORMAT, Framing.PACKET_PEER_STREAM.withMaxPacketBytes(16));
    EmbeddedChannel other = new EmbeddedChannel(small);
    assertThatThrownBy(() -> other.writeOutbound("a text of more than 16 bytes"))
        .isInstanceOf(EncoderException.class);
    other.writeOutbound("a");
    assertThat(bytes(other.readOutbound())).isEqualTo(frame("a"));
  }

  @Test
  void frameForManyChannelsIsEncodedOnce() {
    ByteBuf frame = encoder.encode(ByteBufAllocator.DEFAULT, "hello");
    List<EmbeddedChannel> channels =
        IntStream.range(0, 3).mapToObj(i -> new EmbeddedChannel(encoder)).toList();
    channels.forEach(each -> each.writeOutbound(frame.retainedDuplicate()));
    channels.forEach(each -> assertThat(bytes(each.readOutbound())).isEqualTo(frame("hello")));
    assertThat(frame.release()).isTrue();
  }

  @Test
  void oneEncoderServesSeveralThreads() {
    List<byte[]> frames = IntStream.range(0, 1000)
        .parallel()
        .mapToObj(i -> bytes(encoder.encode(ByteBufAllocator.DEFAULT, "text " + i)))
        .toList();
    assertThat(frames)
        .containsExactlyElementsOf(
            IntStream.range(0, 1000).mapToObj(i -> frame("text " + i)).toList());
  }

  @Test
  void framingWithoutLengthsIsRefused() {
    assertThatThrownBy(
            () -> new VariantEncoder<>(String.class, TEXT, FORMAT, Framing.PACKET_PEER_UDP))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

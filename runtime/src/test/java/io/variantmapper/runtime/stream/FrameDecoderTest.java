package io.variantmapper.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.AllocatedBytes;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class FrameDecoderTest {
  private static final int MEBIBYTE = 1 << 20;
  private static final byte[] SEVEN = hex("02000000" + "07000000");
  private static final byte[] FRAME = hex("08000000" + "02000000" + "07000000");

  private final FrameDecoder decoder =
      new FrameDecoder(VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(1024)));

  @Test
  void packetIsReturnedAfterItsLastByte() {
    for (int i = 0; i < FRAME.length - 1; i++) {
      decoder.feed(FRAME, i, 1);
      assertThat(decoder.nextPacket()).isNull();
    }
    decoder.feed(FRAME, FRAME.length - 1, 1);
    assertThat(decoder.nextPacket()).isEqualTo(SEVEN);
  }

  @Test
  void oneChunkMayContainManyFrames() {
    decoder.feed(hex("08000000020000000700000008000000020000000800000004000000"));
    assertThat(decoder.nextPacket()).isEqualTo(SEVEN);
    assertThat(decoder.nextPacket()).isEqualTo(hex("0200000008000000"));
    assertThat(decoder.nextPacket()).isNull();
    assertThat(decoder.bufferedBytes()).isEqualTo(4);
  }

  @Test
  void frameAsLargeAsTheLimitIsAccepted() {
    decoder.feed(hex("00040000"));
    decoder.feed(new byte[1024]);
    assertThat(decoder.nextPacket()).hasSize(1024);
  }

  @Test
  void frameLargerThanTheLimitIsRefusedAfterItsLengthIsRead() {
    assertThatThrownBy(() -> decoder.feed(hex("01040000")))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A frame of 1025 bytes is over the limit of 1024");
  }

  @Test
  void validFrameBeforeATooLargeFrameIsReturned() {
    decoder.feed(FRAME);
    decoder.feed(hex("ffffffff"));
    assertThat(decoder.nextPacket()).isEqualTo(SEVEN);
    assertThatThrownBy(decoder::nextPacket).isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void contentOfARefusedFrameIsNotBuffered() {
    byte[] chunk = new byte[1024];
    chunk[3] = 1;
    for (int i = 0; i < 20; i++) {
      assertThatThrownBy(() -> decoder.feed(chunk)).isInstanceOf(MalformedPacketException.class);
    }
    assertThat(decoder.bufferedBytes()).isEqualTo(4);
    assertThatThrownBy(decoder::nextPacket)
        .hasMessageStartingWith("A frame of 16777216 bytes is over the limit of 1024");
  }

  @Test
  void contentOfARefusedFrameIsNotBufferedIfItsLengthArrivesInPieces() {
    decoder.feed(hex("0000"));
    assertThatThrownBy(() -> decoder.feed(new byte[] {1, 0, 0, 0, 0}))
        .isInstanceOf(MalformedPacketException.class);
    assertThat(decoder.bufferedBytes()).isEqualTo(4);
  }

  @Test
  void emptyFrameIsReturnedAsAnEmptyPacket() {
    decoder.feed(hex("00000000"));
    assertThat(decoder.nextPacket()).isEmpty();
  }

  @Test
  void bytesOfEarlierFramesAreNotReadAsALength() {
    byte[] ones = new byte[200];
    Arrays.fill(ones, (byte) -1);
    decoder.feed(Framing.STREAM_PEER.frame(ones));
    decoder.nextPacket();
    decoder.feed(Framing.STREAM_PEER.frame(new byte[100]));
    decoder.nextPacket();
    decoder.feed(FRAME, 0, 1);
    assertThat(decoder.nextPacket()).isNull();
  }

  @Test
  void valueIsReturnedAfterTheLastByteOfItsPacket() {
    decoder.feed(FRAME, 0, FRAME.length - 1);
    assertThat(decoder.next(PlainSerializer.INTEGER)).isNull();
    decoder.feed(FRAME, FRAME.length - 1, 1);
    assertThat(decoder.next(PlainSerializer.INTEGER)).isEqualTo(7);
  }

  @Test
  void lengthMayBeBigEndian() {
    FrameDecoder swapped =
        new FrameDecoder(VariantFormat.GODOT_4, Framing.STREAM_PEER.withBigEndianPrefix());
    swapped.feed(hex("00000008" + "02000000" + "07000000"));
    assertThat(swapped.nextPacket()).isEqualTo(SEVEN);
  }

  @Test
  void bufferDoesNotGrowWithReturnedPackets() {
    int packets = 200_000;
    long before = AllocatedBytes.ofThisThread();
    for (int i = 0; i < packets; i += 2) {
      decoder.feed(FRAME);
      decoder.feed(FRAME, 0, 5);
      decoder.nextPacket();
      decoder.feed(FRAME, 5, FRAME.length - 5);
      decoder.nextPacket();
    }
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(32L * packets);
    assertThat(decoder.bufferedBytes()).isZero();
  }

  @Test
  void memoryForAFrameInManyPiecesIsProportionalToItsSize() {
    FrameDecoder large = new FrameDecoder(VariantFormat.GODOT_4);
    byte[] piece = new byte[64];
    large.feed(hex("00001000"));
    long before = AllocatedBytes.ofThisThread();
    for (int i = 0; i < MEBIBYTE; i += piece.length) {
      large.feed(piece);
    }
    assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(4 * MEBIBYTE);
    assertThat(large.nextPacket()).hasSize(MEBIBYTE);
  }

  @Test
  void lengthOverTheMaximumArraySizeIsRefused() {
    FrameDecoder large = new FrameDecoder(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> large.feed(hex("f8ffff7f")))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void rangeOutsideTheChunkIsRefused() {
    assertThatThrownBy(() -> decoder.feed(FRAME, 4, FRAME.length))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(decoder.bufferedBytes()).isZero();
  }

  @Test
  void tooManyBufferedFramesAreRefused() {
    FrameDecoder large = new FrameDecoder(VariantFormat.GODOT_4);
    byte[] frame = Framing.STREAM_PEER.frame(new byte[MEBIBYTE]);
    assertThatThrownBy(() -> {
          for (int i = 0; i < 64; i++) {
            large.feed(frame);
          }
        })
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("After each feed, take out all complete packets.");
    assertThat(large.bufferedBytes()).isLessThan(18 * MEBIBYTE);
    assertThat(large.nextPacket()).hasSize(MEBIBYTE);
  }

  @Test
  void largeChunkOfManyFramesIsAccepted() {
    FrameDecoder large = new FrameDecoder(VariantFormat.GODOT_4);
    byte[] chunk = new byte[17 * MEBIBYTE];
    large.feed(chunk);
    int packets = 0;
    while (large.nextPacket() != null) {
      packets++;
    }
    assertThat(packets).isEqualTo(chunk.length / 4);
    large.feed(FRAME);
    assertThat(large.nextPacket()).isEqualTo(SEVEN);
  }

  @Test
  void bufferOverTheMaximumArraySizeIsRefused() {
    assertThatThrownBy(() -> FrameDecoder.capacity(Integer.MAX_VALUE - (1 << 24), (1 << 24) + 1))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("2147483648 bytes do not fit into an array");
    assertThat(FrameDecoder.capacity(2_000_000_000, 1)).isEqualTo(Integer.MAX_VALUE - 8);
    assertThat(FrameDecoder.capacity(4, 100)).isEqualTo(104);
  }

  @Test
  void largeBufferIsReleasedWhenItIsEmpty() {
    FrameDecoder large = new FrameDecoder(VariantFormat.GODOT_4);
    byte[] frame = Framing.STREAM_PEER.frame(new byte[2 * MEBIBYTE]);
    large.feed(frame);
    large.nextPacket();
    long before = AllocatedBytes.ofThisThread();
    large.feed(frame);
    assertThat(AllocatedBytes.ofThisThread() - before).isGreaterThan(2 * MEBIBYTE);
    assertThat(large.nextPacket()).hasSize(2 * MEBIBYTE);
  }

  private static byte[] hex(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}

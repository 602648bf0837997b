package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReusedReaderTest {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxValues(4).withMaxBytes(64));
  private static final byte[] THREE = Variant.of(List.of(1, 2, 3)).encode(FORMAT);

  private final VariantReader in = new VariantReader(new byte[0], FORMAT);

  private Variant read(byte[] packet) {
    in.reset(packet, 0, packet.length);
    return in.readVariant();
  }

  @Test
  void packetAfterAPacketIsRead() {
    assertThat(read(THREE)).hasToString("[1, 2, 3]");
    assertThat(read(Variant.of("a").encode(FORMAT))).hasToString("\"a\"");
  }

  @Test
  void packetAfterAMalformedPacketIsRead() {
    assertThatThrownBy(() -> read(Arrays.copyOf(THREE, 20)))
        .isInstanceOf(MalformedPacketException.class);
    assertThat(read(THREE)).hasToString("[1, 2, 3]");
  }

  @Test
  void packetIsReadAlthoughAContainerWasLeftOpen() {
    in.reset(THREE, 0, THREE.length);
    in.beginArray();
    assertThat(read(THREE)).hasToString("[1, 2, 3]");
  }

  @Test
  void valuesAreCountedSeparatelyForEachPacket() {
    for (int i = 0; i < 10; i++) {
      assertThat(read(THREE)).hasToString("[1, 2, 3]");
    }
  }

  @Test
  void offsetsCountFromTheStartOfThePacket() {
    byte[] larger = new byte[4 + THREE.length];
    System.arraycopy(THREE, 0, larger, 4, THREE.length);
    in.reset(larger, 4, THREE.length);
    assertThat(in.offset()).isZero();
    in.skip();
    assertThat(in.offset()).isEqualTo(THREE.length);
  }

  @Test
  void rangeOutsideTheArrayIsRefused() {
    assertThatThrownBy(() -> in.reset(THREE, 1, THREE.length))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Offset 1 and length 32 are not inside an array of length 32");
  }

  @Test
  void packetOverTheLimitIsRefused() {
    assertThatThrownBy(() -> in.reset(new byte[65], 0, 65))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A packet of 65 bytes is over the limit of 64");
  }

  @Test
  void readPacketReadsAWholePacket() {
    byte[] packet = Variant.of("a").encode(FORMAT);
    in.reset(packet, 0, packet.length);
    assertThat(in.readPacket(PlainSerializer.STRING)).isEqualTo("a");
  }

  @Test
  void exceptionOfASerializerIsWrapped() {
    VariantSerializer<String> failing = new VariantSerializer<>() {
      @Override
      public String read(VariantReader reader) {
        throw new UnsupportedOperationException("not readable");
      }

      @Override
      public void write(VariantWriter out, @Nullable String value) {
        out.writeString(value);
      }
    };
    in.reset(THREE, 0, THREE.length);
    assertThatThrownBy(() -> in.readPacket(failing))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("not readable");
  }

  @Test
  void trailingBytesAreRefusedIfTheFormatRefusesThem() {
    VariantReader strict = new VariantReader(new byte[0], FORMAT.withLeniency(Leniency.NONE));
    byte[] packet = Variant.of("a").encode(FORMAT);
    strict.reset(Arrays.copyOf(packet, packet.length + 4), 0, packet.length + 4);
    assertThatThrownBy(() -> strict.readPacket(PlainSerializer.STRING))
        .hasMessageContaining("4 bytes after the value");
  }
}

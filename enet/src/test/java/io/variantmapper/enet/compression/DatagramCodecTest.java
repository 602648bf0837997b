package io.variantmapper.enet.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of {@link DatagramCodec}, for each codec. */
class DatagramCodecTest {
  private static final int SAMPLES = 300;
  private static final int ROOM = 4096;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static Stream<Named<DatagramCodec>> codecs() {
    return Stream.of(
        Named.of("range coder", DatagramCodecs.rangeCoder()),
        Named.of("FastLZ", DatagramCodecs.fastLz()),
        Named.of("zlib", DatagramCodecs.zlib()),
        Named.of("Zstandard", DatagramCodecs.zstd()));
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void datagramComesBackAsItWas(DatagramCodec codec) {
    for (byte[] plain : SampleDatagrams.list(1, SAMPLES)) {
      byte[] compressed = compressed(codec, plain);
      if (compressed.length > 0) {
        byte[] back = new byte[plain.length];
        int size = codec.decompress(compressed, 0, compressed.length, back, 0, back.length);
        assertThat(Arrays.copyOf(back, size)).isEqualTo(plain);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void repeatedBytesBecomeFew(DatagramCodec codec) {
    assertThat(compressed(codec, new byte[1000])).hasSizeBetween(1, 40);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void onlyThePartsOfTheArraysAreUsed(DatagramCodec codec) {
    byte[] plain = new byte[300];
    Arrays.fill(plain, 100, 200, (byte) 7);
    byte[] compressed = new byte[ROOM];
    int size = codec.compress(plain, 100, 100, compressed, 50, 100);
    byte[] back = new byte[300];
    assertThat(codec.decompress(compressed, 50, size, back, 100, 100)).isEqualTo(100);
    assertThat(back).isEqualTo(plain);
    assertThat(Arrays.copyOf(compressed, 50)).containsOnly(0);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void compressionStopsAtTheRoom(DatagramCodec codec) {
    for (byte[] plain : SampleDatagrams.list(2, SAMPLES)) {
      byte[] compressed = compressed(codec, plain);
      byte[] target = new byte[ROOM];
      int room = Math.max(compressed.length - 1, 0);
      assertThat(codec.compress(plain, 0, plain.length, target, 0, room)).isZero();
      assertThat(Arrays.copyOfRange(target, room, ROOM)).containsOnly(0);
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void compressionFillsTheRoomExactly(DatagramCodec codec) {
    for (byte[] plain : SampleDatagrams.list(3, SAMPLES)) {
      byte[] compressed = compressed(codec, plain);
      byte[] target = new byte[compressed.length];
      assertThat(codec.compress(plain, 0, plain.length, target, 0, target.length))
          .isEqualTo(compressed.length);
      assertThat(target).isEqualTo(compressed);
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void decompressionStopsAtTheRoom(DatagramCodec codec) {
    byte[] bomb = compressed(codec, new byte[1_000_000]);
    byte[] target = new byte[ROOM + 100];
    Arrays.fill(target, (byte) 9);
    assertThat(codec.decompress(bomb, 0, bomb.length, target, 0, ROOM)).isZero();
    assertThat(Arrays.copyOfRange(target, ROOM, target.length)).containsOnly(9);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void oneByteTooFewIsNotEnoughRoom(DatagramCodec codec) {
    byte[] compressed = compressed(codec, new byte[500]);
    byte[] target = new byte[500];
    assertThat(codec.decompress(compressed, 0, compressed.length, target, 0, 499))
        .isZero();
    assertThat(codec.decompress(compressed, 0, compressed.length, target, 0, 500))
        .isEqualTo(500);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void emptyInputHasNoResult(DatagramCodec codec) {
    byte[] target = new byte[ROOM];
    assertThat(codec.compress(target, 0, 0, target, 0, 0)).isZero();
    assertThat(codec.decompress(target, 0, 0, target, 0, ROOM)).isZero();
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void noDamageCausesAnException(DatagramCodec codec) {
    Random random = new Random(4);
    byte[] target = new byte[ROOM];
    for (byte[] plain : SampleDatagrams.list(4, SAMPLES)) {
      byte[] damaged = compressed(codec, plain);
      for (int i = 0; i < 10 && damaged.length > 0; i++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
        int length = random.nextInt(damaged.length + 1);
        assertThatCode(() -> codec.decompress(damaged, 0, length, target, 0, ROOM))
            .doesNotThrowAnyException();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void noiseCausesNoException(DatagramCodec codec) {
    byte[] target = new byte[ROOM];
    for (byte[] noise : SampleDatagrams.list(5, 3000)) {
      assertThatCode(() -> codec.decompress(noise, 0, noise.length, target, 0, ROOM))
          .doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void damagedDatagramDoesNotChangeTheNextOne(DatagramCodec codec) {
    byte[] plain = new byte[200];
    byte[] compressed = compressed(codec, plain);
    byte[] target = new byte[ROOM];
    for (byte[] noise : SampleDatagrams.list(6, SAMPLES)) {
      codec.decompress(noise, 0, noise.length, target, 0, ROOM);
      int size = codec.decompress(compressed, 0, compressed.length, target, 0, ROOM);
      assertThat(Arrays.copyOf(target, size)).isEqualTo(plain);
    }
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void datagramNeedsNoNewMemory(DatagramCodec codec) {
    byte[] plain = new byte[1000];
    Arrays.fill(plain, 100, 300, (byte) 5);
    byte[] compressed = compressed(codec, plain);
    byte[] target = new byte[ROOM];
    int repetitions = 1000;
    long allocated = 0;
    for (int round = 0; round < 2; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < repetitions; i++) {
        codec.compress(plain, 0, plain.length, target, 0, ROOM);
        codec.decompress(compressed, 0, compressed.length, target, 0, ROOM);
      }
      allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    }
    assertThat(allocated).isLessThan(repetitions);
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void secondCloseHasNoEffect(DatagramCodec codec) {
    codec.close();
    assertThatCode(codec::close).doesNotThrowAnyException();
  }

  /** Returns the compressed form; empty if the codec has none. */
  private static byte[] compressed(DatagramCodec codec, byte[] plain) {
    byte[] target = new byte[2 * plain.length + 100];
    int size = codec.compress(plain, 0, plain.length, target, 0, target.length);
    return Arrays.copyOf(target, size);
  }
}

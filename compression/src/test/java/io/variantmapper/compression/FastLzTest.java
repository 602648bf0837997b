package io.variantmapper.compression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FastLzTest {
  private final FastLzCompressor compressor = new FastLzCompressor();
  private final FastLzDecompressor decompressor = new FastLzDecompressor();

  @ParameterizedTest
  @CsvSource({
    // Literals.
    "02616263, abc",
    // A match of 3 bytes, and a literal.
    "0261626320020078, abcabcx",
    // A match repeats a byte that it writes itself.
    "0061e00200, aaaaaaaaaaaa",
    // Level 2.
    "2061e00200, aaaaaaaaaaaa",
  })
  void blockIsDecompressed(String block, String content) throws DamagedFastLzException {
    assertThat(new String(decompressed(block, 100), StandardCharsets.US_ASCII)).isEqualTo(content);
  }

  @Test
  void matchOfLevel2HasAnyLength() throws DamagedFastLzException {
    assertThat(decompressed("2061e0ffff0500", 1000)).hasSize(1 + 9 + 255 + 255 + 5);
  }

  @Test
  void matchOfLevel2GoesFarBack() throws DamagedFastLzException {
    int zeros = 310 * 32;
    byte[] content = new byte[1 + zeros + 3];
    // The distance is 8,192 and 1,729 more: back to the x.
    String block = "2078" + ("1f" + "00".repeat(32)).repeat(310) + "3fff06c1";
    byte[] bytes = HexFormat.of().parseHex(block);
    decompressor.decompress(bytes, 0, bytes.length, content, 0, content.length);
    assertThat(content[1 + zeros]).isEqualTo((byte) 'x');
  }

  @ParameterizedTest
  @CsvSource({
    "'', it ends too early",
    "026162, it ends too early",
    "0061e0, it ends too early",
    "0061e002, it ends too early",
    "2061e0ff, its decompressed length is more than 100",
    "4061, expected FastLZ level 1 or 2 but found 3",
    "00612001, a match begins before the block",
    "0061e0ff00, its decompressed length is more than 100",
    "2061e0ffff00, its decompressed length is more than 100",
  })
  void damagedBlockIsRefused(String block, String reason) {
    assertThatThrownBy(() -> decompressed(block, 100))
        .isInstanceOf(DamagedFastLzException.class)
        .hasMessage(reason);
  }

  @Test
  void damagedBlockIsNotMeasured() {
    byte[] block = HexFormat.of().parseHex("00612001");
    assertThatThrownBy(() -> decompressor.measure(block, 0, block.length, 100))
        .isInstanceOf(DamagedFastLzException.class)
        .hasMessage("a match begins before the block");
  }

  @Test
  void contentComesBackAsItWas() throws DamagedFastLzException {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      byte[] content = content(random);
      byte[] block = compressed(compressor, content);
      assertThat(decompressor.measure(block, 0, block.length, content.length))
          .isEqualTo(content.length);
      byte[] back = new byte[content.length];
      decompressor.decompress(block, 0, block.length, back, 0, back.length);
      assertThat(back).isEqualTo(content);
    }
  }

  @Test
  void compressedFormDependsOnlyOnTheBlock() {
    Random random = new Random(2);
    for (int i = 0; i < 1000; i++) {
      byte[] content = content(random);
      assertThat(compressed(compressor, content))
          .isEqualTo(compressed(new FastLzCompressor(), content));
    }
  }

  /** After about 262,000 blocks, the sum of all places no longer fits into an int. */
  @Test
  void compressorWorksForAnyNumberOfBlocks() {
    byte[] content = "abcdefghabcdefghabcdefgh".getBytes(StandardCharsets.US_ASCII);
    byte[] first = compressed(compressor, content);
    byte[] block = new byte[first.length];
    int changed = 0;
    for (int i = 0; i < 270_000; i++) {
      compressor.compress(content, 0, content.length, block, 0, block.length);
      changed += Arrays.equals(block, first) ? 0 : 1;
    }
    assertThat(changed).isZero();
  }

  @Test
  void compressionStopsAtTheRoom() {
    Random random = new Random(3);
    for (int i = 0; i < 1000; i++) {
      byte[] content = content(random);
      byte[] target = new byte[FastLzCompressor.maxLength(content.length)];
      int room = random.nextInt(compressed(compressor, content).length);
      assertThat(compressor.compress(content, 0, content.length, target, 0, room))
          .isZero();
      assertThat(Arrays.copyOfRange(target, room, target.length)).containsOnly(0);
    }
  }

  private byte[] decompressed(String block, int room) throws DamagedFastLzException {
    byte[] bytes = HexFormat.of().parseHex(block);
    byte[] target = new byte[room];
    int size = decompressor.decompress(bytes, 0, bytes.length, target, 0, room);
    return Arrays.copyOf(target, size);
  }

  private static byte[] compressed(FastLzCompressor compressor, byte[] content) {
    byte[] block = new byte[FastLzCompressor.maxLength(content.length)];
    int size = compressor.compress(content, 0, content.length, block, 0, block.length);
    return Arrays.copyOf(block, size);
  }

  /** Returns up to 20,000 bytes with repetitions, and with more or less noise. */
  private static byte[] content(Random random) {
    byte[] bytes = new byte[1 + random.nextInt(random.nextInt(20_000) + 1)];
    int noise = 1 + random.nextInt(200);
    int distance = 1 + random.nextInt(9000);
    for (int i = 0; i < bytes.length; i++) {
      boolean isNoise = i < distance || random.nextInt(noise) == 0;
      bytes[i] = isNoise ? (byte) random.nextInt(4) : bytes[i - distance];
    }
    return bytes;
  }
}

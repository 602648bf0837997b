package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads the engines' packets after truncating them at any length or changing them at random. */
class DamagedPacketTest {
  private static final int MUTATIONS = 20_000;

  @ParameterizedTest
  @ValueSource(strings = {"godot-2.x.jsonl", "godot-3.2.3.jsonl", "godot-4.4.jsonl"})
  void everyPrefixOfAPacketIsMalformed(String file) throws IOException {
    int prefixes = 0;
    for (EngineVector vector : EngineVector.load(file)) {
      for (int length = 0; length < withoutLastPadding(vector.packet()); length++) {
        checkPrefix(vector, length);
        prefixes++;
      }
    }
    System.out.println(file + ": " + prefixes + " prefixes");
    assertThat(prefixes).isGreaterThan(1_000);
  }

  private static void checkPrefix(EngineVector vector, int length) {
    byte[] prefix = Arrays.copyOf(vector.packet(), length);
    try {
      Variant value = Variant.decode(prefix, vector.format());
      fail(vector + " cut to " + length + " bytes was read as " + value);
    } catch (MalformedPacketException expected) {
      assertThat(expected.offset()).isBetween(0L, (long) length);
    }
  }

  /**
   * Returns the size minus 3 bytes, because up to 3 bytes of padding may be missing after a
   * PackedByteArray at the end.
   */
  private static int withoutLastPadding(byte[] packet) {
    return packet.length - 3;
  }

  @ParameterizedTest
  @CsvSource({"godot-2.x.jsonl, 1", "godot-3.2.3.jsonl, 2", "godot-4.4.jsonl, 3"})
  void damagedPacketCausesOnlyVariantExceptions(String file, long seed) throws IOException {
    VariantFormat format = EngineVector.format(file);
    List<EngineVector> vectors = EngineVector.load(file);
    Random random = new Random(seed);
    for (int i = 0; i < MUTATIONS; i++) {
      byte[] packet = damaged(vectors.get(random.nextInt(vectors.size())).packet(), random);
      checkDamaged(packet, format, "seed " + seed + ", mutation " + i);
    }
  }

  private static void checkDamaged(byte[] packet, VariantFormat format, String which) {
    try {
      Variant.decode(packet, format).encode(format);
      new VariantReader(packet, format).skip();
    } catch (VariantException expected) {
      assertThat(expected).hasMessageContaining(" at offset ");
    } catch (RuntimeException e) {
      fail(which + ": " + Packets.hex(packet), e);
    }
  }

  private static byte[] damaged(byte[] packet, Random random) {
    byte[] damaged = Arrays.copyOf(packet, Math.max(1, packet.length + random.nextInt(9) - 4));
    for (int i = random.nextInt(4); i >= 0; i--) {
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
    }
    return damaged;
  }
}

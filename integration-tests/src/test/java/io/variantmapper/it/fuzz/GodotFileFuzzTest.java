package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

class GodotFileFuzzTest {
  private static final int LIMIT = 1 << 16;
  private static final int HEADER = 20;
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(LIMIT));
  private static final GodotFile FILES = GodotFile.encrypted("");

  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyBytesAreAFileWithinTheLimitOrMalformed(byte[] input) {
    open(input);
    for (Compression compression : Compression.values()) {
      open(oneBlock(compression, input));
    }
  }

  private static void open(byte[] file) {
    try {
      assertThat(FILES.unpack(file, FORMAT).length).isLessThanOrEqualTo(LIMIT);
    } catch (MalformedPacketException refused) {
      assertThat(refused).message().isNotEmpty();
    }
  }

  /** Returns a compressed file with one block, so that the fuzzer need not find a valid header. */
  private static byte[] oneBlock(Compression compression, byte[] block) {
    int length = block.length == 0 ? 0 : (block[0] & 0xFF) * 16;
    return ByteBuffer.allocate(HEADER + block.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(0x46504347)
        .putInt(compression.ordinal())
        .putInt(4096)
        .putInt(Math.min(length, 4095))
        .putInt(block.length)
        .put(block)
        .array();
  }
}

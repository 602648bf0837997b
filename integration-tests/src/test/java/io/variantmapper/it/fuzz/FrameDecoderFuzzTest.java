package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.FrameDecoder;

class FrameDecoderFuzzTest {
  private static final int LIMIT = 4096;
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(LIMIT));

  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyChunksArePacketsWithinTheLimitOrMalformed(byte[] input) {
    FrameDecoder decoder = new FrameDecoder(FORMAT);
    int taken = 0;
    try {
      for (int at = 0; at < input.length; ) {
        int chunk = Math.min(1 + (input[at] & 0x3F), input.length - at);
        decoder.feed(input, at, chunk);
        at += chunk;
        for (byte[] packet = decoder.nextPacket(); packet != null; packet = decoder.nextPacket()) {
          assertThat(packet.length).isLessThanOrEqualTo(LIMIT);
          taken += 4 + packet.length;
        }
        assertThat(taken + decoder.bufferedBytes()).isEqualTo(at);
      }
    } catch (MalformedPacketException refused) {
      assertThat(refused).hasMessageContaining("over the limit");
    }
  }
}

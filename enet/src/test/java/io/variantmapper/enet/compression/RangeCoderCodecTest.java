package io.variantmapper.enet.compression;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class RangeCoderCodecTest {
  /**
   * The check sum of what libenet 1.3.17 made of the same datagrams with {@code
   * enet_range_coder_compress}, one after the other.
   */
  private static final long OF_LIBENET = 0xd17274c9L;

  @Test
  void writesTheSameBytesAsLibenet() {
    DatagramCodec codec = DatagramCodecs.rangeCoder();
    CRC32 crc = new CRC32();
    byte[] target = new byte[4096];
    for (byte[] plain : SampleDatagrams.list(500, 500)) {
      crc.update(target, 0, codec.compress(plain, 0, plain.length, target, 0, target.length));
    }
    assertThat(crc.getValue()).isEqualTo(OF_LIBENET);
  }
}

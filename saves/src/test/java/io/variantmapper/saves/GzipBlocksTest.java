package io.variantmapper.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the optional parts of a gzip header (RFC 1952, 2.3), which Godot itself never writes. */
class GzipBlocksTest {
  private static final byte[] CONTENT = {7, 7, 7, 1};
  private static final String ALL = "0300010203 6100 626300";

  /** Returns a block with optional parts, and with a checksum of the header if the flag is set. */
  private static byte[] block(int flags, String parts) {
    byte[] plain = new GzipBlocks().compress(CONTENT, 0, CONTENT.length);
    plain[3] = (byte) flags;
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    header.write(plain, 0, 10);
    header.writeBytes(HexFormat.of().parseHex(parts.replace(" ", "")));
    CRC32 checksum = new CRC32();
    checksum.update(header.toByteArray());
    if ((flags & 2) != 0) {
      header.write((int) checksum.getValue());
      header.write((int) checksum.getValue() >> 8);
    }
    header.write(plain, 10, plain.length - 10);
    return header.toByteArray();
  }

  private static byte[] read(byte[] block) throws DamagedBlockException {
    GrowingContent content = new GrowingContent(CONTENT.length, CONTENT.length);
    new GzipBlocks().decompress(block, 0, block.length, content, CONTENT.length);
    return content.array();
  }

  @ParameterizedTest
  @CsvSource({"0,''", "4,0000", "4,0300010203", "8,6100", "16,626300", "2,''", "30," + ALL})
  void optionalPartsAreSkipped(int flags, String parts) throws DamagedBlockException {
    assertThat(read(block(flags, parts))).isEqualTo(CONTENT);
  }

  @Test
  void headerThatLacksItsEndIsCutOff() {
    byte[] block = block(30, ALL);
    for (int length = 0; length < 22; length++) {
      byte[] cut = Arrays.copyOf(block, length);
      assertThatThrownBy(() -> read(cut))
          .hasMessage(DamagedBlockException.cutOff().getMessage());
    }
  }

  @ParameterizedTest
  @CsvSource({"20", "21"})
  void wrongChecksumOfTheHeaderIsRefused(int at) {
    byte[] block = block(30, ALL);
    block[at] ^= 1;
    assertThatThrownBy(() -> read(block)).hasMessage("the checksum of its header is wrong");
  }
}

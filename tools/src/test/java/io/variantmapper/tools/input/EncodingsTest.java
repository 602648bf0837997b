package io.variantmapper.tools.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncodingsTest {
  /** The packet of the int 10, and a byte that Java prints as a negative number. */
  private static final byte[] BYTES = {2, 0, 0, 0, 10, 0, 0, 0, -1};

  @ParameterizedTest
  @ValueSource(
      strings = {
        "020000000a000000ff",
        "02 00 00 00 0A 00 00 00 FF",
        "02-00-00-00-0A-00-00-00-FF",
        "02:00:00:00:0a:00:00:00:ff",
        "0x020000000a000000ff",
        "0x02, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0xff",
        "0x2 0x0 0x0 0x0 0xA 0x0 0x0 0x0 0xFF",
        "{ 0x02, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0xff };",
        "02, 00, 00, 00, 0a, 00, 00, 00, ff",
        "<Buffer 02 00 00 00 0a 00 00 00 ff>",
        "Uint8Array(9) [\n  2, 0, 0, 0, 10,\n  0, 0, 0, 255\n]",
        "{\"type\":\"Buffer\",\"data\":[2,0,0,0,10,0,0,0,255]}",
        "[2, 0, 0, 0, 10, 0, 0, 0, 255]",
        "[2, 0, 0, 0, 10, 0, 0, 0, -1]",
        "2, 0, 0, 0, 10, 0, 0, 0, 255",
        "PackedByteArray(2, 0, 0, 0, 10, 0, 0, 0, 255)",
        "PackedByteArray([2, 0, 0, 0, 10, 0, 0, 0, 255])",
        "PackedByteArray(\"AgAAAAoAAAD/\")",
        "PoolByteArray( 2, 0, 0, 0, 10, 0, 0, 0, 255 )",
        "new byte[] {2, 0, 0, 0, 10, 0, 0, 0, -1}",
        "packet = [2, 0, 0, 0, 10, 0, 0, 0, 255]",
        "AgAAAAoAAAD/"
      })
  void textIsDecoded(String text) {
    assertThat(Encodings.decode(text)).isEqualTo(BYTES);
    assertThat(Encodings.decode("\n" + text + "\n")).isEqualTo(BYTES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "[256]",
        "[-129]",
        "[2, x]",
        "[[2], [0]]",
        "[2, 0",
        "[2, 0] [0, 0]",
        "{\"hp\": 7}",
        "player.save"
      })
  void otherTextIsNotDecoded(String text) {
    assertThat(Encodings.decode(text)).isNull();
  }

  @Test
  void textThatLeavesBytesOutIsRefused() {
    assertThatThrownBy(() -> Encodings.decode("<Buffer 02 00 00 00 ... 5 more bytes>"))
        .hasMessage("the input leaves bytes out: ... 5 more bytes. Print all bytes, in Node with"
            + " buffer.toString('hex')");
    assertThatThrownBy(() -> Encodings.decode("Uint8Array(101) [ 2, 0, ... 1 more item ]"))
        .isInstanceOf(InputException.class);
  }
}

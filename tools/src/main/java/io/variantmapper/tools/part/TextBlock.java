package io.variantmapper.tools.part;

import java.nio.charset.StandardCharsets;

/**
 * A length, the bytes of a text, and pad bytes up to a multiple of 4.
 *
 * @param offset the offset of the length
 * @param length the number of bytes of the text
 */
record TextBlock(Packet packet, int offset, int length) {
  static TextBlock at(Packet packet, int offset) {
    return new TextBlock(packet, offset, packet.word(offset));
  }

  int textOffset() {
    return offset + Integer.BYTES;
  }

  int textEnd() {
    return textOffset() + length;
  }

  int end() {
    return Math.min(textOffset() + (length + 3) / 4 * 4, packet.bytes().length);
  }

  /** Returns the text without a byte order mark, up to the first NUL, as engines read it. */
  String text() {
    String text = new String(packet.bytes(), textOffset(), length, StandardCharsets.UTF_8);
    int start = text.startsWith("\uFEFF") ? 1 : 0;
    int nul = text.indexOf('\0');
    return text.substring(start, nul < 0 ? text.length() : nul);
  }
}

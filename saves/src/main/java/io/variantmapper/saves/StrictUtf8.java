package io.variantmapper.saves;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Converts texts to UTF-8 and back. Refuses characters and bytes that {@code String} itself would
 * replace with another character.
 */
final class StrictUtf8 {
  private StrictUtf8() {}

  static byte[] encode(String text) throws CharacterCodingException {
    ByteBuffer utf8 = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
    byte[] bytes = new byte[utf8.remaining()];
    utf8.get(bytes);
    return bytes;
  }

  static String decode(byte[] utf8) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
  }
}

package io.variantmapper.saves;

import java.nio.charset.CharacterCodingException;
import javax.crypto.spec.SecretKeySpec;

/** A key for AES-256. */
final class EncryptionKey {
  private static final int LENGTH = 32;
  private static final String DIGITS = "0123456789abcdef";

  private final SecretKeySpec key;

  private EncryptionKey(byte[] key) {
    this.key = new SecretKeySpec(key, "AES");
  }

  static EncryptionKey of(byte[] key) {
    if (key.length != LENGTH) {
      throw new IllegalArgumentException("A key has " + LENGTH + " bytes, but this key has "
          + key.length + ". For a password, call encrypted(password)");
    }
    return new EncryptionKey(key);
  }

  /** Returns the engine's key for a password: the hexadecimal digits of its MD5, as ASCII. */
  static EncryptionKey ofPassword(String password) {
    byte[] sum = Ciphers.md5(utf8(password));
    byte[] digits = new byte[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      digits[i] = (byte) DIGITS.charAt(i % 2 == 0 ? (sum[i / 2] >> 4) & 15 : sum[i / 2] & 15);
    }
    return new EncryptionKey(digits);
  }

  private static byte[] utf8(String password) {
    try {
      return StrictUtf8.encode(password);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("The password has a lone surrogate", e);
    }
  }

  SecretKeySpec aes() {
    return key;
  }
}

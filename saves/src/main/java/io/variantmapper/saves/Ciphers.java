package io.variantmapper.saves;

import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import org.jspecify.annotations.Nullable;

/** Calls the platform's cryptography. OpenJDK and every Android version have these algorithms. */
final class Ciphers {
  private static final String OLD = "AES/ECB/NoPadding";
  private static final String NEW = "AES/CFB/NoPadding";

  private Ciphers() {}

  static byte[] md5(byte[] bytes) {
    try {
      return MessageDigest.getInstance("MD5").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("This platform does not have MD5", e);
    }
  }

  /** Applies Godot 3's cipher to whole blocks of 16 bytes. */
  static byte[] ecb(int mode, Key key, byte[] bytes, int start, int length) {
    return run(OLD, mode, key, null, bytes, start, length);
  }

  /** Applies Godot 4's cipher. */
  static byte[] cfb(int mode, Key key, byte[] iv, byte[] bytes, int start, int length) {
    return run(NEW, mode, key, new IvParameterSpec(iv), bytes, start, length);
  }

  private static byte[] run(
      String cipher,
      int mode,
      Key key,
      @Nullable AlgorithmParameterSpec parameters,
      byte[] bytes,
      int start,
      int length) {
    try {
      Cipher aes = Cipher.getInstance(cipher);
      aes.init(mode, key, parameters);
      return aes.doFinal(bytes, start, length);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("This platform does not have " + cipher, e);
    }
  }
}

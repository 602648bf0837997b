package io.variantmapper.saves;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnsupportedVariantException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;

/**
 * The container of {@code open_encrypted}: magic, MD5 of the content, length of the content, and
 * the encrypted content. Before encryption, zeros pad the content to a multiple of 16 bytes. In
 * Godot 3, a mode follows the magic; it is always 1. In Godot 4, an IV follows the length.
 */
enum EncryptedFile {
  GODOT_3(8, 0) {
    @Override
    byte[] crypt(int mode, EncryptionKey key, byte[] iv, byte[] bytes, int start, int length) {
      return Ciphers.ecb(mode, key.aes(), bytes, start, length);
    }
  },

  GODOT_4(4, 16) {
    @Override
    byte[] crypt(int mode, EncryptionKey key, byte[] iv, byte[] bytes, int start, int length) {
      return Ciphers.cfb(mode, key.aes(), iv, bytes, start, length);
    }
  };

  /** "GDEC". */
  static final int MAGIC = 0x43454447;

  private static final int MODE = 4;
  private static final int AES = 1;
  private static final int MD5_SIZE = 16;
  private static final int BLOCK = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final int md5;
  private final int length;
  private final int iv;
  private final int data;

  EncryptedFile(int md5, int ivSize) {
    this.md5 = md5;
    this.length = md5 + MD5_SIZE;
    this.iv = length + 8;
    this.data = iv + ivSize;
  }

  abstract byte[] crypt(
      int mode, EncryptionKey key, byte[] iv, byte[] bytes, int start, int length);

  byte[] write(byte[] content, EncryptionKey key) {
    if (content.length > Integer.MAX_VALUE - data - BLOCK - 8) {
      throw new UnsupportedVariantException(
          "The encrypted form of " + content.length + " bytes does not fit into an array", 0);
    }
    byte[] filled = Arrays.copyOf(content, filled(content.length));
    byte[] newIv = new byte[data - iv];
    RANDOM.nextBytes(newIv);
    ByteBuffer out =
        ByteBuffer.allocate(data + filled.length).order(ByteOrder.LITTLE_ENDIAN).putInt(MAGIC);
    if (md5 > MODE) {
      out.putInt(AES);
    }
    out.put(Ciphers.md5(content)).putLong(content.length).put(newIv);
    out.put(crypt(Cipher.ENCRYPT_MODE, key, newIv, filled, 0, filled.length));
    return out.array();
  }

  /** Returns the content of a file that begins with the magic. */
  static byte[] read(byte[] file, EncryptionKey key, int maxBytes) {
    if (file.length < MODE + 4 || littleEndian(file).getInt(MODE) != AES) {
      return GODOT_4.readContent(file, key, maxBytes);
    }
    try {
      return GODOT_3.readContent(file, key, maxBytes);
    } catch (MalformedPacketException e) {
      return readIfGodot4(file, key, maxBytes, e);
    }
  }

  /**
   * Reads the file as a file of Godot 4, because the start of Godot 4's MD5 can look like Godot 3's
   * mode. If this fails, throws {@code asGodot3}.
   */
  private static byte[] readIfGodot4(
      byte[] file, EncryptionKey key, int maxBytes, MalformedPacketException asGodot3) {
    try {
      return GODOT_4.readContent(file, key, maxBytes);
    } catch (MalformedPacketException e) {
      throw asGodot3;
    }
  }

  private byte[] readContent(byte[] file, EncryptionKey key, int maxBytes) {
    if (file.length < data) {
      throw new MalformedPacketException(
          "Expected a header of " + data + " bytes but the file has " + file.length, file.length);
    }
    long claimed = littleEndian(file).getLong(length);
    int room = file.length - data;
    if (Long.compareUnsigned(claimed, room) > 0 || filled(claimed) > room) {
      throw new MalformedPacketException(
          "The length of the content is " + Long.toUnsignedString(claimed)
              + ", but the file has too few bytes for the padded content: " + room,
          length);
    }
    if (claimed > maxBytes) {
      throw new MalformedPacketException(
          "The content has " + claimed + " bytes, over the limit of " + maxBytes, length);
    }
    byte[] usedIv = Arrays.copyOfRange(file, iv, data);
    byte[] filled = crypt(Cipher.DECRYPT_MODE, key, usedIv, file, data, (int) filled(claimed));
    byte[] content = Arrays.copyOf(filled, (int) claimed);
    byte[] expected = Arrays.copyOfRange(file, md5, md5 + MD5_SIZE);
    if (!MessageDigest.isEqual(Ciphers.md5(content), expected)) {
      throw new MalformedPacketException(
          "Wrong password or key, or a damaged file: the MD5 of the decrypted content differs from"
              + " the MD5 in the header",
          md5);
    }
    return content;
  }

  private static ByteBuffer littleEndian(byte[] file) {
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int filled(int length) {
    return (int) filled((long) length);
  }

  private static long filled(long length) {
    return (length + BLOCK - 1) / BLOCK * BLOCK;
  }
}

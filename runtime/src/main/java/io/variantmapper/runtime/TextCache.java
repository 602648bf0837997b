package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Short texts that packet after packet repeats, such as the names of items and players: each is
 * made into a {@code String} once and then shared.
 *
 * <pre>{@code
 * private static final VariantFormat FORMAT =
 *     VariantFormat.GODOT_4.withTextCache(new TextCache(256));
 *
 * Player player = PlayerVariantSerializer.INSTANCE.decode(packet, FORMAT);
 * }</pre>
 *
 * <p>It keeps a fixed number of ASCII texts of up to {@value #LONGEST} bytes; a new one takes the
 * place of an older one, so a peer that sends many can slow it down but not make it grow. Safe for
 * use by several threads, which may now and then make the same text twice.
 */
public final class TextCache {
  /** The most bytes of a text that is kept. */
  public static final int LONGEST = 32;

  private static final int MOST_TEXTS = 1 << 16;

  /** Written without a lock: a thread sees an entry whole or not at all, for it never changes. */
  private final @Nullable Entry[] entries;

  private record Entry(byte[] bytes, String text) {}

  /**
   * A cache that is empty yet.
   *
   * @param texts how many to keep, rounded up to a power of two
   * @throws IllegalArgumentException if that is less than 1 or more than 65,536
   */
  public TextCache(int texts) {
    if (texts < 1 || texts > MOST_TEXTS) {
      throw new IllegalArgumentException(
          "Expected 1 to " + MOST_TEXTS + " texts to keep but found " + texts);
    }
    entries = new Entry[Integer.highestOneBit(2 * texts - 1)];
  }

  /** The text of {@code length} bytes, or null if it is not ASCII or too long to be kept. */
  @Nullable
  String text(byte[] packet, int at, int length) {
    if (length > LONGEST) {
      return null;
    }
    int slot = hash(packet, at, length) & (entries.length - 1);
    Entry entry = entries[slot];
    if (entry != null && holds(entry, packet, at, length)) {
      return entry.text;
    }
    String text = Utf8.decodePlain(packet, at, length);
    if (text != null) {
      byte[] bytes = new byte[length];
      System.arraycopy(packet, at, bytes, 0, length);
      entries[slot] = new Entry(bytes, text);
    }
    return text;
  }

  private static boolean holds(Entry entry, byte[] packet, int at, int length) {
    byte[] bytes = entry.bytes;
    if (bytes.length != length) {
      return false;
    }
    int i = 0;
    for (; i <= length - LittleEndian.LONG; i += LittleEndian.LONG) {
      if (LittleEndian.getLong(bytes, i) != LittleEndian.getLong(packet, at + i)) {
        return false;
      }
    }
    for (; i < length; i++) {
      if (bytes[i] != packet[at + i]) {
        return false;
      }
    }
    return true;
  }

  private static int hash(byte[] packet, int at, int length) {
    int hash = length;
    int i = 0;
    for (; i <= length - LittleEndian.WORD; i += LittleEndian.WORD) {
      hash = hash * 31 + LittleEndian.getInt(packet, at + i);
    }
    for (; i < length; i++) {
      hash = hash * 31 + packet[at + i];
    }
    hash *= 0x9E3779B9;
    return hash >>> 16;
  }
}

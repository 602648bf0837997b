package io.variantmapper.text.base;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import org.jspecify.annotations.Nullable;

/**
 * The keys that a text repeats. Most Dictionaries of a text have the same keys, so they share their
 * Strings. A key replaces another one in its slot, so the cache does not grow.
 */
public final class KeyCache {
  private static final int SLOTS = 128;

  /** Longer keys are rarely repeated. */
  private static final int MAX_LENGTH = 24;

  private final Variant.@Nullable Value[] keys = new Variant.Value[SLOTS];

  /** Returns the String with these characters. */
  public Variant.Value key(char[] text, int from, int to) {
    int length = to - from;
    if (length == 0 || length > MAX_LENGTH) {
      return created(text, from, length);
    }
    int slot = (length * 31 + text[from] * 7 + text[to - 1]) & (SLOTS - 1);
    Variant.Value cached = keys[slot];
    if (cached == null || !isSame((String) cached.value(), text, from, length)) {
      cached = created(text, from, length);
      keys[slot] = cached;
    }
    return cached;
  }

  private static Variant.Value created(char[] text, int from, int length) {
    return new Variant.Value(VariantType.STRING, new String(text, from, length));
  }

  private static boolean isSame(String cached, char[] text, int from, int length) {
    if (cached.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (cached.charAt(i) != text[from + i]) {
        return false;
      }
    }
    return true;
  }
}

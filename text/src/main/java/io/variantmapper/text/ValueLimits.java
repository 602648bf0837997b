package io.variantmapper.text;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;

/** Refuses a text whose values are over the limits of the format. */
final class ValueLimits {
  /** The maximum number of keys in which a key may be nested. Packets have the same limit. */
  private static final int MAX_KEYS_AROUND = 8;

  private final String text;
  private final ReadLimits limits;
  private int values;
  private int keysAround;

  ValueLimits(String text, VariantFormat format) {
    this.text = text;
    limits = format.limits();
  }

  /** Counts the value that begins at this offset of the text. */
  void count(int at) {
    if (++values > limits.maxValues()) {
      throw error("more values than the limit of " + limits.maxValues(), at);
    }
  }

  /** Checks the depth of a container. */
  void enter(int depth, int at) {
    if (depth >= limits.maxDepth()) {
      throw error("more nested containers than the limit of " + limits.maxDepth(), at);
    }
    StackReserve.require(depth);
  }

  /**
   * Begins a key. If a key is inside other keys, each of these keys is hashed again, so only a few
   * keys may be nested.
   */
  void enterKey(int at) {
    if (keysAround == MAX_KEYS_AROUND) {
      throw error("a key is nested in more than " + MAX_KEYS_AROUND + " other keys", at);
    }
    keysAround++;
  }

  void leaveKey() {
    keysAround--;
  }

  private VariantTextException error(String what, int at) {
    return new VariantTextException(what, text, Math.min(at, text.length()));
  }
}

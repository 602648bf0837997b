package io.variantmapper.text.base;

import io.variantmapper.runtime.Variant;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The entries of a Dictionary while it is read. This class does not look at the hash codes of keys,
 * because a stranger can choose keys with equal hash codes. The map of a {@link Variant.Dictionary}
 * mixes a random number into its hashes.
 */
public final class Entries {
  private final List<Map.Entry<Variant, Variant>> entries = new ArrayList<>();

  public void add(Variant key, Variant value) {
    entries.add(Map.entry(key, value));
  }

  /**
   * Returns a map in which a duplicate key has its first position and its last value. A String and
   * a StringName with the same text are the same key.
   */
  public Map<Variant, Variant> map() {
    return new Variant.Dictionary(new Pairs(entries)).entries();
  }

  /** A map that may have duplicate keys, and that is only used for iteration. */
  private static final class Pairs extends AbstractMap<Variant, Variant> {
    private final Set<Map.Entry<Variant, Variant>> pairs;

    Pairs(List<Map.Entry<Variant, Variant>> entries) {
      pairs = new AbstractSet<>() {
        @Override
        public Iterator<Map.Entry<Variant, Variant>> iterator() {
          return entries.iterator();
        }

        @Override
        public int size() {
          return entries.size();
        }
      };
    }

    @Override
    public Set<Map.Entry<Variant, Variant>> entrySet() {
      return pairs;
    }
  }
}

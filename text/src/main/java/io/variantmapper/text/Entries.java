package io.variantmapper.text;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.StringName;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The entries of a Dictionary while it is read. A duplicate key replaces the earlier value. In
 * Godot 4, a String and a StringName with the same text are the same key.
 */
final class Entries {
  /**
   * The maximum number of keys with equal hash codes. All such keys are compared with each other.
   */
  private static final int MANY = 256;

  private static final int PER_KEY = 16;

  private final boolean isGodot4;
  private final Map<Variant, Variant> entries = new LinkedHashMap<>();
  private final Map<Integer, Integer> keysByHashCode = new HashMap<>();
  private long comparisons;

  Entries(boolean isGodot4) {
    this.isGodot4 = isGodot4;
  }

  /** Adds an entry; returns false if too many keys have equal hash codes. */
  boolean put(Variant key, Variant value) {
    Variant same = sameText(key);
    if (isGodot4 && same != key && entries.containsKey(same)) {
      entries.put(same, value);
      return true;
    }
    comparisons += keysByHashCode.merge(key.hashCode(), 1, Integer::sum) - 1;
    entries.put(key, value);
    return comparisons <= MANY + (long) PER_KEY * entries.size();
  }

  /**
   * Returns the StringName for a String, the String for a StringName, and any other key itself.
   */
  private static Variant sameText(Variant key) {
    if (key instanceof Variant.Value value && value.value() instanceof StringName name) {
      return new Variant.Value(VariantType.STRING, name.value());
    } else if (key instanceof Variant.Value value && value.type() == VariantType.STRING) {
      return new Variant.Value(VariantType.STRING_NAME, new StringName((String) value.value()));
    }
    return key;
  }

  Map<Variant, Variant> map() {
    return Collections.unmodifiableMap(entries);
  }
}

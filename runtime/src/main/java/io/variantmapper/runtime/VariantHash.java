package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import java.util.List;
import java.util.Map;

/**
 * Hashes of values that agree with {@link VariantEquality}. They start from a seed, so that a
 * stranger can't prepare keys that all collide.
 */
final class VariantHash {
  private static final long FIRST_MULTIPLIER = 0xFF51AFD7ED558CCDL;
  private static final long SECOND_MULTIPLIER = 0xC4CEB9FE1A85EC53L;

  private VariantHash() {}

  /** The same for values that are the same, with the same seed. */
  static long of(Variant value, long seed) {
    if (value instanceof Variant.Value other) {
      return ofValue(other, seed);
    }
    long typed = mix(seed, value.type().ordinal());
    if (value instanceof Variant.Bool bool) {
      return mix(typed, bool.value() ? 1 : 0);
    } else if (value instanceof Variant.Int integer) {
      return mix(typed, integer.value());
    } else if (value instanceof Variant.Float real) {
      return mix(typed, bits(real.value()));
    } else if (value instanceof Variant.Packed packed) {
      return ofArray(packed.array(), typed);
    } else if (value instanceof Variant.Array array) {
      return ofElements(array.elements(), typed);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return ofEntries(dictionary.entries(), typed);
    } else if (value instanceof Variant.FullObject object) {
      return mix(ofText(object.className(), typed), object.properties().size());
    } else if (value instanceof Variant.Raw raw) {
      return ofBytes(raw.bytes(), typed);
    }
    return typed;
  }

  private static long ofValue(Variant.Value value, long seed) {
    String text = VariantEquality.textOf(value);
    if (text != null) {
      return ofText(text, seed);
    }
    Object content = value.value();
    long typed = mix(seed, value.type().ordinal());
    if (content instanceof Rid rid) {
      return mix(typed, rid.id());
    } else if (content instanceof ObjectId object) {
      return mix(typed, object.id());
    } else if (content instanceof Signal signal) {
      return mix(ofText(signal.name(), typed), signal.object().id());
    } else if (content instanceof NodePath path) {
      return ofTexts(path.subnames(), ofTexts(path.names(), typed));
    } else if (content instanceof Image image) {
      return ofBytes(image.data(), typed);
    }
    return ofNumbers(MathComponents.of(content), typed);
  }

  private static long ofArray(Object array, long seed) {
    if (array instanceof byte[] bytes) {
      return ofBytes(bytes, seed);
    } else if (array instanceof String[] strings) {
      return ofTexts(List.of(strings), seed);
    } else if (array instanceof int[] ints) {
      long hash = seed;
      for (int element : ints) {
        hash = mix(hash, element);
      }
      return hash;
    } else if (array instanceof long[] longs) {
      long hash = seed;
      for (long element : longs) {
        hash = mix(hash, element);
      }
      return hash;
    }
    return ofNumbers(MathComponents.ofArray(array), seed);
  }

  private static long ofElements(List<Variant> elements, long seed) {
    long hash = mix(seed, elements.size());
    for (Variant element : elements) {
      hash = of(element, hash);
    }
    return hash;
  }

  /** Entries count whatever their order. */
  private static long ofEntries(Map<Variant, Variant> entries, long seed) {
    long sum = entries.size();
    for (Map.Entry<Variant, Variant> entry : entries.entrySet()) {
      sum += of(entry.getValue(), of(entry.getKey(), seed));
    }
    return mix(seed, sum);
  }

  private static long ofTexts(List<String> texts, long seed) {
    long hash = mix(seed, texts.size());
    for (String text : texts) {
      hash = ofText(text, hash);
    }
    return hash;
  }

  private static long ofText(String text, long seed) {
    long hash = mix(seed, text.length());
    for (int i = 0; i < text.length(); i++) {
      hash = mix(hash, text.charAt(i));
    }
    return hash;
  }

  private static long ofBytes(byte[] bytes, long seed) {
    long hash = mix(seed, bytes.length);
    for (byte element : bytes) {
      hash = mix(hash, element);
    }
    return hash;
  }

  private static long ofNumbers(double[] numbers, long seed) {
    long hash = mix(seed, numbers.length);
    for (double number : numbers) {
      hash = mix(hash, bits(number));
    }
    return hash;
  }

  /** The bits of a float, the same for all NaNs and for both zeros. */
  private static long bits(double value) {
    return value == 0 ? 0 : Double.doubleToLongBits(value);
  }

  /** MurmurHash3's finalizer: every bit of either input changes about half of the result's. */
  private static long mix(long hash, long value) {
    long mixed = (hash * 31) ^ value;
    mixed = (mixed ^ (mixed >>> 33)) * FIRST_MULTIPLIER;
    mixed = (mixed ^ (mixed >>> 33)) * SECOND_MULTIPLIER;
    return mixed ^ (mixed >>> 33);
  }
}

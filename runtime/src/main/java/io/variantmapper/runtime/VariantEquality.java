package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * When two values are the same Dictionary key to the engine (FORMAT.md 5.10): types are told apart,
 * but a StringName is its String; NaN equals NaN and 0.0 equals −0.0, also inside vectors.
 */
final class VariantEquality {
  private static final long FIRST_MULTIPLIER = 0xFF51AFD7ED558CCDL;
  private static final long SECOND_MULTIPLIER = 0xC4CEB9FE1A85EC53L;

  private VariantEquality() {}

  /** Whether two floats are the same. */
  static boolean same(double a, double b) {
    return a == b || (Double.isNaN(a) && Double.isNaN(b));
  }

  /** Whether two values without elements are the same. */
  static boolean same(Variant.Value a, Variant.Value b) {
    String text = textOf(a);
    if (text != null) {
      return text.equals(textOf(b));
    }
    double[] components = MathComponents.of(a.value());
    return a.type() == b.type()
        && (components.length == 0
            ? a.value().equals(b.value())
            : sameElements(components, MathComponents.of(b.value())));
  }

  /** Whether two Objects are of one class and have the same properties. */
  static boolean same(Variant.FullObject a, Variant.FullObject b) {
    int count = a.properties().size();
    boolean same =
        a.className().equals(b.className()) && count == b.properties().size();
    for (int i = 0; same && i < count; i++) {
      Variant.Property first = a.properties().get(i);
      Variant.Property second = b.properties().get(i);
      same = first.name().equals(second.name()) && first.value().equals(second.value());
    }
    return same;
  }

  /** Whether two packed arrays are of the same type and have the same elements. */
  static boolean same(Variant.Packed a, Variant.Packed b) {
    if (a.type() != b.type()) {
      return false;
    }
    VariantType element = a.type().element();
    if (element == VariantType.INT || element == VariantType.STRING) {
      return Objects.deepEquals(a.array(), b.array());
    }
    return sameElements(MathComponents.ofArray(a.array()), MathComponents.ofArray(b.array()));
  }

  /**
   * Whether engines tell a key from an equal one, as they do with Objects; before Godot 4 also with
   * Dictionaries, and with arrays of floats that hold a NaN.
   */
  static boolean isOnlyItself(Variant key, boolean godot4) {
    if (key instanceof Variant.Array array) {
      for (Variant element : array.elements()) {
        if (isOnlyItself(element, godot4)) {
          return true;
        }
      }
    } else if (key instanceof Variant.Dictionary dictionary) {
      return !godot4 || ((VariantMap) dictionary.entries()).hasOnlyItself();
    } else if (!godot4 && key instanceof Variant.Packed packed) {
      return packed.array() instanceof float[] floats && hasNan(floats);
    }
    return key instanceof Variant.FullObject;
  }

  private static boolean hasNan(float[] values) {
    for (float value : values) {
      if (Float.isNaN(value)) {
        return true;
      }
    }
    return false;
  }

  /** The text of a String or StringName; null for anything else. */
  static @Nullable String textOf(Variant.Value value) {
    if (value.value() instanceof String string) {
      return string;
    }
    return value.value() instanceof StringName name ? name.value() : null;
  }

  private static boolean sameElements(double[] a, double[] b) {
    if (a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (!same(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }

  /**
   * A hash: the same for values that are the same, with the same seed. A random seed keeps a
   * stranger from preparing keys that all collide.
   */
  static long hash(Variant value, long seed) {
    if (value instanceof Variant.Value other) {
      return hashOfValue(other, seed);
    }
    long typed = mix(seed, value.type().ordinal());
    if (value instanceof Variant.Bool bool) {
      return mix(typed, bool.value() ? 1 : 0);
    } else if (value instanceof Variant.Int integer) {
      return mix(typed, integer.value());
    } else if (value instanceof Variant.Float real) {
      return mix(typed, bits(real.value()));
    } else if (value instanceof Variant.Packed packed) {
      return hashOfArray(packed.array(), typed);
    } else if (value instanceof Variant.Array array) {
      return hashOfElements(array.elements(), typed);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return mix(typed, ((VariantMap) dictionary.entries()).sumOfHashes());
    } else if (value instanceof Variant.FullObject object) {
      return hashOfObject(object, typed);
    } else if (value instanceof Variant.Raw raw) {
      return hashOfBytes(raw.bytes(), typed);
    }
    return typed;
  }

  private static long hashOfValue(Variant.Value value, long seed) {
    String text = textOf(value);
    if (text != null) {
      return hashOfText(text, seed);
    }
    Object content = value.value();
    long typed = mix(seed, value.type().ordinal());
    if (content instanceof Rid rid) {
      return mix(typed, rid.id());
    } else if (content instanceof ObjectId object) {
      return mix(typed, object.id());
    } else if (content instanceof Signal signal) {
      return mix(hashOfText(signal.name(), typed), signal.object().id());
    } else if (content instanceof NodePath path) {
      long hash = mix(typed, path.absolute() ? 1 : 0);
      return hashOfTexts(path.subnames(), hashOfTexts(path.names(), hash));
    } else if (content instanceof Image image) {
      int[] head = {image.format(), image.mipmaps(), image.width(), image.height()};
      return hashOfBytes(image.data(), hashOfArray(head, typed));
    } else if (content instanceof InputEvent event) {
      return hashOfBytes(event.body(), mix(mix(typed, event.type()), event.device()));
    }
    return hashOfNumbers(MathComponents.of(content), typed);
  }

  private static long hashOfObject(Variant.FullObject object, long seed) {
    long hash = mix(hashOfText(object.className(), seed), object.properties().size());
    for (Variant.Property property : object.properties()) {
      hash = hash(property.value(), hashOfText(property.name(), hash));
    }
    return hash;
  }

  private static long hashOfArray(Object array, long seed) {
    if (array instanceof byte[] bytes) {
      return hashOfBytes(bytes, seed);
    } else if (array instanceof String[] strings) {
      return hashOfTexts(List.of(strings), seed);
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
    if (array instanceof Object[] vectors) {
      long hash = seed;
      for (Object vector : vectors) {
        hash = hashOfNumbers(MathComponents.of(vector), hash);
      }
      return hash;
    }
    return hashOfNumbers(MathComponents.ofArray(array), seed);
  }

  private static long hashOfElements(List<Variant> elements, long seed) {
    long hash = mix(seed, elements.size());
    for (Variant element : elements) {
      hash = hash(element, hash);
    }
    return hash;
  }

  private static long hashOfTexts(List<String> texts, long seed) {
    long hash = mix(seed, texts.size());
    for (String text : texts) {
      hash = hashOfText(text, hash);
    }
    return hash;
  }

  private static long hashOfText(String text, long seed) {
    long hash = mix(seed, text.length());
    for (int i = 0; i < text.length(); i++) {
      hash = mix(hash, text.charAt(i));
    }
    return hash;
  }

  private static long hashOfBytes(byte[] bytes, long seed) {
    long hash = mix(seed, bytes.length);
    for (byte element : bytes) {
      hash = mix(hash, element);
    }
    return hash;
  }

  private static long hashOfNumbers(double[] numbers, long seed) {
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
  static long mix(long hash, long value) {
    long mixed = (hash * 31) ^ value;
    mixed = (mixed ^ (mixed >>> 33)) * FIRST_MULTIPLIER;
    mixed = (mixed ^ (mixed >>> 33)) * SECOND_MULTIPLIER;
    return mixed ^ (mixed >>> 33);
  }
}

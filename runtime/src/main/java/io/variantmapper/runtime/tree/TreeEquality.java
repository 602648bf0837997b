package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.types.Parts;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import java.util.List;
import java.util.Map;

/**
 * When two values are the same Dictionary key to the engine: types are told apart, but a StringName
 * is its String; NaN equals NaN and 0.0 equals −0.0, also inside vectors.
 */
public final class TreeEquality {
  private TreeEquality() {}

  /** Returns whether two floats are the same. */
  public static boolean same(double a, double b) {
    return Parts.same(a, b);
  }

  /** Returns whether two values without elements are the same. */
  public static boolean same(Variant.Value a, Variant.Value b) {
    String text = Texts.textOf(a.value());
    return text != null
        ? text.equals(Texts.textOf(b.value()))
        : a.type() == b.type() && TypeTable.same(a.type(), a.value(), b.value());
  }

  /** Returns whether two packed arrays are of the same type and have the same elements. */
  public static boolean same(Variant.Packed a, Variant.Packed b) {
    return a.type() == b.type() && TypeTable.same(a.type(), a.array(), b.array());
  }

  /** Returns whether two Dictionaries have the same entries, in any order. */
  public static boolean same(Variant.Dictionary a, Variant.Dictionary b) {
    return ((VariantMap) a.entries()).hasEntriesOf((VariantMap) b.entries());
  }

  /** Returns whether two Objects are of one class and have the same properties. */
  public static boolean same(Variant.FullObject a, Variant.FullObject b) {
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

  /**
   * Returns whether engines tell a key from an equal one, as they do with Objects; before Godot 4
   * also with Dictionaries, and with arrays of floats that hold a NaN.
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

  /** Returns a hash code: the same for values that are the same. */
  public static int hashCode(Variant value) {
    return (int) hash(value, 0);
  }

  /**
   * Returns a hash: the same for values that are the same, with the same seed. A random seed keeps
   * a stranger from preparing keys that all collide.
   */
  static long hash(Variant value, long seed) {
    if (value instanceof Variant.Value content && Texts.textOf(content.value()) != null) {
      return TypeTable.hash(content.type(), content.value(), seed);
    }
    long typed = Parts.mix(seed, value.type().ordinal());
    if (value instanceof Variant.Value content) {
      return TypeTable.hash(content.type(), content.value(), typed);
    } else if (value instanceof Variant.Bool bool) {
      return Parts.mix(typed, bool.value() ? 1 : 0);
    } else if (value instanceof Variant.Int integer) {
      return Parts.mix(typed, integer.value());
    } else if (value instanceof Variant.Float real) {
      return Parts.hash(real.value(), typed);
    } else if (value instanceof Variant.Packed packed) {
      return TypeTable.hash(packed.type(), packed.array(), typed);
    } else if (value instanceof Variant.Array array) {
      return hashOfElements(array.elements(), typed);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return Parts.mix(typed, ((VariantMap) dictionary.entries()).sumOfHashes());
    } else if (value instanceof Variant.FullObject object) {
      return hashOfObject(object, typed);
    } else if (value instanceof Variant.Raw raw) {
      return Parts.hash(raw.bytes(), typed);
    }
    return typed;
  }

  private static long hashOfObject(Variant.FullObject object, long seed) {
    long hash =
        Parts.mix(Parts.hash(object.className(), seed), object.properties().size());
    for (Variant.Property property : object.properties()) {
      hash = hash(property.value(), Parts.hash(property.name(), hash));
    }
    return hash;
  }

  private static long hashOfElements(List<Variant> elements, long seed) {
    long hash = Parts.mix(seed, elements.size());
    for (Variant element : elements) {
      hash = hash(element, hash);
    }
    return hash;
  }

  /** Returns an unmodifiable map of the entries in their order; the same one if it is a tree's. */
  public static Map<Variant, Variant> entriesOf(Map<Variant, Variant> entries) {
    return VariantMap.copyOf(entries);
  }
}

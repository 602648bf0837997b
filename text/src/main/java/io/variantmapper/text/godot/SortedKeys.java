package io.variantmapper.text.godot;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.text.base.Components;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The order in which the engine writes the entries of a Dictionary. */
final class SortedKeys {
  /** The maximum number of keys whose order is kept for the next Dictionary. */
  private static final int MAX_KEPT = 16;

  private final VariantFormat format;
  private final Components components;

  /** The texts of the last Dictionary whose keys are texts, and the order of its entries. */
  private String[] texts = {};

  private int[] order = {};

  private @Nullable IdentityHashMap<Variant, double[]> vectors;

  SortedKeys(VariantFormat format, Components components) {
    this.format = format;
    this.components = components;
  }

  /** Returns the entries in the order in which the engine writes them. */
  Map.Entry<Variant, Variant>[] of(Map<Variant, Variant> entries) {
    @SuppressWarnings({"unchecked", "rawtypes"}) // An array can't have type parameters.
    Map.Entry<Variant, Variant>[] given = entries.entrySet().toArray(new Map.Entry[0]);
    if (!areTexts(given)) {
      vectors = new IdentityHashMap<>();
      new EngineSort<>(given, (a, b) -> compare(a.getKey(), b.getKey()) < 0).sort();
      return given;
    }
    // All algorithms have the same result, because all different texts have an order.
    Map.Entry<Variant, Variant>[] sorted = given.clone();
    if (hasKeptOrder(given)) {
      for (int i = 0; i < sorted.length; i++) {
        sorted[i] = given[order[i]];
      }
    } else {
      Arrays.sort(sorted, (a, b) -> compare(textOf(a), textOf(b)));
      if (sorted.length <= MAX_KEPT) {
        keepOrder(given, sorted);
      }
    }
    return sorted;
  }

  /** Returns whether the keys are those of the last Dictionary, which most tables repeat. */
  private boolean hasKeptOrder(Map.Entry<Variant, Variant>[] entries) {
    boolean isSame = texts.length == entries.length;
    for (int i = 0; isSame && i < entries.length; i++) {
      isSame = texts[i].equals(textOf(entries[i]));
    }
    return isSame;
  }

  private void keepOrder(
      Map.Entry<Variant, Variant>[] given, Map.Entry<Variant, Variant>[] sorted) {
    texts = new String[given.length];
    order = new int[given.length];
    for (int i = 0; i < given.length; i++) {
      texts[i] = textOf(given[i]);
      while (given[order[i]] != sorted[i]) {
        order[i]++;
      }
    }
  }

  private static String textOf(Map.Entry<Variant, Variant> entry) {
    return ((Variant.Value) entry.getKey()).value().toString();
  }

  private static boolean areTexts(Map.Entry<Variant, Variant>[] entries) {
    for (Map.Entry<Variant, Variant> entry : entries) {
      if (!entry.getKey().type().isText()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a number below 0 if {@code a} comes first, above 0 if {@code b} comes first, and 0 if
   * the engine has no order for them.
   */
  private int compare(Variant a, Variant b) {
    String text = text(a);
    String other = text(b);
    if (text != null && other != null) {
      return compare(text, other);
    } else if (a.type() != b.type()) {
      return Integer.compare(format.typeId(a.type()), format.typeId(b.type()));
    } else if (a instanceof Variant.Bool first && b instanceof Variant.Bool second) {
      return Boolean.compare(first.value(), second.value());
    } else if (a instanceof Variant.Int first && b instanceof Variant.Int second) {
      return Long.compare(first.value(), second.value());
    } else if (a instanceof Variant.Float first && b instanceof Variant.Float second) {
      return compare(first.value(), second.value());
    } else if (a instanceof Variant.Array first && b instanceof Variant.Array second) {
      return compare(first.elements(), second.elements());
    }
    return switch (a.type()) {
      case VECTOR2, VECTOR2I, VECTOR3, VECTOR3I, VECTOR4, VECTOR4I ->
        compare(components(a), components(b));
      case RID -> Long.compare(id(a), id(b));
      default -> 0;
    };
  }

  /** Compares numbers. NaN has no order, and both zeros are equal. */
  private static int compare(double a, double b) {
    return a < b ? -1 : a > b ? 1 : 0;
  }

  private int compare(List<Variant> a, List<Variant> b) {
    if (format.generation() < 4) {
      return 0;
    }
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return a.size() - b.size();
  }

  private double[] components(Variant vector) {
    return Objects.requireNonNull(vectors)
        .computeIfAbsent(vector, key -> components.of(key, key.type()));
  }

  /** Compares vectors by their first components that differ. NaN differs from all numbers. */
  private static int compare(double[] a, double[] b) {
    int last = a.length - 1;
    for (int i = 0; i < last; i++) {
      if (a[i] != b[i]) {
        return compare(a[i], b[i]);
      }
    }
    return compare(a[last], b[last]);
  }

  private static long id(Variant rid) {
    return ((Rid) ((Variant.Value) rid).value()).id();
  }

  /** Returns the text of a String or StringName; null for any other key. */
  private static @Nullable String text(Variant key) {
    if (!(key instanceof Variant.Value value)) {
      return null;
    }
    return value.value() instanceof StringName name
        ? name.value()
        : value.type() == VariantType.STRING ? (String) value.value() : null;
  }

  /** Compares texts by their code points. */
  private static int compare(String a, String b) {
    int at = 0;
    int common = Math.min(a.length(), b.length());
    while (at < common && a.charAt(at) == b.charAt(at)) {
      at++;
    }
    if (at == common) {
      return a.length() - b.length();
    }
    boolean isPair = at > 0 && Character.isHighSurrogate(a.charAt(at - 1));
    int start = isPair ? at - 1 : at;
    return Integer.compare(a.codePointAt(start), b.codePointAt(start));
  }
}

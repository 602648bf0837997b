package io.variantmapper.text;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.StringName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the keys of a Dictionary as the engine does. Some types of keys have no order, so the
 * result depends on the algorithm: quicksort down to 16 keys, then insertion sort.
 */
final class SortedKeys {
  private static final int SMALL = 16;

  private final VariantFormat format;
  private final Variant[] keys;

  private SortedKeys(Iterable<Variant> keys, VariantFormat format) {
    this.format = format;
    List<Variant> list = new ArrayList<>();
    keys.forEach(list::add);
    this.keys = list.toArray(Variant[]::new);
  }

  /** Returns the keys in the order in which the engine writes them. */
  static List<Variant> of(Iterable<Variant> keys, VariantFormat format) {
    SortedKeys sorted = new SortedKeys(keys, format);
    sorted.partition(0, sorted.keys.length);
    sorted.insert();
    return Arrays.asList(sorted.keys);
  }

  private void partition(int first, int end) {
    int last = end;
    while (last - first > SMALL) {
      int cut = cut(first, last, pivot(first, last));
      partition(cut, last);
      last = cut;
    }
  }

  private Variant pivot(int first, int end) {
    Variant a = keys[first];
    Variant b = keys[first + (end - first) / 2];
    Variant c = keys[end - 1];
    if (isLess(a, b)) {
      return isLess(b, c) ? b : isLess(a, c) ? c : a;
    }
    return isLess(a, c) ? a : isLess(b, c) ? c : b;
  }

  private int cut(int first, int end, Variant pivot) {
    int low = first;
    int high = end;
    while (true) {
      while (low < keys.length - 1 && isLess(keys[low], pivot)) {
        low++;
      }
      high--;
      while (high > 0 && isLess(pivot, keys[high])) {
        high--;
      }
      if (low >= high) {
        return low == first ? first + 1 : low;
      }
      Variant swapped = keys[low];
      keys[low] = keys[high];
      keys[high] = swapped;
      low++;
    }
  }

  private void insert() {
    for (int i = 1; i < keys.length; i++) {
      Variant key = keys[i];
      int at = i;
      if (i < SMALL && isLess(key, keys[0])) {
        System.arraycopy(keys, 0, keys, 1, i);
        at = 0;
      } else {
        for (; at > 0 && isLess(key, keys[at - 1]); at--) {
          keys[at] = keys[at - 1];
        }
      }
      keys[at] = key;
    }
  }

  private boolean isLess(Variant a, Variant b) {
    String text = text(a);
    String other = text(b);
    if (text != null && other != null) {
      return compare(text, other) < 0;
    } else if (a.type() != b.type()) {
      return format.typeId(a.type()) < format.typeId(b.type());
    }
    return isLessOfOneType(a, b);
  }

  private boolean isLessOfOneType(Variant a, Variant b) {
    if (a instanceof Variant.Bool first && b instanceof Variant.Bool second) {
      return !first.value() && second.value();
    } else if (a instanceof Variant.Int first && b instanceof Variant.Int second) {
      return first.value() < second.value();
    } else if (a instanceof Variant.Float first && b instanceof Variant.Float second) {
      return first.value() < second.value();
    } else if (a instanceof Variant.Array first && b instanceof Variant.Array second) {
      return isLess(first.elements(), second.elements());
    }
    return switch (a.type()) {
      case VECTOR2, VECTOR2I, VECTOR3, VECTOR3I, VECTOR4, VECTOR4I ->
        isLess(
            Components.of(a, a.type(), false, format), Components.of(b, b.type(), false, format));
      case RID -> id(a) < id(b);
      default -> false;
    };
  }

  private boolean isLess(List<Variant> a, List<Variant> b) {
    if (format.generation() < 4) {
      return false;
    }
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (isLess(a.get(i), b.get(i))) {
        return true;
      } else if (isLess(b.get(i), a.get(i))) {
        return false;
      }
    }
    return a.size() < b.size();
  }

  private static boolean isLess(double[] a, double[] b) {
    for (int i = 0; i < a.length - 1; i++) {
      if (a[i] != b[i]) {
        return a[i] < b[i];
      }
    }
    return a[a.length - 1] < b[b.length - 1];
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
    int at = Arrays.mismatch(a.toCharArray(), b.toCharArray());
    if (at < 0 || at == a.length() || at == b.length()) {
      return a.length() - b.length();
    }
    boolean isPair = at > 0 && Character.isHighSurrogate(a.charAt(at - 1));
    int start = isPair ? at - 1 : at;
    return Integer.compare(a.codePointAt(start), b.codePointAt(start));
  }
}

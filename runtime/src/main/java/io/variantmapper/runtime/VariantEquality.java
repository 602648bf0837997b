package io.variantmapper.runtime;

import io.variantmapper.runtime.value.StringName;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * When two values are the same Dictionary key to the engine (FORMAT.md 5.10): types are told apart,
 * but a StringName is its String; NaN equals NaN and 0.0 equals −0.0, also inside vectors.
 */
final class VariantEquality {
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
}

package io.variantmapper.sample.print;

import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;

/** Formats numbers and vectors in a short form: {@code 1}, {@code 0.5}, {@code (1, 0, 2)}. */
final class ComponentText {
  private static final double MOST_WHOLE = 1e9;

  private ComponentText() {}

  /**
   * Returns the text of a number, a vector or a color, and the {@code toString} of any other value.
   */
  static String of(Object value) {
    if (value instanceof Vector3 v) {
      return tuple(v.x(), v.y(), v.z());
    }
    if (value instanceof Vector2 v) {
      return tuple(v.x(), v.y());
    }
    if (value instanceof Color c) {
      return tuple(c.r(), c.g(), c.b(), c.a());
    }
    if (value instanceof Quaternion q) {
      return tuple(q.x(), q.y(), q.z(), q.w());
    }
    if (value instanceof Rect2 r) {
      return of(r.position()) + " " + of(r.size());
    }
    if (value instanceof Float || value instanceof Double) {
      return number(((Number) value).doubleValue());
    }
    return value.toString();
  }

  private static String tuple(double... components) {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < components.length; i++) {
      text.append(i == 0 ? "" : ", ").append(number(components[i]));
    }
    return text.append(')').toString();
  }

  /**
   * Formats a whole number from minus a billion to a billion as an int, and any other number as a
   * Java float.
   */
  private static String number(double number) {
    if (number == Math.rint(number) && Math.abs(number) <= MOST_WHOLE) {
      return String.valueOf((long) number);
    }
    return String.valueOf((float) number);
  }
}

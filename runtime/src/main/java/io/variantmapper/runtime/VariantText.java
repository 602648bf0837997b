package io.variantmapper.runtime;

import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import java.util.Arrays;
import java.util.Map;

/** Prints {@link Variant} trees on one line, the way GDScript writes them. */
final class VariantText {
  private final StringBuilder text = new StringBuilder();

  private VariantText() {}

  static String of(Variant value) {
    VariantText printer = new VariantText();
    printer.print(value);
    return printer.text.toString();
  }

  private void print(Variant value) {
    if (value instanceof Variant.Array array) {
      printArray(array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      printDictionary(dictionary);
    } else if (value instanceof Variant.Packed packed) {
      text.append(packed.type().godotName()).append('(').append(elements(packed.array()));
      text.append(')');
    } else if (value instanceof Variant.Value other) {
      text.append(content(other.value()));
    } else if (value instanceof Variant.FullObject object) {
      printObject(object);
    } else {
      text.append(value);
    }
  }

  private void printArray(Variant.Array array) {
    text.append('[');
    String separator = "";
    for (Variant element : array.elements()) {
      text.append(separator);
      print(element);
      separator = ", ";
    }
    text.append(']');
  }

  private void printDictionary(Variant.Dictionary dictionary) {
    text.append('{');
    String separator = "";
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      text.append(separator);
      print(entry.getKey());
      text.append(": ");
      print(entry.getValue());
      separator = ", ";
    }
    text.append('}');
  }

  private void printObject(Variant.FullObject object) {
    text.append("Object(").append(object.className());
    for (Variant.Property property : object.properties()) {
      text.append(", ").append(quoted(property.name())).append(": ");
      print(property.value());
    }
    text.append(')');
  }

  private static String content(Object value) {
    if (value instanceof String string) {
      return quoted(string);
    }
    if (value instanceof StringName name) {
      return "&" + quoted(name.value());
    }
    if (value instanceof NodePath path) {
      return "^" + quoted(path.toString());
    }
    return value.toString();
  }

  private static String quoted(String string) {
    return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  private static String elements(Object array) {
    if (array instanceof byte[] bytes) {
      return Arrays.toString(bytes);
    }
    if (array instanceof int[] ints) {
      return Arrays.toString(ints);
    }
    if (array instanceof long[] longs) {
      return Arrays.toString(longs);
    }
    if (array instanceof float[] floats) {
      return Arrays.toString(floats);
    }
    if (array instanceof double[] doubles) {
      return Arrays.toString(doubles);
    }
    return Arrays.toString((Object[]) array);
  }
}

package io.variantmapper.runtime;

import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Prints {@link Variant} trees on one line, the way GDScript 4 writes them. */
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
    } else if (value instanceof Variant.FullObject object) {
      printObject(object);
    } else {
      printOther(value);
    }
  }

  private void printOther(Variant value) {
    if (value instanceof Variant.Packed packed) {
      text.append(packed.type().godotName()).append('(');
      printElements(packed.array());
      text.append(')');
    } else if (value instanceof Variant.Value other) {
      printValue(other.type(), other.value());
    } else {
      text.append(value);
    }
  }

  private void printArray(Variant.Array array) {
    String end = printTypes("Array", List.of(array.elementType()));
    String separator = "[";
    for (Variant element : array.elements()) {
      text.append(separator);
      print(element);
      separator = ", ";
    }
    text.append(array.elements().isEmpty() ? "[]" : "]").append(end);
  }

  private void printDictionary(Variant.Dictionary dictionary) {
    String end = printTypes("Dictionary", List.of(dictionary.keyType(), dictionary.valueType()));
    String separator = "{";
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      text.append(separator);
      print(entry.getKey());
      text.append(": ");
      print(entry.getValue());
      separator = ", ";
    }
    text.append(dictionary.entries().isEmpty() ? "{}" : "}").append(end);
  }

  /** Opens a typed container; returns what closes it. */
  private String printTypes(String name, List<ContainerType> types) {
    if (Collections.frequency(types, ContainerType.UNTYPED) == types.size()) {
      return "";
    }
    text.append(name).append(types).append('(');
    return ")";
  }

  private void printObject(Variant.FullObject object) {
    text.append("Object(").append(object.className());
    for (Variant.Property property : object.properties()) {
      text.append(", ").append(quoted(property.name())).append(": ");
      print(property.value());
    }
    text.append(')');
  }

  private void printValue(VariantType type, Object value) {
    if (value instanceof String string) {
      text.append(quoted(string));
    } else if (value instanceof StringName name) {
      text.append('&').append(quoted(name.value()));
    } else if (value instanceof NodePath path) {
      text.append('^').append(quoted(path.toString()));
    } else if (value instanceof Rid rid) {
      text.append("RID(").append(rid.id()).append(')');
    } else if (value instanceof ObjectId object) {
      text.append("Object(").append(object.id()).append(')');
    } else if (value instanceof Signal signal) {
      text.append("Signal(Object(").append(signal.object().id()).append("), &");
      text.append(quoted(signal.name())).append(')');
    } else if (type == VariantType.CALLABLE) {
      text.append("Callable()");
    } else {
      printMath(type, value);
    }
  }

  private void printMath(VariantType type, Object value) {
    double[] components = MathComponents.of(value);
    if (components.length == 0) {
      text.append(value);
      return;
    }
    text.append(type.godotName()).append('(');
    printNumbers(components);
    text.append(')');
  }

  private void printElements(Object array) {
    if (array instanceof byte[] bytes) {
      for (int i = 0; i < bytes.length; i++) {
        text.append(i == 0 ? "" : ", ").append(bytes[i] & 0xFF);
      }
    } else if (array instanceof int[] ints) {
      printList(Arrays.toString(ints));
    } else if (array instanceof long[] longs) {
      printList(Arrays.toString(longs));
    } else if (array instanceof String[] strings) {
      for (int i = 0; i < strings.length; i++) {
        text.append(i == 0 ? "" : ", ").append(quoted(strings[i]));
      }
    } else {
      printNumbers(MathComponents.ofArray(array));
    }
  }

  private void printList(String inBrackets) {
    text.append(inBrackets, 1, inBrackets.length() - 1);
  }

  /** Whole numbers without a fraction, others with as few digits as tell them apart. */
  private void printNumbers(double[] numbers) {
    for (int i = 0; i < numbers.length; i++) {
      double number = numbers[i];
      String digits =
          number == (float) number ? String.valueOf((float) number) : String.valueOf(number);
      boolean whole = digits.endsWith(".0");
      text.append(i == 0 ? "" : ", ");
      text.append(real(whole ? digits.substring(0, digits.length() - 2) : digits));
    }
  }

  /** What Java calls NaN and Infinity, as engines call it. */
  static String real(String digits) {
    return digits.replace("NaN", "nan").replace("Infinity", "inf");
  }

  private static String quoted(String string) {
    return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}

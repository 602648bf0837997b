package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Prints trees on one line, as GDScript 4 writes them. */
public final class TreeText {
  private final StringBuilder text = new StringBuilder();

  private TreeText() {}

  /** Returns the text of a tree. */
  public static String of(Variant value) {
    TreeText printer = new TreeText();
    printer.print(value);
    return printer.text.toString();
  }

  /** Returns the text of a float. */
  public static String of(double value) {
    return Numbers.named(String.valueOf(value));
  }

  private void print(Variant value) {
    if (value instanceof Variant.Array array) {
      printArray(array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      printDictionary(dictionary);
    } else if (value instanceof Variant.FullObject object) {
      printObject(object);
    } else if (value instanceof Variant.Packed packed) {
      TypeTable.print(packed.type(), packed.array(), text);
    } else if (value instanceof Variant.Value content) {
      TypeTable.print(content.type(), content.value(), text);
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
      text.append(", ").append(Texts.quoted(property.name())).append(": ");
      print(property.value());
    }
    text.append(')');
  }
}

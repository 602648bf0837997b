package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Checks the components of the records in {@link Variant}, and compares and prints these records.
 *
 * <p>Two values are equal if the engine considers them the same Dictionary key. Values of different
 * types differ, but a StringName equals the String with the same text. NaN equals NaN and 0.0
 * equals −0.0, also inside vectors. Values are printed on one line, as in GDScript 4.
 */
public final class VariantMethods {
  private VariantMethods() {}

  /**
   * Checks the components of a {@code Variant.Value} or a {@code Variant.Packed}.
   *
   * @param packed true for a {@code Variant.Packed}, false for a {@code Variant.Value}
   * @throws IllegalArgumentException if another class, such as {@code Variant.Int}, holds the
   *     values of this type, or if the content does not belong to the type
   */
  public static void requireContent(VariantType type, boolean packed, @Nullable Object content) {
    Objects.requireNonNull(type, "type");
    // No class is the class of the values of nil, Array and Dictionary.
    if (type.isPackedArray() != packed
        || content instanceof Boolean
        || content instanceof Number
        || !TypeTable.holds(type, content)) {
      String kind = packed ? "A Packed of " : "A Value of ";
      throw new IllegalArgumentException(
          kind + type.godotName() + " can't hold " + described(content));
    }
  }

  /**
   * Returns an unmodifiable copy of the list.
   *
   * @param name the name of the list, for the message
   * @throws NullPointerException if the list or one of its elements is null
   */
  public static <T> List<T> copyOf(List<T> list, String name) {
    Objects.requireNonNull(list, name);
    // Catches the exception, because a pass of its own over all elements takes time.
    try {
      return List.copyOf(list);
    } catch (NullPointerException e) {
      throw new NullPointerException(name + " has a null element");
    }
  }

  private static String described(@Nullable Object content) {
    String name = content == null ? "null" : content.getClass().getSimpleName();
    boolean hasNull = content instanceof Object[] array && Arrays.asList(array).contains(null);
    return name + (hasNull ? " with a null in it" : "");
  }

  /**
   * Returns whether engines keep values of {@code type} in a container. From a typed container,
   * they drop values of most other types. But they accept a nil in place of an Object, and convert
   * an int to a float, a StringName to a String, and a String to a StringName.
   */
  static boolean keeps(ContainerType container, VariantType type) {
    VariantType kept = container.type();
    return container.kind() == ContainerType.Kind.UNTYPED
        || type == kept
        || (kept == VariantType.OBJECT && type == VariantType.NIL)
        || (kept == VariantType.FLOAT && type == VariantType.INT)
        || (kept.isText() && type.isText());
  }

  /**
   * Checks that engines keep values of {@code type} in a container.
   *
   * @throws IllegalArgumentException if engines drop such a value
   */
  public static void requireKept(ContainerType container, VariantType type) {
    if (!keeps(container, type)) {
      throw new IllegalArgumentException(
          "Engines drop " + type.godotName() + " from a container of " + container);
    }
  }

  /**
   * Checks that engines keep the values in a container. Raw values are not checked.
   *
   * @throws IllegalArgumentException if engines drop one of the values
   */
  public static void requireKept(ContainerType container, Iterable<Variant> values) {
    // Most containers are untyped and keep all values.
    if (container.kind() != ContainerType.Kind.UNTYPED) {
      for (Variant value : values) {
        if (!(value instanceof Variant.Raw)) {
          requireKept(container, value.type());
        }
      }
    }
  }

  /** Returns whether two floats are equal. */
  public static boolean same(double a, double b) {
    return TypeTable.same(a, b);
  }

  /** Returns the text of a String or StringName; null for any other value. */
  public static @Nullable String textOf(@Nullable Object value) {
    return value instanceof Variant.Value content ? Texts.textOf(content.value()) : null;
  }

  /** Returns whether two values without elements are equal. */
  public static boolean same(Variant.Value a, Variant.Value b) {
    String text = Texts.textOf(a.value());
    return text != null
        ? text.equals(Texts.textOf(b.value()))
        : a.type() == b.type() && TypeTable.same(a.type(), a.value(), b.value());
  }

  /** Returns whether two packed arrays have the same type and equal elements. */
  public static boolean same(Variant.Packed a, Variant.Packed b) {
    return a.type() == b.type() && TypeTable.same(a.type(), a.array(), b.array());
  }

  /** Returns whether two Dictionaries have equal entries, in any order. */
  public static boolean same(Variant.Dictionary a, Variant.Dictionary b) {
    return ((VariantMap) a.entries()).hasEntriesOf((VariantMap) b.entries());
  }

  /** Returns whether two Objects have the same class and equal properties. */
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
   * Returns whether engines consider a key different from every other key, even from a key with the
   * same content. They do so for Objects, and for Arrays and Dictionaries that contain such a
   * value. Before Godot 4, they also do so for all Dictionaries, and for packed arrays of floats
   * that contain a NaN.
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

  /**
   * Returns the minimum number of bytes that a value takes in a packet for Godot 4. It is exact for
   * most values, in single precision.
   *
   * @param depth limits the nested values that are counted, as in {@code ExpectedSize.ofArray}
   */
  public static long size(Variant value, int depth) {
    if (value instanceof Variant.Value content) {
      String text = Texts.textOf(content.value());
      return text == null
          ? (long) LittleEndian.WORD + TypeTable.minBytes(content.type())
          : LittleEndian.LONG + Layout.padded(text.length());
    } else if (value instanceof Variant.Int integer) {
      return sizeOfNumber(integer.value() == (int) integer.value());
    } else if (value instanceof Variant.Float real) {
      return sizeOfNumber(real.value() == (float) real.value());
    } else if (value instanceof Variant.Array array) {
      return size(array.elements(), depth);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return ((VariantMap) dictionary.entries()).bytes(depth - 1);
    } else if (value instanceof Variant.FullObject object) {
      return size(object.properties(), depth);
    } else if (value instanceof Variant.Packed packed) {
      int each = TypeTable.elementBytes(packed.type(), VariantFormat.GODOT_4, 0);
      return LittleEndian.LONG + Layout.padded((long) each * TypeTable.length(packed.array()));
    } else if (value instanceof Variant.Raw raw) {
      return raw.bytes().length;
    }
    return value instanceof Variant.Nil ? LittleEndian.WORD : LittleEndian.LONG;
  }

  private static int sizeOfNumber(boolean isNarrow) {
    return LittleEndian.WORD + (isNarrow ? LittleEndian.WORD : LittleEndian.LONG);
  }

  private static long size(List<?> elements, int depth) {
    int inside = Nesting.sizeDepthInside(depth, elements.size());
    long size = LittleEndian.LONG;
    for (int i = 0; inside >= 0 && i < elements.size(); i++) {
      Object element = elements.get(i);
      size += element instanceof Variant.Property property
          ? size(property.value(), inside)
          : size((Variant) element, inside);
    }
    return size;
  }

  /** Returns a hash code, which is the same for equal values. */
  public static int hashCode(Variant value) {
    return (int) hash(value, 0);
  }

  /**
   * Returns a hash, which is the same for equal values and the same seed. If the seed is random, an
   * attacker can't prepare keys that collide.
   */
  static long hash(Variant value, long seed) {
    String text = textOf(value);
    if (text != null) {
      return TypeTable.hash(text, seed);
    }
    long typed = TypeTable.mix(seed, value.type().ordinal());
    if (value instanceof Variant.Value content) {
      return TypeTable.hash(content.type(), content.value(), typed);
    } else if (value instanceof Variant.Bool bool) {
      return TypeTable.mix(typed, bool.value() ? 1 : 0);
    } else if (value instanceof Variant.Int integer) {
      return TypeTable.mix(typed, integer.value());
    } else if (value instanceof Variant.Float real) {
      return TypeTable.hash(real.value(), typed);
    } else if (value instanceof Variant.Packed packed) {
      return TypeTable.hash(packed.type(), packed.array(), typed);
    } else if (value instanceof Variant.Array array) {
      return hashOfElements(array.elements(), typed);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return TypeTable.mix(typed, ((VariantMap) dictionary.entries()).sumOfHashes());
    } else if (value instanceof Variant.FullObject object) {
      return hashOfObject(object, typed);
    } else if (value instanceof Variant.Raw raw) {
      return TypeTable.hash(raw.bytes(), typed);
    }
    return typed;
  }

  private static long hashOfObject(Variant.FullObject object, long seed) {
    long hash = TypeTable.mix(
        TypeTable.hash(object.className(), seed), object.properties().size());
    for (Variant.Property property : object.properties()) {
      hash = hash(property.value(), TypeTable.hash(property.name(), hash));
    }
    return hash;
  }

  private static long hashOfElements(List<Variant> elements, long seed) {
    long hash = TypeTable.mix(seed, elements.size());
    for (Variant element : elements) {
      hash = hash(element, hash);
    }
    return hash;
  }

  /**
   * Returns an unmodifiable map of the entries in their order, or {@code entries} itself if it
   * belongs to a tree.
   */
  public static Map<Variant, Variant> entriesOf(Map<Variant, Variant> entries) {
    return VariantMap.copyOf(entries);
  }

  /** Returns a tree as text. The text ends early if the tree is too deep for the stack. */
  public static String toString(Variant value) {
    StringBuilder text = new StringBuilder();
    try {
      print(value, text);
    } catch (StackOverflowError e) {
      // Printing takes more stack than reading, so a tree that was read may be too deep to print.
      // But a packet must not make the program fail when it logs the tree.
      text.append("… (too deep for the stack of this thread)");
    }
    return text.toString();
  }

  /** Returns a float as text. */
  public static String toString(double value) {
    return Numbers.named(String.valueOf(value));
  }

  private static void print(Variant value, StringBuilder text) {
    if (value instanceof Variant.Array array) {
      printArray(array, text);
    } else if (value instanceof Variant.Dictionary dictionary) {
      printDictionary(dictionary, text);
    } else if (value instanceof Variant.FullObject object) {
      printObject(object, text);
    } else if (value instanceof Variant.Packed packed) {
      TypeTable.print(packed.type(), packed.array(), text);
    } else if (value instanceof Variant.Value content) {
      TypeTable.print(content.type(), content.value(), text);
    } else {
      text.append(value);
    }
  }

  private static void printArray(Variant.Array array, StringBuilder text) {
    String end = printTypes("Array", List.of(array.elementType()), text);
    String separator = "[";
    for (Variant element : array.elements()) {
      text.append(separator);
      print(element, text);
      separator = ", ";
    }
    text.append(array.elements().isEmpty() ? "[]" : "]").append(end);
  }

  private static void printDictionary(Variant.Dictionary dictionary, StringBuilder text) {
    String end =
        printTypes("Dictionary", List.of(dictionary.keyType(), dictionary.valueType()), text);
    String separator = "{";
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      text.append(separator);
      print(entry.getKey(), text);
      text.append(": ");
      print(entry.getValue(), text);
      separator = ", ";
    }
    text.append(dictionary.entries().isEmpty() ? "{}" : "}").append(end);
  }

  /**
   * Appends the beginning of a typed container, and returns the text that closes it. For an untyped
   * container, appends nothing and returns an empty text.
   */
  private static String printTypes(String name, List<ContainerType> types, StringBuilder text) {
    if (Collections.frequency(types, ContainerType.UNTYPED) == types.size()) {
      return "";
    }
    text.append(name).append(types).append('(');
    return ")";
  }

  private static void printObject(Variant.FullObject object, StringBuilder text) {
    text.append("Object(").append(object.className());
    for (Variant.Property property : object.properties()) {
      text.append(", ").append(Texts.quoted(property.name())).append(": ");
      print(property.value(), text);
    }
    text.append(')');
  }
}

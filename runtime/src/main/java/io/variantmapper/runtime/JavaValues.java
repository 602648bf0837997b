package io.variantmapper.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plain Java values to {@link Variant} trees and back. */
final class JavaValues {
  private JavaValues() {}

  static Variant toVariant(@Nullable Object value) {
    if (value == null) {
      return Variant.Nil.INSTANCE;
    } else if (value instanceof Variant variant) {
      return variant;
    } else if (value instanceof Boolean bool) {
      return new Variant.Bool(bool);
    } else if (value instanceof Number number) {
      return ofNumber(number);
    } else if (value instanceof CharSequence || value instanceof Character) {
      return new Variant.Value(VariantType.STRING, value.toString());
    } else if (value instanceof Enum<?> constant) {
      return new Variant.Value(VariantType.STRING, constant.name());
    } else if (value instanceof Iterable<?> elements) {
      return ofElements(elements);
    } else if (value instanceof Map<?, ?> entries) {
      return ofEntries(entries);
    }
    return ofGodotValue(value);
  }

  private static Variant ofNumber(Number number) {
    if (number instanceof Float || number instanceof Double) {
      return new Variant.Float(number.doubleValue());
    } else if (number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte) {
      return new Variant.Int(number.longValue());
    }
    throw notMapped(number);
  }

  private static Variant ofElements(Iterable<?> values) {
    List<Variant> elements = new ArrayList<>();
    for (Object value : values) {
      elements.add(toVariant(value));
    }
    return new Variant.Array(elements);
  }

  private static Variant ofEntries(Map<?, ?> values) {
    VariantMap entries = new VariantMap(values.size());
    for (Map.Entry<?, ?> value : values.entrySet()) {
      entries.add(toVariant(value.getKey()), toVariant(value.getValue()));
    }
    return new Variant.Dictionary(entries);
  }

  private static Variant ofGodotValue(Object value) {
    VariantType type = PackedArrayWriter.typeOf(value);
    if (type == null) {
      throw notMapped(value);
    }
    return type.isPackedArray() ? new Variant.Packed(type, value) : new Variant.Value(type, value);
  }

  private static IllegalArgumentException notMapped(Object value) {
    return new IllegalArgumentException(value.getClass().getName()
        + " has no Variant type. Give null, a Boolean, a Number of Java's own, text, an enum, a"
        + " type of io.variantmapper.runtime.value, an array of those, an Iterable or a Map.");
  }

  static @Nullable Object toJava(Variant value) {
    if (value instanceof Variant.Bool bool) {
      return bool.value();
    } else if (value instanceof Variant.Int integer) {
      return integer.value();
    } else if (value instanceof Variant.Float real) {
      return real.value();
    } else if (value instanceof Variant.Value other) {
      return other.value();
    } else if (value instanceof Variant.Packed packed) {
      return packed.array();
    } else if (value instanceof Variant.Array array) {
      return toList(array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return toMap(dictionary);
    } else if (value instanceof Variant.Raw raw) {
      return toJava(raw.decode());
    }
    return value instanceof Variant.Nil ? null : value;
  }

  private static List<@Nullable Object> toList(Variant.Array array) {
    List<@Nullable Object> elements = new ArrayList<>(array.elements().size());
    for (Variant element : array.elements()) {
      elements.add(toJava(element));
    }
    return elements;
  }

  private static Map<@Nullable Object, @Nullable Object> toMap(Variant.Dictionary dictionary) {
    Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      entries.put(toJava(entry.getKey()), toJava(entry.getValue()));
    }
    return entries;
  }
}

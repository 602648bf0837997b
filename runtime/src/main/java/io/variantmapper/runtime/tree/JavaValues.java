package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.EqualHashCodes;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketOutput;
import io.variantmapper.runtime.types.Steps;
import io.variantmapper.runtime.types.TypeTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** Converts plain Java values to trees and back. */
public final class JavaValues {
  private JavaValues() {}

  /** Returns a Java value as a tree. */
  public static Variant toVariant(@Nullable Object value) {
    return toVariant(value, ReadLimits.DEFAULT.maxDepth());
  }

  /** Returns a Java value as a tree whose depth is at most {@code room} containers. */
  private static Variant toVariant(@Nullable Object value, int room) {
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
    } else if (isArray(value)) {
      return ofElements((Iterable<?>) value, inside(room));
    } else if (value instanceof Map<?, ?> entries) {
      return ofEntries(entries, inside(room));
    }
    return ofGodotValue(value);
  }

  /**
   * Returns whether a value becomes an Array of its elements. An Iterable that is also a map or a
   * text does not, nor does a Comparable one, because a {@code Path} contains itself.
   */
  private static boolean isArray(Object value) {
    return value instanceof Iterable
        && !(value instanceof Comparable || value instanceof Map || value instanceof CharSequence);
  }

  private static int inside(int room) {
    if (room == 0) {
      throw new IllegalArgumentException("Deeper than the limit; a cycle in the objects?");
    }
    return room - 1;
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
    return ofGodotValue(number);
  }

  private static Variant ofElements(Iterable<?> values, int room) {
    List<Variant> elements = new ArrayList<>();
    for (Object value : values) {
      elements.add(toVariant(value, room));
    }
    return new Variant.Array(elements);
  }

  private static Variant ofEntries(Map<?, ?> values, int room) {
    VariantMap entries = new VariantMap(values.size());
    for (Map.Entry<?, ?> value : values.entrySet()) {
      entries.add(toVariant(value.getKey(), room), toVariant(value.getValue(), room));
    }
    return new Variant.Dictionary(entries);
  }

  private static Variant ofGodotValue(Object value) {
    VariantType type = TypeTable.typeOf(value.getClass());
    if (type == null) {
      throw new IllegalArgumentException(value.getClass().getSimpleName()
          + " has no Variant type. Give null, a Boolean, a Number of Java's own, text, an enum, a"
          + " type of io.variantmapper.runtime.value, an array that Variant.Packed takes, an"
          + " Iterable or a Map.");
    }
    return type.isPackedArray() ? new Variant.Packed(type, value) : new Variant.Value(type, value);
  }

  /**
   * Writes a Java value directly, if possible; the output checks the depth. A map with keys that
   * are not Strings is first converted to a tree, because keys that differ in Java, such as 1 and
   * 1L, can be equal to an engine.
   */
  public static void write(PacketOutput out, @Nullable Object value) {
    if (value != null && isArray(value)) {
      writeElements(out, (Iterable<?>) value);
    } else if (value instanceof ConcurrentMap<?, ?> entries) {
      // Copied because the count is written first, and other threads may change the map.
      writeEntries(out, new LinkedHashMap<>(entries));
    } else if (value instanceof Map<?, ?> entries) {
      writeEntries(out, entries);
    } else if (value != null && value.getClass().isArray()) {
      writeArray(out, value);
    } else {
      TreeCodec.write(out, leaf(out, value));
    }
  }

  /**
   * Writes a packed array without a tree, so that the message about a null element has its path.
   */
  private static void writeArray(PacketOutput out, Object array) {
    VariantType type = TypeTable.typeOf(array.getClass());
    if (type == null) {
      TreeCodec.write(out, leaf(out, array));
    } else {
      TypeTable.write(out, type, array);
    }
  }

  private static void writeEntries(PacketOutput out, Map<?, ?> entries) {
    if (!areStrings(entries.keySet())) {
      TreeCodec.write(out, leaf(out, entries));
      return;
    }
    Containers.beginDictionary(out, ContainerType.UNTYPED, ContainerType.UNTYPED, entries.size());
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      write(out, entry.getKey());
      write(out, entry.getValue());
    }
    Nesting.end(out, "endDictionary()", true);
  }

  private static boolean areStrings(Set<?> keys) {
    for (Object key : keys) {
      if (!(key instanceof String)) {
        return false;
      }
    }
    return true;
  }

  private static void writeElements(PacketOutput out, Iterable<?> elements) {
    List<@Nullable Object> copy = new ArrayList<>();
    for (Object element : elements) {
      copy.add(element);
    }
    Containers.beginArray(out, ContainerType.UNTYPED, copy.size());
    for (Object element : copy) {
      write(out, element);
    }
    Nesting.end(out, "endArray()", false);
  }

  private static Variant leaf(PacketOutput out, @Nullable Object value) {
    try {
      return toVariant(value, Steps.format(out).limits().maxDepth());
    } catch (IllegalArgumentException e) {
      throw Steps.unsupported(out, String.valueOf(e.getMessage()));
    }
  }

  /** Returns a tree as a plain Java value. */
  public static @Nullable Object toJava(Variant value) {
    if (value instanceof Variant.Bool bool) {
      return bool.value();
    } else if (value instanceof Variant.Int integer) {
      return integer.value();
    } else if (value instanceof Variant.Float real) {
      return real.value();
    } else if (value instanceof Variant.Value other && other.type() != VariantType.CALLABLE) {
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
    EqualHashCodes hashCodes = new EqualHashCodes();
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      Object key = toJava(entry.getKey());
      if (hashCodes.isCrowdedBy(Objects.hashCode(key), entries.size())) {
        throw new MalformedPacketException(hashCodes.message(), 0);
      }
      entries.put(key, toJava(entry.getValue()));
    }
    return entries;
  }
}

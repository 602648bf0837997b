package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.EqualHashCodes;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.KeyComparisons;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.PacketInput;
import io.variantmapper.runtime.types.PacketOutput;
import io.variantmapper.runtime.types.Snapshots;
import io.variantmapper.runtime.types.TypeTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Converts plain Java values to trees and back. */
public final class JavaValues {
  /** The packet into which the tree is written; null if the tree is returned to the user. */
  private final @Nullable PacketOutput out;

  /**
   * The path to the current value, for messages: for each collection around it, the index or key
   * that leads to the value. An entry is null while a key itself is converted.
   */
  private List<@Nullable Object> path = List.of();

  private JavaValues(@Nullable PacketOutput out) {
    this.out = out;
  }

  /** Returns a Java value as a tree. */
  public static Variant toVariant(@Nullable Object value) {
    return new JavaValues(null).convert(value);
  }

  private Variant convert(@Nullable Object value) {
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
      return ofElements((Iterable<?>) value);
    } else if (value instanceof Map<?, ?> entries) {
      return ofEntries(entries);
    }
    return ofGodotValue(value);
  }

  /**
   * Returns whether a value becomes an Array of its elements. An Iterable that is also a Map, a
   * CharSequence or a Comparable does not become an Array. For example, a {@code Path} is
   * Comparable. Its elements are Paths that contain themselves, so their Array would never end.
   */
  private static boolean isArray(Object value) {
    return value instanceof Iterable
        && !(value instanceof Comparable || value instanceof Map || value instanceof CharSequence);
  }

  /** Adds a collection to the path, or throws an exception if the collection is nested too deep. */
  private void enter() {
    int limit = (out == null ? ReadLimits.DEFAULT : PacketAccess.format(out).limits()).maxDepth();
    if (path.size() == limit) {
      throw refused("Deeper than " + limit + " containers", "; a cycle in the objects?");
    }
    if (path.isEmpty()) {
      // Created only here, because most values are not collections, and do not need this list.
      path = new ArrayList<>();
    }
    path.add(null);
  }

  private Variant ofNumber(Number number) {
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

  private Variant ofElements(Iterable<?> values) {
    enter();
    int level = path.size() - 1;
    List<Variant> elements = new ArrayList<>();
    for (Object value : values) {
      path.set(level, elements.size());
      elements.add(convert(value));
    }
    path.remove(level);
    return new Variant.Array(elements);
  }

  private Variant ofEntries(Map<?, ?> values) {
    enter();
    int level = path.size() - 1;
    VariantMap entries = new VariantMap(values.size());
    for (Map.Entry<?, ?> value : values.entrySet()) {
      path.set(level, null);
      Variant key = convert(value.getKey());
      path.set(level, key);
      entries.add(key, convert(value.getValue()));
    }
    path.remove(level);
    return new Variant.Dictionary(entries);
  }

  private Variant ofGodotValue(Object value) {
    VariantType type = TypeTable.typeOf(value.getClass());
    if (type == null) {
      throw refused(
          nameOf(value.getClass()) + " has no Variant type",
          ". Pass null, a Boolean, a boxed primitive number, text, an enum constant, an instance of"
              + " a class in io.variantmapper.runtime.value, an array that Variant.Packed takes, an"
              + " Iterable or a Map.");
    }
    try {
      return TreeCodec.leaf(type, value);
    } catch (IllegalArgumentException e) {
      throw refused(String.valueOf(e.getMessage()), "");
    }
  }

  /**
   * Returns the name of a class as it appears in source code. An anonymous class, for example, does
   * not have such a name. In that case, returns the name of the class file.
   */
  private static String nameOf(Class<?> type) {
    String name = type.getCanonicalName();
    return name == null ? type.getName() : name;
  }

  private RuntimeException refused(String what, String advice) {
    StringBuilder text = new StringBuilder();
    for (int level = 0; level < path.size(); level++) {
      level = PacketDiagnosis.skipMiddle(text, level, path.size());
      text.append(step(path.get(level)));
    }
    return out == null
        ? new IllegalArgumentException(what + " at $" + text + advice)
        : new UnsupportedVariantException(
            what,
            PacketAccess.position(out),
            PacketDiagnosis.pathToNext(out, false) + text,
            advice);
  }

  private static String step(@Nullable Object indexOrKey) {
    if (indexOrKey instanceof Variant key) {
      String text = VariantMethods.textOf(key);
      if (text != null) {
        return PacketDiagnosis.textStep(text);
      }
      boolean isNumber = key instanceof Variant.Int || key instanceof Variant.Float;
      return "[" + key.type().godotName() + (isNumber ? " " + key : "") + "]";
    }
    return indexOrKey == null ? "" : "[" + indexOrKey + "]";
  }

  /**
   * Writes a Java value, without a tree if possible. The output checks the depth. A map with keys
   * that are not Strings is first converted to a tree, because keys that differ in Java, such as 1
   * and 1L, can be equal for an engine.
   */
  public static void write(PacketOutput out, @Nullable Object value) {
    if (value != null && isArray(value)) {
      writeElements(out, (Iterable<?>) value);
    } else if (value instanceof Map<?, ?> entries) {
      writeEntries(out, Snapshots.of(entries));
    } else if (value != null && value.getClass().isArray()) {
      writeArray(out, value);
    } else {
      TreeCodec.write(out, leaf(out, value));
    }
  }

  /**
   * Writes a packed array without a tree, so that the message about a null element contains the
   * path of the array.
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
    return new JavaValues(out).convert(value);
  }

  /**
   * Returns a tree as a plain Java value.
   *
   * @param in the packet from which the tree was read; null if it is not known
   */
  public static @Nullable Object toJava(Variant tree, @Nullable PacketInput in) {
    try {
      return new ToJava(tree, in).convert(tree);
    } catch (StackOverflowError e) {
      throw tooDeep(e);
    }
  }

  private static MalformedPacketException tooDeep(StackOverflowError cause) {
    MalformedPacketException deep = new MalformedPacketException(
        "Too deep for the stack of this thread",
        0,
        "$",
        ". Lower the limit with ReadLimits.withMaxDepth, or give the thread a larger stack.");
    deep.addSuppressed(cause);
    return deep;
  }

  /** Converts one tree. */
  private static final class ToJava {
    /** The depth for sizes that count all nested values. */
    private static final int UNLIMITED = Integer.MAX_VALUE;

    private final Variant tree;

    /** The packet from which the tree was read; null if it is not known. */
    private final @Nullable PacketInput in;

    /** The comparisons of keys so far, if {@link #in} is null; null if there are none. */
    private @Nullable KeyComparisons comparisons;

    private ToJava(Variant tree, @Nullable PacketInput in) {
      this.tree = tree;
      this.in = in;
    }

    private @Nullable Object convert(Variant value) {
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
        return convert(raw.decode());
      }
      return value instanceof Variant.Nil ? null : value;
    }

    private List<@Nullable Object> toList(Variant.Array array) {
      List<@Nullable Object> elements = new ArrayList<>(array.elements().size());
      for (Variant element : array.elements()) {
        elements.add(convert(element));
      }
      return elements;
    }

    private Map<@Nullable Object, @Nullable Object> toMap(Variant.Dictionary dictionary) {
      Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
      EqualHashCodes hashCodes = new EqualHashCodes(true);
      for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
        long before = compared();
        Object key = convert(entry.getKey());
        int equal = hashCodes.count(key, entries.size());
        if (equal > 0
            && !comparisons()
                .add(equal, VariantMethods.size(entry.getKey(), UNLIMITED), compared() - before)) {
          throw in == null
              ? new MalformedPacketException(hashCodes.message(), 0)
              : PacketAccess.malformed(in, hashCodes.message());
        }
        entries.put(key, convert(entry.getValue()));
      }
      return entries;
    }

    private KeyComparisons comparisons() {
      if (in != null) {
        return PacketAccess.comparisons(in);
      } else if (comparisons == null) {
        comparisons = new KeyComparisons(VariantMethods.size(tree, UNLIMITED));
      }
      return comparisons;
    }

    private long compared() {
      return in == null && comparisons == null ? 0 : comparisons().compared();
    }
  }
}

package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** Makes {@link Variant} trees of packets and of plain Java values, and the other way round. */
final class VariantTree {
  private VariantTree() {}

  static Variant read(VariantReader in) {
    VariantType type = in.peekType();
    if (type == VariantType.DICTIONARY) {
      return readDictionary(in);
    } else if (type == VariantType.ARRAY) {
      return readArray(in);
    } else if (type == VariantType.OBJECT) {
      return readObject(in);
    }
    return readOther(in, type);
  }

  private static Variant readOther(VariantReader in, VariantType type) {
    if (type == VariantType.STRING) {
      return new Variant.Value(type, in.readString());
    } else if (type == VariantType.INT) {
      return new Variant.Int(in.readLong());
    } else if (type == VariantType.FLOAT) {
      return new Variant.Float(in.readDouble());
    } else if (type == VariantType.BOOL) {
      return new Variant.Bool(in.readBoolean());
    } else if (type.isPackedArray()) {
      return new Variant.Packed(type, in.readPackedArray(type));
    }
    return in.readNil() ? Variant.Nil.INSTANCE : new Variant.Value(type, in.readContent(type));
  }

  private static Variant readArray(VariantReader in) {
    int header = in.nextHeader();
    in.enter();
    ContainerType type = in.takeContainerType(header, Header.FIRST_KIND_SHIFT);
    boolean shared = in.isShared();
    int count = in.takeChildCount(1);
    List<Variant> elements = new ArrayList<>(in.capacity(count));
    for (int i = 0; i < count; i++) {
      Variant element = type.fit(read(in));
      if (element != null) {
        elements.add(element);
      }
    }
    in.endArray();
    return new Variant.Array(elements, type, shared);
  }

  private static Variant readDictionary(VariantReader in) {
    int header = in.nextHeader();
    in.enter();
    ContainerType keyType = in.takeContainerType(header, Header.FIRST_KIND_SHIFT);
    ContainerType valueType = in.takeContainerType(header, Header.SECOND_KIND_SHIFT);
    boolean shared = in.isShared();
    int count = in.takeChildCount(2);
    VariantMap entries = VariantMap.forEntries(in.capacity(count));
    for (int i = 0; i < count; i++) {
      int keyStart = in.position;
      in.beginKey();
      Variant key = keyType.fit(read(in));
      in.endKey();
      Variant value = read(in);
      if (key != null && !addEntry(in, entries, key, value)) {
        throw in.repeatedKey(keyStart);
      }
    }
    in.endDictionary();
    return new Variant.Dictionary(entries, keyType, valueType, shared);
  }

  /** Whether the entry may be there: its key is new, or may come twice. */
  private static boolean addEntry(
      VariantReader in, VariantMap entries, Variant key, Variant value) {
    if (VariantEquality.isOnlyItself(key, in.format().isGodot4())) {
      entries.addNew(key, value);
      return true;
    }
    return entries.add(key, value) || in.format().leniency().duplicateKeys();
  }

  /** An Object as its id, or with its properties: a class name, a count, names and values. */
  private static Variant readObject(VariantReader in) {
    if (in.format().isGodot2() || Header.is64(in.peekHeader())) {
      return new Variant.Value(VariantType.OBJECT, in.readObjectId());
    }
    in.nextHeader();
    in.enter();
    String className = in.takeString();
    List<Variant.Property> properties = new ArrayList<>();
    if (!className.isEmpty()) {
      int count = in.takePropertyCount();
      for (int i = 0; i < count; i++) {
        properties.add(new Variant.Property(in.takeString(), read(in)));
      }
    }
    in.endDictionary();
    return new Variant.FullObject(className, properties);
  }

  /** Refuses values that engines drop; what is in a raw one is not looked at. */
  static void checkType(ContainerType type, Iterable<Variant> values) {
    // Most have no type, so that nobody need look at their values.
    if (type.kind() != ContainerType.Kind.UNTYPED) {
      for (Variant value : values) {
        if (!(value instanceof Variant.Raw) && type.fit(value) == null) {
          throw new IllegalArgumentException(
              "Engines drop " + value.type().godotName() + " from a container of " + type);
        }
      }
    }
  }

  /** Refuses what is written as another type, or as none. */
  static void checkContent(VariantType type, boolean packed, Object content) {
    VariantType found =
        content instanceof String ? VariantType.STRING : PackedArrayWriter.typeOf(content);
    if (found != type || type.isPackedArray() != packed) {
      String kind = packed ? "A Packed of " : "A Value of ";
      String name = content == null ? null : content.getClass().getSimpleName();
      throw new IllegalArgumentException(kind + type.godotName() + " can't hold " + name);
    }
  }

  static void write(VariantWriter out, Variant value) {
    if (value instanceof Variant.Array array) {
      writeArray(out, array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(out, dictionary);
    } else if (value instanceof Variant.FullObject object) {
      writeObject(out, object);
    } else {
      writeOther(out, value);
    }
  }

  private static void writeOther(VariantWriter out, Variant value) {
    if (value instanceof Variant.Value text && text.type() == VariantType.STRING) {
      out.writeString((String) text.value());
    } else if (value instanceof Variant.Bool bool) {
      out.writeBoolean(bool.value());
    } else if (value instanceof Variant.Int integer) {
      out.writeInt(integer.value());
    } else if (value instanceof Variant.Float real) {
      out.writeFloat(real.value());
    } else if (value instanceof Variant.Packed packed) {
      out.writePackedArray(packed.type(), packed.array());
    } else if (value instanceof Variant.Value other) {
      out.writeContent(other.type(), other.value());
    } else if (value instanceof Variant.Raw raw) {
      out.writeRaw(raw);
    } else {
      out.writeNil();
    }
  }

  private static void writeArray(VariantWriter out, Variant.Array array) {
    out.beginArray(array.elementType(), array.elements().size());
    out.markShared(array.shared());
    for (Variant element : array.elements()) {
      write(out, element);
    }
    out.endArray();
  }

  private static void writeDictionary(VariantWriter out, Variant.Dictionary dictionary) {
    Map<Variant, Variant> entries = dictionary.entries();
    out.beginDictionary(dictionary.keyType(), dictionary.valueType(), entries.size());
    out.markShared(dictionary.shared());
    for (Map.Entry<Variant, Variant> entry : entries.entrySet()) {
      write(out, entry.getKey());
      write(out, entry.getValue());
    }
    out.endDictionary();
  }

  private static void writeObject(VariantWriter out, Variant.FullObject object) {
    out.beginObject(object.className(), object.properties().size());
    for (Variant.Property property : object.properties()) {
      out.putString(property.name());
      write(out, property.value());
    }
    out.endDictionary();
  }

  static Variant toVariant(@Nullable Object value) {
    return toVariant(value, ReadLimits.DEFAULT.maxDepth());
  }

  /** A tree of containers inside each other, as many as {@code room} at most. */
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

  /** Whether a value is written as its elements; a path, one of its own names, is not. */
  private static boolean isArray(Object value) {
    return value instanceof Iterable && !(value instanceof Comparable);
  }

  private static int inside(int room) {
    if (room == 0) {
      throw new IllegalArgumentException("Deeper than the limit; a cycle in the objects?");
    }
    return room - 1;
  }

  /**
   * The same, written at once: the writer finds what lies too deep. Keys that are no Strings may be
   * different in Java and the same to an engine, as 1 and 1L are: these become a tree first.
   */
  static void writeJava(VariantWriter out, @Nullable Object value) {
    if (value != null && isArray(value)) {
      writeElements(out, (Iterable<?>) value);
    } else if (value instanceof ConcurrentMap<?, ?> entries) {
      // The count comes first, and other threads may change it.
      writeEntries(out, new LinkedHashMap<>(entries));
    } else if (value instanceof Map<?, ?> entries) {
      writeEntries(out, entries);
    } else {
      out.writeVariant(leaf(out, value));
    }
  }

  private static void writeEntries(VariantWriter out, Map<?, ?> entries) {
    if (!areStrings(entries.keySet())) {
      out.writeVariant(leaf(out, entries));
      return;
    }
    out.beginDictionary(entries.size());
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      writeJava(out, entry.getKey());
      writeJava(out, entry.getValue());
    }
    out.endDictionary();
  }

  private static boolean areStrings(Set<?> keys) {
    for (Object key : keys) {
      if (!(key instanceof String)) {
        return false;
      }
    }
    return true;
  }

  private static void writeElements(VariantWriter out, Iterable<?> elements) {
    List<@Nullable Object> copy = new ArrayList<>();
    for (Object element : elements) {
      copy.add(element);
    }
    out.beginArray(copy.size());
    for (Object element : copy) {
      writeJava(out, element);
    }
    out.endArray();
  }

  private static Variant leaf(VariantWriter out, @Nullable Object value) {
    try {
      return toVariant(value, out.format().limits().maxDepth());
    } catch (IllegalArgumentException e) {
      throw out.unsupported(String.valueOf(e.getMessage()));
    }
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
    VariantType type = PackedArrayWriter.typeOf(value);
    if (type == null) {
      throw new IllegalArgumentException(value.getClass().getSimpleName()
          + " has no Variant type. Give null, a Boolean, a Number of Java's own, text, an enum, a"
          + " type of io.variantmapper.runtime.value, an array that Variant.Packed takes, an"
          + " Iterable or a Map.");
    }
    return type.isPackedArray() ? new Variant.Packed(type, value) : new Variant.Value(type, value);
  }

  static @Nullable Object toJava(Variant value) {
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
    KeyHashes hashes = new KeyHashes(null);
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      Object key = toJava(entry.getKey());
      hashes.check(key, entries.size());
      entries.put(key, toJava(entry.getValue()));
    }
    return entries;
  }
}

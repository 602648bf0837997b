package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.DiagnosedInput;
import io.variantmapper.runtime.packet.DiagnosedOutput;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.PacketInput;
import io.variantmapper.runtime.types.PacketOutput;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads any value as a tree, and writes trees. */
public final class TreeCodec {
  /**
   * The maximum depth of keys inside keys: a key can be a Dictionary, which has keys itself. The
   * maximum is small because comparing two keys also compares all keys in them.
   */
  private static final int MAX_KEYS_INSIDE_KEYS = 8;

  /** The depth to which the size of a packet is counted before it is written. */
  public static final int SIZE_DEPTH = 24;

  private TreeCodec() {}

  /** Returns the value of a whole packet as a tree. */
  public static Variant decode(byte[] packet, VariantFormat format) {
    int length = Objects.requireNonNull(packet, "packet").length;
    DiagnosedInput in = new DiagnosedInput(packet, 0, length, format);
    try {
      Variant value = read(in);
      PacketAccess.requireEnd(in);
      return value;
    } catch (StackOverflowError e) {
      throw PacketDiagnosis.refused(in, e);
    }
  }

  /** Returns a tree as a whole packet. */
  public static byte[] encode(Variant value, VariantFormat format) {
    DiagnosedOutput out = new DiagnosedOutput(format, VariantMethods.size(value, SIZE_DEPTH));
    write(out, value);
    byte[] bytes = PacketAccess.bytes(out);
    int size = PacketAccess.position(out);
    return size == bytes.length ? bytes : Arrays.copyOf(bytes, size);
  }

  /** Reads a value as a tree. */
  public static Variant read(PacketInput in) {
    return read(in, 0);
  }

  /** Reads the key of a Dictionary as a tree. */
  public static Variant readKey(PacketInput in) {
    return readKey(in, 1);
  }

  private static Variant readKey(PacketInput in, int keys) {
    if (keys > MAX_KEYS_INSIDE_KEYS) {
      throw PacketAccess.malformed(in, "Keys inside keys deeper than " + MAX_KEYS_INSIDE_KEYS);
    }
    return read(in, keys);
  }

  /**
   * Reads a value as a tree.
   *
   * @param keys the number of Dictionary keys around the value, including the value itself if it is
   *     a key
   */
  private static Variant read(PacketInput in, int keys) {
    Nesting.requireStack(in);
    VariantType type = PacketAccess.nextType(in);
    if (type == VariantType.NIL) {
      return readNil(in);
    } else if (type == VariantType.BOOL) {
      return new Variant.Bool(Numbers.readBoolean(in));
    } else if (type == VariantType.INT) {
      return new Variant.Int(Numbers.readLong(in));
    } else if (type == VariantType.FLOAT) {
      return new Variant.Float(Numbers.readDouble(in));
    } else if (type == VariantType.ARRAY) {
      return readArray(in, keys);
    } else if (type == VariantType.DICTIONARY) {
      return readDictionary(in, keys);
    }
    return type == VariantType.OBJECT ? readObject(in, keys) : readContent(in, type);
  }

  private static Variant readNil(PacketInput in) {
    Numbers.readNil(in);
    return Variant.Nil.INSTANCE;
  }

  private static Variant readContent(PacketInput in, VariantType type) {
    return leaf(type, TypeTable.read(in, type));
  }

  /** Returns a leaf of a tree; throws if {@code content} does not belong to {@code type}. */
  static Variant leaf(VariantType type, Object content) {
    return type.isPackedArray()
        ? new Variant.Packed(type, content)
        : new Variant.Value(type, content);
  }

  private static Variant readArray(PacketInput in, int keys) {
    int header = PacketAccess.nextHeader(in);
    ContainerType type = Containers.takeElementType(in, header);
    boolean shared = Containers.isShared(in);
    int count = Containers.open(in, 1);
    // Not a List, which would be copied twice.
    Variant[] elements = new Variant[Containers.capacity(in, count)];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      Variant element = asKept(type, read(in, keys));
      if (element != null) {
        if (kept == elements.length) {
          elements = Arrays.copyOf(elements, Math.min(2 * kept, count));
        }
        elements[kept++] = element;
      }
    }
    Containers.endArray(in);
    elements = kept == elements.length ? elements : Arrays.copyOf(elements, kept);
    return new Variant.Array(List.of(elements), type, shared);
  }

  /**
   * Returns {@code value} as engines keep it in a container whose values must have the type
   * {@code container}. For example, an int can become a float. Returns null if engines drop the
   * value.
   */
  private static @Nullable Variant asKept(ContainerType container, Variant value) {
    if (container.kind() == ContainerType.Kind.UNTYPED) {
      return value;
    }
    VariantType type = container.type();
    if (!VariantMethods.keeps(container, value.type())) {
      return null;
    } else if (type == VariantType.FLOAT && value instanceof Variant.Int integer) {
      return new Variant.Float(integer.value());
    } else if (type.isText() && value.type() != type && value instanceof Variant.Value other) {
      String text = other.value().toString();
      return new Variant.Value(type, type == VariantType.STRING ? text : new StringName(text));
    }
    return value;
  }

  private static Variant readDictionary(PacketInput in, int keys) {
    int header = PacketAccess.nextHeader(in);
    ContainerType keyType = Containers.takeKeyType(in, header);
    ContainerType valueType = Containers.takeValueType(in, header);
    boolean shared = Containers.isShared(in);
    int count = Containers.open(in, 2);
    VariantMap entries = VariantMap.forEntries(Containers.capacity(in, count));
    for (int i = 0; i < count; i++) {
      int keyStart = PacketAccess.position(in);
      Variant key = asKept(keyType, readKey(in, keys + 1));
      Variant value = read(in, keys);
      if (key != null && !addEntry(in, entries, key, value)) {
        PacketDiagnosis diagnosis = new PacketDiagnosis(in, keyStart);
        throw diagnosis.malformed("The key " + diagnosis.found() + " comes twice");
      }
    }
    Containers.endKeyed(in, "endDictionary()");
    return new Variant.Dictionary(entries, keyType, valueType, shared);
  }

  /** Adds an entry; returns false if its key is a duplicate that the format does not tolerate. */
  private static boolean addEntry(PacketInput in, VariantMap entries, Variant key, Variant value) {
    if (VariantMethods.isOnlyItself(key, PacketAccess.format(in).generation() == 4)) {
      entries.addNew(key, value);
      return true;
    }
    return entries.add(key, value) || PacketAccess.format(in).leniency().duplicateKeys();
  }

  /** Reads an Object: its id, or its class name and properties. */
  private static Variant readObject(PacketInput in, int keys) {
    if (PacketAccess.format(in).generation() == 2 || Layout.is64(PacketAccess.peekHeader(in))) {
      return readContent(in, VariantType.OBJECT);
    }
    PacketAccess.nextHeader(in);
    String className = Texts.take(in);
    List<Variant.Property> properties = new ArrayList<>();
    if (!className.isEmpty()) {
      int count = Containers.openProperties(in);
      for (int i = 0; i < count; i++) {
        properties.add(new Variant.Property(Texts.take(in), read(in, keys)));
      }
      Containers.endKeyed(in, "endProperties()");
    }
    return new Variant.FullObject(className, properties);
  }

  /** Writes a tree. */
  public static void write(PacketOutput out, Variant value) {
    if (value instanceof Variant.Value content) {
      writeValue(out, content);
    } else if (value instanceof Variant.Array array) {
      writeArray(out, array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(out, dictionary);
    } else if (value instanceof Variant.FullObject object) {
      writeObject(out, object);
    } else {
      writeLeaf(out, value);
    }
  }

  private static void writeValue(PacketOutput out, Variant.Value content) {
    if (content.value() instanceof String text) {
      Texts.write(out, VariantType.STRING, text);
    } else {
      TypeTable.write(out, content.type(), content.value());
    }
  }

  private static void writeLeaf(PacketOutput out, Variant value) {
    if (value instanceof Variant.Int integer) {
      Numbers.writeLong(out, integer.value());
    } else if (value instanceof Variant.Float real) {
      Numbers.writeDouble(out, real.value());
    } else if (value instanceof Variant.Bool bool) {
      Numbers.writeBoolean(out, bool.value());
    } else if (value instanceof Variant.Packed packed) {
      TypeTable.write(out, packed.type(), packed.array());
    } else if (value instanceof Variant.Raw raw) {
      writeRaw(out, raw);
    } else {
      Numbers.writeNil(out);
    }
  }

  private static void writeArray(PacketOutput out, Variant.Array array) {
    Containers.beginArray(out, array.elementType(), array.elements().size());
    Containers.markShared(out, array.shared());
    for (Variant element : array.elements()) {
      write(out, element);
    }
    Nesting.end(out, "endArray()", false);
  }

  private static void writeDictionary(PacketOutput out, Variant.Dictionary dictionary) {
    VariantMap entries = (VariantMap) dictionary.entries();
    Containers.beginDictionary(out, dictionary.keyType(), dictionary.valueType(), entries.size());
    Containers.markShared(out, dictionary.shared());
    for (int i = 0; i < entries.size(); i++) {
      write(out, entries.keyAt(i));
      write(out, entries.valueAt(i));
    }
    Nesting.end(out, "endDictionary()", true);
  }

  private static void writeObject(PacketOutput out, Variant.FullObject object) {
    Containers.beginObject(out, object.className(), object.properties().size());
    for (Variant.Property property : object.properties()) {
      Texts.put(out, property.name());
      write(out, property.value());
    }
    Nesting.end(out, "endObject()", false);
  }

  /**
   * Writes the bytes of a raw value without changes; throws if they mean something else in the
   * format of the packet.
   */
  public static void writeRaw(PacketOutput out, Variant.Raw raw) {
    if (!raw.format().hasSameBytesAs(PacketAccess.format(out))) {
      throw PacketAccess.unsupported(
          out,
          "A raw value of " + raw.format() + " means something else in "
              + PacketAccess.format(out));
    }
    // Each level takes at least two words, so the size gives an upper bound for the depth. The
    // depth is computed only if this bound is too large.
    if (Nesting.isTooDeep(out, raw.bytes().length / (2 * LittleEndian.WORD))) {
      Nesting.requireDepth(out, PacketDiagnosis.depthOf(raw.bytes(), raw.format()));
    }
    PacketAccess.putRaw(out, raw.bytes());
  }
}

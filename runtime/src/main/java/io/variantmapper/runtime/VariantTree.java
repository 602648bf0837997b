package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads and writes {@link Variant} trees. */
final class VariantTree {
  private VariantTree() {}

  static Variant read(VariantReader in) {
    VariantType type = in.peekType();
    if (type == VariantType.STRING) {
      return new Variant.Value(type, in.readString());
    } else if (type == VariantType.INT) {
      return new Variant.Int(in.readLong());
    } else if (type == VariantType.FLOAT) {
      return new Variant.Float(in.readDouble());
    } else if (type == VariantType.DICTIONARY) {
      return readDictionary(in);
    } else if (type == VariantType.ARRAY) {
      return readArray(in);
    } else if (type == VariantType.BOOL) {
      return new Variant.Bool(in.readBoolean());
    } else if (type == VariantType.OBJECT) {
      return readObject(in);
    } else if (type.isPackedArray()) {
      return new Variant.Packed(type, in.readContent(type));
    }
    return in.readNil() ? Variant.Nil.INSTANCE : new Variant.Value(type, in.readContent(type));
  }

  private static Variant readArray(VariantReader in) {
    int header = in.typedBits(in.nextHeader());
    in.enter();
    ContainerType type = in.takeContainerType(Header.kind(header, Header.FIRST_KIND_SHIFT));
    boolean shared = in.isShared();
    int count = in.takeChildCount(1);
    List<Variant> elements = new ArrayList<>(VariantReader.capacity(count));
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
    int header = in.typedBits(in.nextHeader());
    in.enter();
    ContainerType keyType = in.takeContainerType(Header.kind(header, Header.FIRST_KIND_SHIFT));
    ContainerType valueType = in.takeContainerType(Header.kind(header, Header.SECOND_KIND_SHIFT));
    boolean shared = in.isShared();
    int count = in.takeChildCount(2);
    VariantMap entries = VariantMap.forEntries(count);
    for (int i = 0; i < count; i++) {
      in.beginKey();
      Variant key = keyType.fit(read(in));
      in.endKey();
      Variant value = valueType.fit(read(in));
      if (key != null && value != null) {
        addEntry(in, entries, key, value);
      }
    }
    in.endDictionary();
    return new Variant.Dictionary(entries, keyType, valueType, shared);
  }

  private static void addEntry(VariantReader in, VariantMap entries, Variant key, Variant value) {
    if (!in.format().isGodot4() && holdsDictionary(key)) {
      entries.addNew(key, value);
    } else if (!entries.add(key, value) && !in.format().leniency().duplicateKeys()) {
      throw in.malformed("The key " + key + " comes twice");
    }
  }

  /** Before Godot 4 a Dictionary in a key is the same as itself only, not as one equal to it. */
  private static boolean holdsDictionary(Variant key) {
    if (key instanceof Variant.Array array) {
      for (Variant element : array.elements()) {
        if (holdsDictionary(element)) {
          return true;
        }
      }
    }
    return key instanceof Variant.Dictionary;
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

  static void write(VariantWriter out, Variant value) {
    if (value instanceof Variant.Nil) {
      out.writeNil();
    } else if (value instanceof Variant.Bool bool) {
      out.writeBoolean(bool.value());
    } else if (value instanceof Variant.Int integer) {
      out.writeInt(integer.value());
    } else if (value instanceof Variant.Float real) {
      out.writeFloat(real.value());
    } else if (value instanceof Variant.Array array) {
      writeArray(out, array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(out, dictionary);
    } else if (value instanceof Variant.Packed packed) {
      out.writeContent(packed.type(), packed.array());
    } else if (value instanceof Variant.Value other) {
      out.writeContent(other.type(), other.value());
    } else if (value instanceof Variant.FullObject object) {
      writeObject(out, object);
    } else if (value instanceof Variant.Raw raw) {
      out.writeRaw(raw);
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
}

package io.variantmapper.runtime.tree;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketOutput;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.types.Writing;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Map;

/** Writes trees. */
public final class TreeWriter {
  private TreeWriter() {}

  /** Writes a tree. */
  public static void write(PacketOutput out, Variant value) {
    if (value instanceof Variant.Array array) {
      writeArray(out, array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      writeDictionary(out, dictionary);
    } else if (value instanceof Variant.FullObject object) {
      writeObject(out, object);
    } else {
      writeLeaf(out, value);
    }
  }

  private static void writeLeaf(PacketOutput out, Variant value) {
    if (value instanceof Variant.Value content) {
      TypeTable.write(out, content.type(), content.value());
    } else if (value instanceof Variant.Int integer) {
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
    Containers.endArray(out);
  }

  private static void writeDictionary(PacketOutput out, Variant.Dictionary dictionary) {
    Map<Variant, Variant> entries = dictionary.entries();
    Containers.beginDictionary(out, dictionary.keyType(), dictionary.valueType(), entries.size());
    Containers.markShared(out, dictionary.shared());
    for (Map.Entry<Variant, Variant> entry : entries.entrySet()) {
      write(out, entry.getKey());
      write(out, entry.getValue());
    }
    Containers.endDictionary(out);
  }

  private static void writeObject(PacketOutput out, Variant.FullObject object) {
    Containers.beginObject(out, object.className(), object.properties().size());
    for (Variant.Property property : object.properties()) {
      Texts.put(out, property.name());
      write(out, property.value());
    }
    Containers.endObject(out);
  }

  /** Puts a value back that was taken along. */
  public static void writeRaw(PacketOutput out, Variant.Raw raw) {
    if (!raw.format().hasSameBytesAs(Writing.format(out))) {
      throw Writing.unsupported(
          out,
          "A raw value of " + raw.format() + " means something else in " + Writing.format(out));
    }
    // Two words a container: most values are too small to nest too deep.
    if (Nesting.isTooDeep(out, raw.bytes().length / (2 * LittleEndian.WORD))) {
      Nesting.requireDepth(out, PacketDiagnosis.depthOf(raw.bytes(), raw.format()));
    }
    Writing.putRaw(out, raw.bytes());
  }
}

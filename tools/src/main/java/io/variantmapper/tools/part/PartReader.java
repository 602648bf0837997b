package io.variantmapper.tools.part;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import org.jspecify.annotations.Nullable;

/**
 * Finds the parts of a packet.
 *
 * <pre>{@code
 * Part root = PartReader.read(new Packet(bytes, 0, VariantFormat.GODOT_4));
 * }</pre>
 */
public final class PartReader {
  private final Packet packet;

  private PartReader(Packet packet) {
    this.packet = packet;
  }

  /**
   * Returns the value of a packet with all values in it. Bytes after the value are ignored.
   *
   * @throws VariantException if the bytes are not a Variant of this format
   */
  public static Part read(Packet packet) {
    VariantReader in = new VariantReader(packet.bytes(), packet.format());
    return new PartReader(packet).read(in, 0, null, Part.Role.ROOT);
  }

  /** @param base the offset in the packet at which the reader starts */
  private Part read(VariantReader in, int base, @Nullable Part parent, Part.Role role) {
    Part part = new Part(packet, parent, role, base + in.offset(), in.peekType());
    if (part.type() == VariantType.ARRAY) {
      readElements(in, base, part);
    } else if (part.type() == VariantType.DICTIONARY) {
      readEntries(in, base, part);
    } else {
      in.skip();
      if (TypeName.hasProperties(part)) {
        readProperties(part);
      }
    }
    part.end(Math.min(base + in.offset(), packet.bytes().length));
    return part;
  }

  private void readElements(VariantReader in, int base, Part array) {
    int count = in.beginArray();
    for (int i = 0; i < count; i++) {
      array.add(read(in, base, array, Part.Role.ELEMENT));
    }
    in.endArray();
  }

  private void readEntries(VariantReader in, int base, Part dictionary) {
    int count = in.beginDictionary();
    for (int i = 0; i < count; i++) {
      Part key = read(in, base, dictionary, Part.Role.KEY);
      dictionary.add(key);
      Part value = read(in, base, dictionary, Part.Role.VALUE);
      value.setKey(key);
      dictionary.add(value);
    }
    in.endDictionary();
  }

  /**
   * Reads the properties of an Object, because a {@code VariantReader} can only skip an Object as a
   * whole.
   */
  private void readProperties(Part object) {
    TextBlock className = TextBlock.at(packet, object.offset() + Integer.BYTES);
    int offset = className.end();
    int count = packet.word(offset);
    offset += Integer.BYTES;
    for (int i = 0; i < count; i++) {
      TextBlock name = TextBlock.at(packet, offset);
      VariantFormat format = packet.format();
      int rest = packet.bytes().length - name.end();
      VariantReader in = new VariantReader(packet.bytes(), name.end(), rest, format);
      Part property = read(in, name.end(), object, Part.Role.PROPERTY);
      property.setName(name.text());
      object.add(property);
      offset = property.offset() + property.length();
    }
  }
}

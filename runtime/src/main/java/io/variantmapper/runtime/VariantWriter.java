package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes values into a packet, byte for byte as the engine of its format does, pad bytes zero.
 *
 * <p>A container is opened with its count, followed by exactly that many values (two an entry for a
 * Dictionary), and closed. Generated serializers do this; by hand it looks like this:
 *
 * <pre>{@code
 * VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
 * out.beginArray(2);
 * out.writeString("fire");
 * out.writeInt(3);
 * out.endArray();
 * byte[] packet = out.toByteArray();   // bytes_to_var(packet) == ["fire", 3]
 * }</pre>
 *
 * <p>Every {@code write} method throws {@link UnsupportedVariantException} where the format has no
 * such type, unless it says what it writes then. After an exception, reset the writer or drop it.
 *
 * <p>Reusable after {@link #reset}, without allocating again. Not safe for use by several threads.
 */
public final class VariantWriter extends FieldRunWriter {
  private final int maxDepth;
  private int depth;

  /** An empty writer; the format's depth limit holds for writing too. */
  public VariantWriter(VariantFormat format) {
    this(format, ExpectedSize.UNKNOWN);
  }

  /** An empty writer with room for {@code expectedSize} bytes, if that is known. */
  VariantWriter(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
    maxDepth = format.limits().maxDepth();
  }

  /** The format given when this writer was made. */
  public VariantFormat format() {
    return format;
  }

  /** Whether fields that are for {@code view} are written; generated code asks. */
  public boolean isInView(String view) {
    return format.isInView(view);
  }

  /** Forgets what was written and keeps the buffer. */
  public void reset() {
    size = 0;
    depth = 0;
  }

  /**
   * The writer's own buffer: the packet is in its first {@link #size()} bytes, and only until the
   * next write or reset. Not a copy.
   */
  public byte[] buffer() {
    return bytes;
  }

  /** The bytes written so far. */
  public int size() {
    return size;
  }

  /** A copy of the bytes written so far. */
  public byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  /** The bytes written, without a copy if they fill the buffer; this writer is of no more use. */
  byte[] release() {
    return size == bytes.length ? bytes : toByteArray();
  }

  /**
   * Opens an Array; {@code count} values follow, then {@link #endArray}.
   *
   * @throws UnsupportedVariantException if it would lie deeper than {@link ReadLimits#maxDepth()}
   * @throws IllegalArgumentException if {@code count} is negative
   */
  @Override
  public void beginArray(int count) {
    beginArray(ContainerType.UNTYPED, count);
  }

  /**
   * Opens a typed Array. The values are written as in an untyped one; that they fit is the caller's
   * business, for engines drop those that don't.
   *
   * @throws UnsupportedVariantException if it would lie too deep, or for a type before Godot 4.3
   */
  public void beginArray(ContainerType elementType, int count) {
    int kind = elementType.headerBits(Header.FIRST_KIND_SHIFT);
    if (kind != 0 && !format.hasTypedArrays()) {
      throw unsupported(format + " has no typed Array");
    }
    enter(VariantType.ARRAY, kind, count);
    putContainerType(elementType);
    putCount(count);
  }

  /** Closes the Array opened last. */
  @Override
  public void endArray() {
    depth--;
  }

  /**
   * Opens a Dictionary; {@code count} times a key and a value follow, then {@link #endDictionary}.
   *
   * @throws UnsupportedVariantException if it would lie deeper than {@link ReadLimits#maxDepth()}
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public void beginDictionary(int count) {
    beginDictionary(ContainerType.UNTYPED, ContainerType.UNTYPED, count);
  }

  /**
   * Opens a typed Dictionary; either side may be untyped.
   *
   * @throws UnsupportedVariantException if it would lie too deep, or for a type before Godot 4.4
   */
  public void beginDictionary(ContainerType keyType, ContainerType valueType, int count) {
    int kinds = keyType.headerBits(Header.FIRST_KIND_SHIFT)
        | valueType.headerBits(Header.SECOND_KIND_SHIFT);
    if (kinds != 0 && !format.hasTypedDictionaries()) {
      throw unsupported(format + " has no typed Dictionary");
    }
    enter(VariantType.DICTIONARY, kinds, count);
    putContainerType(keyType);
    putContainerType(valueType);
    putCount(count);
  }

  /** Closes the Dictionary opened last. */
  public void endDictionary() {
    depth--;
  }

  /**
   * Opens a mapped type and writes its first run, header and count included; its other values
   * follow, then {@link #endFields}.
   *
   * @throws UnsupportedVariantException if it would lie deeper than {@link ReadLimits#maxDepth()}
   */
  public void beginFields(FieldRun first) {
    deepen(((FieldRunTemplates) first).values());
    writeRun(first);
  }

  /** Closes the mapped type opened last. */
  public void endFields() {
    depth--;
  }

  /**
   * Writes the first run, header and count included, of a mapped type none of whose values is a
   * container: nothing lies deeper, so nothing is opened. Its other values follow.
   *
   * @throws UnsupportedVariantException if it would lie deeper than {@link ReadLimits#maxDepth()}
   */
  public void writeFields(FieldRun first) {
    checkDepth(((FieldRunTemplates) first).values());
    writeRun(first);
  }

  /**
   * Opens a Dictionary of some of these fields, as many as will be written into it.
   *
   * @throws UnsupportedVariantException if it would lie deeper than {@link ReadLimits#maxDepth()}
   */
  public FieldChanges beginChanges(FieldKeys keys) {
    beginDictionary(keys.size());
    return new FieldChanges(this, keys);
  }

  /** Writes the key at {@code index} as a String. */
  public void writeKey(FieldKeys keys, int index) {
    byte[] key = keys.encoded(index);
    int length = keys.encodedSize(index);
    if (length <= LittleEndian.BLOCK && size <= bytes.length - LittleEndian.BLOCK) {
      // What is copied too much is replaced by what comes next.
      LittleEndian.putBlock(bytes, size, key, 0);
    } else {
      ensure(length);
      System.arraycopy(key, 0, bytes, size, length);
    }
    size += length;
  }

  /**
   * Writes entries behind those of a mapped type's fields.
   *
   * @param extras keys, each a String or a Variant, and their values; null for none
   * @throws IllegalArgumentException for the key of a field
   */
  public void writeExtras(FieldKeys keys, @Nullable Map<?, Variant> extras) {
    if (extras == null) {
      return;
    }
    for (Map.Entry<?, Variant> extra : extras.entrySet()) {
      int start = size;
      Variant key = Variant.of(extra.getKey());
      writeVariant(key);
      if (isKey(keys, start)) {
        throw new IllegalArgumentException("The extra key " + key + " is that of a field");
      }
      writeVariant(extra.getValue());
    }
  }

  /** Whether the value that begins at {@code start} is a text by which a field is found. */
  private boolean isKey(FieldKeys keys, int start) {
    return format.isText(LittleEndian.getInt(bytes, start))
        && keys.find(
                bytes,
                start + 2 * LittleEndian.WORD,
                LittleEndian.getInt(bytes, start + LittleEndian.WORD))
            != VariantReader.UNKNOWN_FIELD;
  }

  /** Writes a tree, or nil for null. */
  public void writeVariant(@Nullable Variant value) {
    VariantTree.write(this, value == null ? Variant.Nil.INSTANCE : value);
  }

  /**
   * Writes any value that {@link Variant#of} takes, or nil for null.
   *
   * @throws UnsupportedVariantException if the format can't carry it, if its class has no Variant
   *     type, or if it lies too deep, as a list does that holds itself
   */
  public void writeAny(@Nullable Object value) {
    VariantTree.writeJava(this, value);
  }

  /** Sets the bit of the count written last that says "shared"; only Godot 2 has it. */
  void markShared(boolean shared) {
    if (shared && format.isGodot2()) {
      int count = size - LittleEndian.WORD;
      LittleEndian.putInt(bytes, count, LittleEndian.getInt(bytes, count) | ~Header.COUNT_MASK);
    }
  }

  /** Opens an Object with its properties: {@code count} times a name and a value follow. */
  void beginObject(String className, int count) {
    if (format.isGodot2()) {
      throw unsupported("GODOT_2 sends no content of an Object");
    }
    if (className.isEmpty() && count > 0) {
      throw unsupported("An Object without a class has no properties");
    }
    enter(VariantType.OBJECT, 0, count);
    putString(className);
    if (!className.isEmpty()) {
      putCount(count);
    }
  }

  /** Puts a value back that was taken along, with the padding that may lack at a packet's end. */
  void writeRaw(Variant.Raw raw) {
    if (!raw.format().hasSameBytesAs(format)) {
      throw unsupported("A raw value of " + raw.format() + " means something else in " + format);
    }
    checkDepthInside(raw.bytes());
    ensure(Padding.padded(raw.bytes().length));
    putPaddedBytes(raw.bytes());
  }

  /** Looks into a value only if it is large enough to nest too deep: two words a container. */
  private void checkDepthInside(byte[] value) {
    if (depth + value.length / (2 * LittleEndian.WORD) > maxDepth) {
      PacketWalker walker = new PacketWalker(value, value.length, format);
      if (walker.walk(0, depth) == PacketWalker.STOPPED) {
        throw unsupported(walker.problem);
      }
    }
  }

  private void enter(VariantType type, int flags, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("A count can't be negative: " + count);
    }
    deepen(count);
    ensure(2 * LittleEndian.WORD);
    putWord(id(type) | flags);
  }

  /** Goes into a container of {@code count} values. */
  private void deepen(int count) {
    checkDepth(count);
    depth++;
  }

  /** Refuses a container of {@code count} values too deep; an empty one counts as no deeper. */
  private void checkDepth(int count) {
    if (depth >= maxDepth && count > 0) {
      throw unsupported("Deeper than "
          + maxDepth
          + " containers, the limit of the format; a cycle in the objects?");
    }
  }

  private void putContainerType(ContainerType type) {
    if (type.kind() == ContainerType.Kind.BUILT_IN) {
      ensure(LittleEndian.WORD);
      putWord(id(type.type()));
    } else if (type.kind() != ContainerType.Kind.UNTYPED) {
      putString(type.name());
    }
  }

  /** Puts the count that is known only now. */
  void putCountAt(int at, int count) {
    LittleEndian.putInt(bytes, at, count);
  }

  private void putCount(int count) {
    ensure(LittleEndian.WORD);
    putWord(count);
  }
}

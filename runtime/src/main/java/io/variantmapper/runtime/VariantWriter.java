package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.DiagnosedOutput;
import io.variantmapper.runtime.tree.JavaValues;
import io.variantmapper.runtime.tree.TreeCodec;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.EngineValues;
import io.variantmapper.runtime.types.MathRow;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PackedNumbers;
import io.variantmapper.runtime.types.PackedVectors;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Projection;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Rect2i;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.value.Vector4i;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes a packet, byte for byte as the engine of the writer's format does. Pad bytes are zero.
 *
 * <p>A packet is one value. To write a container, open it with its count, write exactly that many
 * values (two for each entry of a Dictionary), and close it:
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
 * <p>Every {@code write} method throws {@link UnsupportedVariantException} if the format does not
 * have the type, unless the method's description names a substitute. The method throws
 * {@link IllegalStateException} if the innermost open container already has all its values, or if
 * the packet already has its value. After an exception, reset or discard the writer.
 *
 * <p>A writer is reusable after {@link #reset}, which keeps its buffer. It is not thread-safe.
 */
public final class VariantWriter extends DiagnosedOutput {
  /** {@link ExpectedSize#UNKNOWN}. */
  static final long UNKNOWN_SIZE = 31;

  /** {@link ExpectedSize#NIL}. */
  static final long NIL_SIZE = LittleEndian.WORD;

  /**
   * The {@code depth} that {@link VariantSerializer#encode} passes to {@code expectedSize}. From
   * each value to its n nested values, the depth decreases by at least log₂ n, so at most 2²⁴
   * objects are visited.
   */
  static final int SIZE_DEPTH = TreeCodec.SIZE_DEPTH;

  /** Creates an empty writer; the format's depth limit also applies to writing. */
  public VariantWriter(VariantFormat format) {
    this(format, UNKNOWN_SIZE);
  }

  /** Creates an empty writer with a buffer of {@code expectedSize} bytes, if the size is known. */
  VariantWriter(VariantFormat format, long expectedSize) {
    super(format, expectedSize == UNKNOWN_SIZE ? 0 : expectedSize);
  }

  /** Returns the format that was passed to the constructor. */
  public VariantFormat format() {
    return format;
  }

  /** Discards all written values and open containers, but keeps the buffer. */
  public void reset() {
    restart();
  }

  /**
   * Returns the writer's own buffer, not a copy. The first {@link #size()} bytes of the buffer are
   * the packet. They stay valid until the next write or reset.
   *
   * @throws IllegalStateException if nothing was written, or a container is still open
   */
  public byte[] buffer() {
    Nesting.requireWhole(this);
    return bytes;
  }

  /** Returns the number of bytes written so far. */
  public int size() {
    return position;
  }

  /**
   * Returns a copy of the packet.
   *
   * @throws IllegalStateException if nothing was written, or if a container is open
   */
  public byte[] toByteArray() {
    Nesting.requireWhole(this);
    return Arrays.copyOf(bytes, position);
  }

  /** Returns the buffer if the packet fills it; otherwise a copy. Don't use the writer again. */
  byte[] release() {
    Nesting.requireWhole(this);
    return position == bytes.length ? bytes : toByteArray();
  }

  /**
   * Opens an Array; write {@code count} values, then call {@link #endArray}.
   *
   * @throws UnsupportedVariantException if its values are deeper than {@link ReadLimits#maxDepth()}
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public void beginArray(int count) {
    beginArray(ContainerType.UNTYPED, count);
  }

  /**
   * Opens a typed Array. Values of other types are written, but engines drop them when reading.
   *
   * @throws UnsupportedVariantException for a typed Array in a format before Godot 4.3, or if its
   *     values are deeper than {@link ReadLimits#maxDepth()}
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public void beginArray(ContainerType elementType, int count) {
    Objects.requireNonNull(elementType, "elementType");
    Containers.beginArray(this, elementType, count);
  }

  /**
   * Closes the innermost open container, which must be an Array.
   *
   * @throws IllegalStateException if that container is not an Array, or if values are missing
   */
  public void endArray() {
    Nesting.end(this, "endArray()", false);
  }

  /**
   * Opens a Dictionary; write {@code count} keys, each with its value, then {@link #endDictionary}.
   *
   * @throws UnsupportedVariantException if its values are deeper than {@link ReadLimits#maxDepth()}
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public void beginDictionary(int count) {
    beginDictionary(ContainerType.UNTYPED, ContainerType.UNTYPED, count);
  }

  /**
   * Opens a typed Dictionary; the keys or the values may be untyped.
   *
   * @throws UnsupportedVariantException for a typed Dictionary in a format before Godot 4.4, or if
   *     its values are deeper than {@link ReadLimits#maxDepth()}
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public void beginDictionary(ContainerType keyType, ContainerType valueType, int count) {
    Objects.requireNonNull(keyType, "keyType");
    Objects.requireNonNull(valueType, "valueType");
    Containers.beginDictionary(this, keyType, valueType, count);
  }

  /**
   * Closes the innermost open container, which must be a Dictionary.
   *
   * @throws IllegalStateException if that container is not a Dictionary, or if values are missing
   */
  public void endDictionary() {
    Nesting.end(this, "endDictionary()", true);
  }

  /**
   * Writes one value with {@code serializer}.
   *
   * @param value passed to the serializer even if it is null; the serializer then writes nil
   * @throws IllegalStateException if the serializer does not write exactly one value
   */
  public <T> void write(VariantSerializer<T> serializer, @Nullable T value) {
    Objects.requireNonNull(serializer, "serializer");
    long balance = Nesting.balance(this);
    try {
      serializer.write(this, value);
    } catch (IllegalStateException e) {
      throw Nesting.inSerializer(this, e, serializer);
    }
    Nesting.requireOne(this, balance, serializer, "wrote");
  }

  /** Writes a tree, or nil for null. */
  public void writeVariant(@Nullable Variant value) {
    TreeCodec.write(this, value == null ? Variant.Nil.INSTANCE : value);
  }

  /**
   * Writes any value that {@link Variant#of} accepts, or nil for null.
   *
   * @throws UnsupportedVariantException if the value's class has no Variant type, or if containers
   *     are nested too deeply, as in a list that contains itself. Also thrown for an array with a
   *     null element, if the array is inside a map that does not have only Strings as keys
   * @throws NullPointerException for an array with a null element that is not inside such a map
   */
  public void writeAny(@Nullable Object value) {
    JavaValues.write(this, value);
  }

  /**
   * Writes a value that {@link VariantReader#readRaw} returned, or nil for null.
   *
   * @throws UnsupportedVariantException if the value was read in another format
   */
  public void writeRaw(Variant.@Nullable Raw value) {
    writeVariant(value);
  }

  /** Writes a nil, which is only a header. */
  public void writeNil() {
    Numbers.writeNil(this);
  }

  /** Writes a bool: 0 or 1 in 4 bytes. */
  public void writeBoolean(boolean value) {
    Numbers.writeBoolean(this, value);
  }

  /** Writes an int, as {@link #writeInt} does. */
  public void writeByte(byte value) {
    Numbers.writeInt(this, value);
  }

  /** Writes an int, as {@link #writeInt} does. */
  public void writeShort(short value) {
    Numbers.writeInt(this, value);
  }

  /** Writes an int in 4 bytes, or in 8 for Godot 3.0. */
  public void writeInt(int value) {
    Numbers.writeInt(this, value);
  }

  /**
   * Writes an int as the engine does: in 4 bytes if it fits (except in Godot 3.0), otherwise in 8.
   *
   * @throws UnsupportedVariantException in Godot 2 if the value does not fit into 32 bits
   */
  public void writeLong(long value) {
    Numbers.writeLong(this, value);
  }

  /** Writes a float, as {@link #writeDouble} does. */
  public void writeFloat(float value) {
    Numbers.writeDouble(this, value);
  }

  /**
   * Writes a float in 4 bytes if that is exact, otherwise in 8, as the engine does. A NaN takes 8
   * bytes and keeps its payload. In Godot 2, every float takes 4 bytes and is rounded.
   */
  public void writeDouble(double value) {
    Numbers.writeDouble(this, value);
  }

  /** Writes a String of one UTF-16 code unit, as {@link #writeString} does. */
  public void writeChar(char value) {
    writeString(String.valueOf(value));
  }

  /**
   * Writes a String, or nil for null.
   *
   * <p>A leading U+FEFF is written, as in the engine, but readers drop it.
   *
   * @throws UnsupportedVariantException if the text contains U+0000, at which an engine would cut
   *     it, or a lone surrogate that the format's {@link Leniency} refuses
   */
  public void writeString(@Nullable String value) {
    Texts.write(this, VariantType.STRING, value);
  }

  /** Writes a StringName, or nil for null, as {@link #writeString} does. Since Godot 4. */
  public void writeStringName(@Nullable StringName value) {
    Texts.write(this, VariantType.STRING_NAME, value == null ? null : value.value());
  }

  /**
   * Writes a NodePath, or nil for null. Pad bytes are zero; engines before 4.6.3 leave them
   * uninitialized. Godot 2 sends the last subname separately, as the property.
   */
  public void writeNodePath(@Nullable NodePath value) {
    TypeTable.writeOrNil(this, VariantType.NODE_PATH, value);
  }

  /** Writes an RID, or nil for null. Before Godot 4, writes only the header, without the id. */
  public void writeRid(@Nullable Rid value) {
    TypeTable.writeOrNil(this, VariantType.RID, value);
  }

  /** Writes an Object as its instance id, or nil for null. In Godot 2, the id is lost. */
  public void writeObjectId(@Nullable ObjectId value) {
    TypeTable.writeOrNil(this, VariantType.OBJECT, value);
  }

  /** Writes a Signal (its name and the id of its object), or nil for null. Since Godot 4. */
  public void writeSignal(@Nullable Signal value) {
    TypeTable.writeOrNil(this, VariantType.SIGNAL, value);
  }

  /** Writes a Callable as only a header, because engines send nothing more. Since Godot 4. */
  public void writeCallable() {
    EngineValues.writeCallable(this);
  }

  /** Writes an Image, or nil for null. Godot 2 only. */
  public void writeImage(@Nullable Image value) {
    TypeTable.writeOrNil(this, VariantType.IMAGE, value);
  }

  /** Writes an InputEvent, or nil for null. Godot 2 only. */
  public void writeInputEvent(@Nullable InputEvent value) {
    TypeTable.writeOrNil(this, VariantType.INPUT_EVENT, value);
  }

  /** Writes a Vector2 ({@code x y}), or nil for null. */
  public void writeVector2(@Nullable Vector2 value) {
    MathRow.VECTOR2.write(this, value);
  }

  /** Writes a Vector2i ({@code x y} as 32-bit ints), or nil for null. Since Godot 4. */
  public void writeVector2i(@Nullable Vector2i value) {
    MathRow.VECTOR2I.write(this, value);
  }

  /** Writes a Rect2 (position and size), or nil for null. */
  public void writeRect2(@Nullable Rect2 value) {
    MathRow.RECT2.write(this, value);
  }

  /** Writes a Rect2i (position and size as 32-bit ints), or nil for null. Since Godot 4. */
  public void writeRect2i(@Nullable Rect2i value) {
    MathRow.RECT2I.write(this, value);
  }

  /** Writes a Vector3 ({@code x y z}), or nil for null. */
  public void writeVector3(@Nullable Vector3 value) {
    MathRow.VECTOR3.write(this, value);
  }

  /** Writes a Vector3i ({@code x y z} as 32-bit ints), or nil for null. Since Godot 4. */
  public void writeVector3i(@Nullable Vector3i value) {
    MathRow.VECTOR3I.write(this, value);
  }

  /** Writes a Transform2D (the x axis, the y axis and the origin), or nil for null. */
  public void writeTransform2D(@Nullable Transform2D value) {
    MathRow.TRANSFORM_2D.write(this, value);
  }

  /** Writes a Vector4 ({@code x y z w}), or nil for null. Since Godot 4. */
  public void writeVector4(@Nullable Vector4 value) {
    MathRow.VECTOR4.write(this, value);
  }

  /** Writes a Vector4i ({@code x y z w} as 32-bit ints), or nil for null. Since Godot 4. */
  public void writeVector4i(@Nullable Vector4i value) {
    MathRow.VECTOR4I.write(this, value);
  }

  /** Writes a Plane (the normal, then d), or nil for null. */
  public void writePlane(@Nullable Plane value) {
    MathRow.PLANE.write(this, value);
  }

  /** Writes a Quaternion ({@code x y z w}), or nil for null. */
  public void writeQuaternion(@Nullable Quaternion value) {
    MathRow.QUATERNION.write(this, value);
  }

  /** Writes an AABB (position and size), or nil for null. */
  public void writeAabb(@Nullable Aabb value) {
    MathRow.AABB.write(this, value);
  }

  /** Writes a Basis (the matrix row by row), or nil for null. */
  public void writeBasis(@Nullable Basis value) {
    MathRow.BASIS.write(this, value);
  }

  /** Writes a Transform3D (the basis row by row, then the origin), or nil for null. */
  public void writeTransform3D(@Nullable Transform3D value) {
    MathRow.TRANSFORM_3D.write(this, value);
  }

  /** Writes a Projection (four columns), or nil for null. Since Godot 4. */
  public void writeProjection(@Nullable Projection value) {
    MathRow.PROJECTION.write(this, value);
  }

  /** Writes a Color ({@code r g b a} as 4-byte floats in every precision), or nil for null. */
  public void writeColor(@Nullable Color value) {
    MathRow.COLOR.write(this, value);
  }

  /** Writes a PackedByteArray (1 byte for each element, padded at the end), or nil for null. */
  public void writePackedByteArray(byte @Nullable [] values) {
    PackedNumbers.write(this, values);
  }

  /** Writes a PackedInt32Array (4 bytes for each element), or nil for null. */
  public void writePackedInt32Array(int @Nullable [] values) {
    PackedNumbers.write(this, values);
  }

  /** Writes a PackedInt64Array of 8-byte ints (before Godot 4, an Array), or nil for null. */
  public void writePackedInt64Array(long @Nullable [] values) {
    PackedNumbers.write(this, values);
  }

  /** Writes a PackedFloat32Array (4 bytes for each element), or nil for null. */
  public void writePackedFloat32Array(float @Nullable [] values) {
    PackedNumbers.write(this, values);
  }

  /** Writes a PackedFloat64Array of 8-byte floats (before Godot 4, an Array), or nil for null. */
  public void writePackedFloat64Array(double @Nullable [] values) {
    PackedNumbers.write(this, values);
  }

  /**
   * Writes a PackedStringArray, or nil for null. The length of each text includes the NUL at its
   * end.
   *
   * @throws UnsupportedVariantException for a text that {@link #writeString} refuses
   * @throws NullPointerException if an element is null; the message contains its index
   */
  public void writePackedStringArray(String @Nullable [] values) {
    Texts.writePacked(this, values);
  }

  /**
   * Writes a PackedVector2Array ({@code x y} for each element), or nil for null.
   *
   * @throws NullPointerException if an element is null; the message contains its index
   */
  public void writePackedVector2Array(Vector2 @Nullable [] values) {
    PackedVectors.write(this, MathRow.VECTOR2, values);
  }

  /**
   * Writes a PackedVector3Array ({@code x y z} for each element), or nil for null.
   *
   * @throws NullPointerException if an element is null; the message contains its index
   */
  public void writePackedVector3Array(Vector3 @Nullable [] values) {
    PackedVectors.write(this, MathRow.VECTOR3, values);
  }

  /**
   * Writes a PackedVector4Array ({@code x y z w} for each element), or nil for null. Since Godot
   * 4.3.
   *
   * @throws NullPointerException if an element is null; the message contains its index
   */
  public void writePackedVector4Array(Vector4 @Nullable [] values) {
    PackedVectors.write(this, MathRow.VECTOR4, values);
  }

  /**
   * Writes a PackedColorArray ({@code r g b a} as 4-byte floats for each element), or nil for null.
   *
   * @throws NullPointerException if an element is null; the message contains its index
   */
  public void writePackedColorArray(Color @Nullable [] values) {
    PackedVectors.write(this, MathRow.COLOR, values);
  }
}

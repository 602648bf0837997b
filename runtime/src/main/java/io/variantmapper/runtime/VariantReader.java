package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.DiagnosedInput;
import io.variantmapper.runtime.packet.PacketDiagnosis;
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
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values of a packet one after the other.
 *
 * <p>To read a container, open it to get its count, read its values one by one, and close it. A
 * number can be read as any Java type that holds it exactly; only {@link #readFloat} rounds. A
 * packed array can be read like an Array. Pad bytes may have any value, as in the engine.
 *
 * <pre>{@code
 * VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
 * int count = in.beginArray();
 * for (int i = 0; i < count; i++) {
 *   System.out.println(in.peekType() == VariantType.INT ? in.readInt() : in.readString());
 * }
 * in.endArray();
 * }</pre>
 *
 * <p>Every {@code read} method throws {@link MalformedPacketException} if the bytes end early or
 * are not a Variant, {@link UnexpectedVariantException} if the value has another type or does not
 * fit the Java type, and {@link UnsupportedVariantException} if the format has none of the types
 * that the method reads. The method throws {@link IllegalStateException} if all values of the
 * innermost open container have been read. After any exception, reset or discard the reader.
 *
 * <p>The bytes are not copied and must not change while they are read. A reader is reusable after
 * {@link #reset}. It is not thread-safe.
 */
public final class VariantReader extends DiagnosedInput {
  /**
   * Creates a reader of {@code packet}. Only {@link #readPacket} can refuse bytes after the value.
   *
   * @throws MalformedPacketException if the packet is larger than {@link ReadLimits#maxBytes()}
   */
  public VariantReader(byte[] packet, VariantFormat format) {
    this(packet, 0, Objects.requireNonNull(packet, "packet").length, format);
  }

  /**
   * Creates a reader of the {@code length} bytes that begin at index {@code offset}. Offsets in
   * messages count from this index.
   *
   * @throws IllegalArgumentException if the range is not inside the array
   * @throws MalformedPacketException if {@code length} is larger than {@link ReadLimits#maxBytes()}
   */
  public VariantReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
  }

  /**
   * Begins to read another packet. A server that reuses its reader allocates memory only for the
   * values of each packet.
   *
   * @throws IllegalArgumentException if the range is not inside the array
   * @throws MalformedPacketException if {@code length} is larger than {@link ReadLimits#maxBytes()}
   */
  public void reset(byte[] bytes, int offset, int length) {
    restart(bytes, offset, length);
  }

  /** Returns the format that was passed to the constructor. */
  public VariantFormat format() {
    return format;
  }

  /** Returns the number of bytes read so far. */
  public int offset() {
    return position - start;
  }

  /** Returns the type of the next value, which stays unread. */
  public VariantType peekType() {
    return nextType();
  }

  /** Skips the next value without decoding it; a container is skipped with its content. */
  public void skip() {
    TypeTable.skip(this);
  }

  /**
   * Skips the next value if it is nil. Any other value stays unread.
   *
   * @return whether it was nil
   */
  public boolean skipNil() {
    return Numbers.skipIfNil(this);
  }

  /**
   * Returns an initial capacity for a collection of {@code count} elements. All capacities together
   * are at most about an eighth of the packet's size, because a hostile packet can have fewer
   * elements than its counts claim.
   *
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public int capacity(int count) {
    return Containers.capacity(this, count);
  }

  /**
   * Opens an Array, typed or untyped, or any packed array.
   *
   * @return the number of elements; read each element, then call {@link #endArray}
   */
  public int beginArray() {
    return Containers.beginArray(this);
  }

  /**
   * Closes the innermost open container, which must be an array.
   *
   * @throws IllegalStateException if that container is not an array, or if elements are unread
   */
  public void endArray() {
    Containers.endArray(this);
  }

  /**
   * Opens a Dictionary, typed or untyped.
   *
   * @return the number of entries; read a key and a value for each, then call
   *     {@link #endDictionary}
   */
  public int beginDictionary() {
    return Containers.beginDictionary(this);
  }

  /**
   * Closes the innermost open container, which must be a Dictionary.
   *
   * @throws IllegalStateException if that container is not a Dictionary, or if entries are unread
   */
  public void endDictionary() {
    Containers.endKeyed(this, "endDictionary()");
  }

  /**
   * Reads one value with {@code serializer}.
   *
   * @throws IllegalStateException if the serializer does not read exactly one value
   */
  public <T> T read(VariantSerializer<T> serializer) {
    Objects.requireNonNull(serializer, "serializer");
    long balance = Nesting.balance(this);
    T value;
    try {
      value = serializer.read(this);
    } catch (IllegalStateException e) {
      throw Nesting.inSerializer(this, e, serializer);
    }
    Nesting.requireOne(this, balance, serializer, "read");
    return value;
  }

  /**
   * Reads one value into the object {@code existing} with {@code serializer}.
   *
   * @throws IllegalStateException if the serializer does not read exactly one value
   */
  public <T> void readInto(ReadIntoSerializer<T> serializer, T existing) {
    Objects.requireNonNull(serializer, "serializer");
    Objects.requireNonNull(existing, "existing");
    long balance = Nesting.balance(this);
    try {
      serializer.readInto(existing, this);
    } catch (IllegalStateException e) {
      throw Nesting.inSerializer(this, e, serializer);
    }
    Nesting.requireOne(this, balance, serializer, "read");
  }

  /**
   * Reads the value of a whole packet. Bytes after it are ignored, unless the format's
   * {@link Leniency} refuses them.
   *
   * @throws VariantException as {@link VariantSerializer#decode(byte[], VariantFormat)} does
   */
  public <T> T readPacket(VariantSerializer<T> serializer) {
    Objects.requireNonNull(serializer, "serializer");
    try {
      T value = read(serializer);
      requireEnd();
      return value;
    } catch (RuntimeException | StackOverflowError e) {
      throw PacketDiagnosis.refused(this, e);
    }
  }

  /** Reads any value as a tree. */
  public Variant readVariant() {
    return TreeCodec.read(this);
  }

  /** Reads any value as the Java value that {@link Variant#toJava} returns; a nil becomes null. */
  public @Nullable Object readAny() {
    return JavaValues.toJava(readVariant(), this);
  }

  /**
   * Reads the bytes of the next value without decoding it; {@link VariantWriter#writeRaw} writes
   * them unchanged. The structure of containers is checked, but texts and numbers are not.
   */
  public Variant.Raw readRaw() {
    if (inBytes || !isElement()) {
      return new Variant.Raw(TypeTable.takeValue(this), format);
    }
    // Most elements take 8 bytes together with the header, as an int does.
    VariantWriter element = new VariantWriter(elementFormat(), 8);
    TypeTable.copy(this, element);
    return new Variant.Raw(element.release(), format);
  }

  /** Reads a nil. */
  public void readNil() {
    Numbers.readNil(this);
  }

  /** Reads a bool, which is true if its 4 bytes are not all 0. */
  public boolean readBoolean() {
    return Numbers.readBoolean(this);
  }

  /**
   * Reads an int of −128 to 127, a float that is such an integer, or an element of a
   * PackedByteArray. An element of 255 is read as −1.
   */
  public byte readByte() {
    return Numbers.readByte(this);
  }

  /** Reads an int that fits into 16 bits, or a float that is such an integer. */
  public short readShort() {
    return Numbers.readShort(this);
  }

  /** Reads an int that fits into 32 bits, or a float that is such an integer. */
  public int readInt() {
    return Numbers.readInt(this);
  }

  /** Reads an int, or a float that is an integer. */
  public long readLong() {
    return Numbers.readLong(this);
  }

  /**
   * Reads a float, rounded to the nearest Java float as the engine rounds a {@code real_t}, or an
   * int that a Java float holds exactly. Throws {@link UnexpectedVariantException} for a
   * finite number that is too large for a Java float.
   */
  public float readFloat() {
    return Numbers.readFloat(this);
  }

  /** Reads a float, or an int that a double holds exactly. */
  public double readDouble() {
    return Numbers.readDouble(this);
  }

  /** Reads a String or a StringName of exactly one UTF-16 code unit, a Java char. */
  public char readChar() {
    String text = readString();
    if (text.length() != 1) {
      throw unexpected("a String of one char");
    }
    return text.charAt(0);
  }

  /** Reads a String or a StringName. */
  public String readString() {
    return Texts.readString(this);
  }

  /** Reads a StringName or a String. */
  public StringName readStringName() {
    return new StringName(Texts.readString(this));
  }

  /** Reads a NodePath. The property that Godot 2 sends separately becomes the last subname. */
  public NodePath readNodePath() {
    return EngineValues.readNodePath(this);
  }

  /** Reads an RID. Before Godot 4, packets do not contain the id, so the id is read as 0. */
  public Rid readRid() {
    return EngineValues.readRid(this);
  }

  /**
   * Reads an Object that was sent as its instance id, not with its properties. The id is 0 for the
   * null object, and in Godot 2, which sends no ids.
   */
  public ObjectId readObjectId() {
    return EngineValues.readObject(this);
  }

  /** Reads a Signal. Since Godot 4. */
  public Signal readSignal() {
    return EngineValues.readSignal(this);
  }

  /** Reads a Callable, which is only a header. Since Godot 4. */
  public void readCallable() {
    EngineValues.readCallable(this);
  }

  /** Reads an Image; its padding may be missing at the end of a packet. Godot 2 only. */
  public Image readImage() {
    return EngineValues.readImage(this);
  }

  /** Reads an InputEvent. Godot 2 only. */
  public InputEvent readInputEvent() {
    return EngineValues.readInputEvent(this);
  }

  /** Reads a Vector2: {@code x y}. */
  public Vector2 readVector2() {
    return MathRow.VECTOR2.read(this);
  }

  /** Reads a Vector2i: {@code x y} as 32-bit ints. Since Godot 4. */
  public Vector2i readVector2i() {
    return MathRow.VECTOR2I.read(this);
  }

  /** Reads a Rect2: position and size. */
  public Rect2 readRect2() {
    return MathRow.RECT2.read(this);
  }

  /** Reads a Rect2i: position and size as 32-bit ints. Since Godot 4. */
  public Rect2i readRect2i() {
    return MathRow.RECT2I.read(this);
  }

  /** Reads a Vector3: {@code x y z}. */
  public Vector3 readVector3() {
    return MathRow.VECTOR3.read(this);
  }

  /** Reads a Vector3i: {@code x y z} as 32-bit ints. Since Godot 4. */
  public Vector3i readVector3i() {
    return MathRow.VECTOR3I.read(this);
  }

  /** Reads a Transform2D: the x axis, the y axis and the origin. */
  public Transform2D readTransform2D() {
    return MathRow.TRANSFORM_2D.read(this);
  }

  /** Reads a Vector4: {@code x y z w}. Since Godot 4. */
  public Vector4 readVector4() {
    return MathRow.VECTOR4.read(this);
  }

  /** Reads a Vector4i: {@code x y z w} as 32-bit ints. Since Godot 4. */
  public Vector4i readVector4i() {
    return MathRow.VECTOR4I.read(this);
  }

  /** Reads a Plane: the normal, then d. */
  public Plane readPlane() {
    return MathRow.PLANE.read(this);
  }

  /** Reads a Quaternion: {@code x y z w}. */
  public Quaternion readQuaternion() {
    return MathRow.QUATERNION.read(this);
  }

  /** Reads an AABB: position and size. */
  public Aabb readAabb() {
    return MathRow.AABB.read(this);
  }

  /** Reads a Basis: the matrix row by row. */
  public Basis readBasis() {
    return MathRow.BASIS.read(this);
  }

  /** Reads a Transform3D: the basis row by row, then the origin. */
  public Transform3D readTransform3D() {
    return MathRow.TRANSFORM_3D.read(this);
  }

  /** Reads a Projection: four columns. Since Godot 4. */
  public Projection readProjection() {
    return MathRow.PROJECTION.read(this);
  }

  /** Reads a Color: {@code r g b a} as 4-byte floats in every precision. */
  public Color readColor() {
    return MathRow.COLOR.read(this);
  }

  /** Reads a PackedByteArray, or any array of ints from −128 to 255, as a new array. */
  public byte[] readPackedByteArray() {
    return PackedNumbers.readBytes(this);
  }

  /** Reads a PackedInt32Array, or any array of numbers that an int holds, as a new array. */
  public int[] readPackedInt32Array() {
    return PackedNumbers.readInts(this);
  }

  /** Reads a PackedInt64Array, or any array of numbers that a long holds, as a new array. */
  public long[] readPackedInt64Array() {
    return PackedNumbers.readLongs(this);
  }

  /** Reads a PackedFloat32Array, or any array of numbers, each as {@link #readFloat} reads it. */
  public float[] readPackedFloat32Array() {
    return PackedNumbers.readFloats(this);
  }

  /** Reads a PackedFloat64Array, or any array of numbers that a double holds, as a new array. */
  public double[] readPackedFloat64Array() {
    return PackedNumbers.readDoubles(this);
  }

  /** Reads a PackedStringArray, or any array of String or StringName, as a new array. */
  public String[] readPackedStringArray() {
    return Texts.readPacked(this);
  }

  /** Reads a PackedVector2Array, or any array of Vector2, as a new array. */
  public Vector2[] readPackedVector2Array() {
    return PackedVectors.read(this, MathRow.VECTOR2);
  }

  /** Reads a PackedVector3Array, or any array of Vector3, as a new array. */
  public Vector3[] readPackedVector3Array() {
    return PackedVectors.read(this, MathRow.VECTOR3);
  }

  /** Reads a PackedVector4Array, or any array of Vector4, as a new array. Since Godot 4.3. */
  public Vector4[] readPackedVector4Array() {
    return PackedVectors.read(this, MathRow.VECTOR4);
  }

  /** Reads a PackedColorArray, or any array of Color, as a new array. */
  public Color[] readPackedColorArray() {
    return PackedVectors.read(this, MathRow.COLOR);
  }

  /**
   * Returns an exception for a caller that can't accept the value that was read or peeked last.
   *
   * @param expected the acceptable values, such as {@code "int"} or {@code "one of SWORD, SHIELD"}
   * @throws MalformedPacketException if the type id of that value is unknown
   */
  @Override
  public UnexpectedVariantException unexpected(String expected) {
    Objects.requireNonNull(expected, "expected");
    return super.unexpected(expected);
  }
}

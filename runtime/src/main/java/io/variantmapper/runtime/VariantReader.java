package io.variantmapper.runtime;

import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.tree.TreeCodec;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.EngineValues;
import io.variantmapper.runtime.types.MathRow;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PackedNumbers;
import io.variantmapper.runtime.types.PackedVectors;
import io.variantmapper.runtime.types.PacketInput;
import io.variantmapper.runtime.types.Steps;
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
 * <p>A container is opened, which returns its count, then read value by value and closed. Numbers
 * are read where they fit exactly; only {@link #readFloat} rounds. A packed array can be read like
 * an Array. What the engine accepts is accepted.
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
 * <p>Every {@code read} method throws {@link MalformedPacketException} where the bytes end or are
 * no Variant, {@link UnexpectedVariantException} where the value is of another type or does not fit
 * the Java type, and {@link UnsupportedVariantException} where the format has no such type, unless
 * the method also reads a type that the format has. It throws {@link IllegalStateException} if all
 * values of the container opened last have been read. After any exception the reader must not be
 * used again.
 *
 * <p>The bytes are not copied and must not change. Not safe for use by several threads.
 */
public final class VariantReader extends PacketInput {
  /**
   * Reads all of {@code packet}; bytes after the value are ignored, as in the engine.
   *
   * @throws MalformedPacketException if it is larger than {@link ReadLimits#maxBytes()}
   */
  public VariantReader(byte[] packet, VariantFormat format) {
    this(packet, 0, packet.length, format);
  }

  /**
   * Reads {@code length} bytes from {@code offset}; offsets in messages count from there.
   *
   * @throws IllegalArgumentException if they are not in the array
   * @throws MalformedPacketException if they are more than {@link ReadLimits#maxBytes()}
   */
  public VariantReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
    if (offset < 0 || length < 0 || offset > bytes.length - length) {
      throw new IllegalArgumentException(
          "No " + length + " bytes at " + offset + " in an array of " + bytes.length);
    }
    int maxBytes = format.limits().maxBytes();
    if (length > maxBytes) {
      throw malformed("A packet of " + length + " bytes is over the limit of " + maxBytes);
    }
  }

  /** Returns the format given when this reader was made. */
  public VariantFormat format() {
    return format;
  }

  /** Returns the number of bytes read so far. */
  public int offset() {
    return position - start;
  }

  /** Returns the type of the next value, which stays unread. */
  public VariantType peekType() {
    return Steps.peekType(this);
  }

  /** Passes over the next value, containers with all they hold, without decoding it. */
  public void skip() {
    TypeTable.skip(this);
  }

  /**
   * Passes over the next value if it is nil. Any other value stays unread.
   *
   * @return whether it was nil
   */
  public boolean skipNil() {
    return Numbers.skipIfNil(this);
  }

  /**
   * Returns an initial capacity for a collection of {@code count} elements, as many as a container
   * promises; smaller if that is large compared with the packet, because a hostile packet can
   * promise elements that it does not have.
   *
   * @throws IllegalArgumentException if {@code count} is negative
   */
  public int capacity(int count) {
    return Containers.capacity(this, count);
  }

  /**
   * Opens an Array, typed or not, or any packed array.
   *
   * @return the number of elements; read each, then call {@link #endArray}
   */
  public int beginArray() {
    return Containers.beginArray(this);
  }

  /**
   * Closes the array opened last.
   *
   * @throws IllegalStateException if another container was opened last, or if elements are unread
   */
  public void endArray() {
    Containers.endArray(this);
  }

  /**
   * Opens a Dictionary, typed or not.
   *
   * @return the number of entries; read a key and a value for each, then call {@link
   *     #endDictionary}
   */
  public int beginDictionary() {
    return Containers.beginDictionary(this);
  }

  /**
   * Closes the Dictionary opened last.
   *
   * @throws IllegalStateException if another container was opened last, or if entries are unread
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

  /** Reads any value as a tree. */
  public Variant readVariant() {
    return TreeCodec.read(this);
  }

  /** Reads any value as {@link Variant#toJava} returns it; null for nil. */
  public @Nullable Object readAny() {
    return readVariant().toJava();
  }

  /**
   * Takes the next value along without decoding it; {@link VariantWriter#writeRaw} puts it back
   * unchanged. Its containers are checked, its texts and numbers are not.
   */
  public Variant.Raw readRaw() {
    if (inBytes || !Steps.isElement(this)) {
      return new Variant.Raw(TypeTable.takeValue(this), format);
    }
    // Most elements take as much as an int.
    VariantWriter element = new VariantWriter(Steps.elementFormat(this), 8);
    TypeTable.copy(this, element);
    return new Variant.Raw(element.release(), format);
  }

  /** Reads a nil. */
  public void readNil() {
    Numbers.readNil(this);
  }

  /** Reads a bool; any word but 0 is true. */
  public boolean readBoolean() {
    return Numbers.readBoolean(this);
  }

  /**
   * Reads an int of −128 to 127, a float that is such an integer, or an element of a
   * PackedByteArray, which keeps its bits.
   */
  public byte readByte() {
    return Numbers.readByte(this);
  }

  /** Reads an int that fits 16 bits, or a float that is such an integer. */
  public short readShort() {
    return Numbers.readShort(this);
  }

  /** Reads an int that fits 32 bits, or a float that is such an integer. */
  public int readInt() {
    return Numbers.readInt(this);
  }

  /** Reads an int, or a float that is an integer. */
  public long readLong() {
    return Numbers.readLong(this);
  }

  /**
   * Reads a float, rounded to the nearest Java float as the engine rounds a {@code real_t}, or an
   * int that a Java float holds exactly. A finite number too large for a Java float does not fit.
   */
  public float readFloat() {
    return Numbers.readFloat(this);
  }

  /** Reads a float, or an int that a double holds exactly. */
  public double readDouble() {
    return Numbers.readDouble(this);
  }

  /** Reads a String of one UTF-16 code unit. */
  public char readChar() {
    String text = readString();
    if (text.length() != 1) {
      throw unexpected("a String of one character");
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

  /** Reads a NodePath; the separate property of Godot 2 becomes the last subname. */
  public NodePath readNodePath() {
    return EngineValues.readNodePath(this);
  }

  /** Reads an RID. Before Godot 4 there is no id on the wire: it reads as 0. */
  public Rid readRid() {
    return EngineValues.readRid(this);
  }

  /**
   * Reads an Object that was sent as its instance id; 0 for the null object, and in Godot 2, which
   * sends none. An Object with its properties is unexpected.
   */
  public ObjectId readObjectId() {
    return EngineValues.readObject(this);
  }

  /** Reads a Signal. Since Godot 4. */
  public Signal readSignal() {
    return EngineValues.readSignal(this);
  }

  /** Reads a Callable, which has no content on the wire. Since Godot 4. */
  public void readCallable() {
    EngineValues.readCallable(this);
  }

  /** Reads an Image; its padding may be lacking at the end of a packet. Godot 2 only. */
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

  /** Reads a Color: {@code r g b a}, floats in every precision. */
  public Color readColor() {
    return MathRow.COLOR.read(this);
  }

  /** Reads a PackedByteArray, or any array of ints from −128 to 255, as a new array. */
  public byte[] readPackedByteArray() {
    return PackedNumbers.readBytes(this);
  }

  /** Reads a PackedInt32Array, or any array of numbers that fit, as a new array. */
  public int[] readPackedInt32Array() {
    return PackedNumbers.readInts(this);
  }

  /** Reads a PackedInt64Array, or any array of numbers that fit, as a new array. */
  public long[] readPackedInt64Array() {
    return PackedNumbers.readLongs(this);
  }

  /** Reads a PackedFloat32Array, or any array of numbers, as {@link #readFloat} reads each. */
  public float[] readPackedFloat32Array() {
    return PackedNumbers.readFloats(this);
  }

  /** Reads a PackedFloat64Array, or any array of numbers, as {@link #readDouble} reads each. */
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
   * Returns an exception to throw if the value read or peeked at last is not what was expected.
   *
   * @param expected as in {@code "int"} or {@code "one of SWORD, SHIELD"}
   * @throws MalformedPacketException if that value has an unknown type id
   */
  @Override
  public UnexpectedVariantException unexpected(String expected) {
    Objects.requireNonNull(expected, "expected");
    return new PacketDiagnosis(this, valueStart).unexpected(expected);
  }

  @Override
  protected MalformedPacketException malformed(String what) {
    return new PacketDiagnosis(this, position).malformed(what);
  }

  @Override
  protected String pathTo(int at) {
    return new PacketDiagnosis(this, at).path();
  }

  /** Checks that nothing follows the value of a packet, unless the format tolerates that. */
  void endPacket() {
    if (position < end && !format.leniency().trailingBytes()) {
      throw malformed((end - position) + " bytes behind the value");
    }
  }

  /** Wraps an exception thrown by a serializer; returns our own exceptions unchanged. */
  VariantException refusedException(Throwable cause) {
    return PacketDiagnosis.refused(this, cause);
  }
}

package io.variantmapper.runtime;

import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Projection;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Rect2i;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.value.Vector4i;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;

/**
 * Reads the keys of fields, one by one or in runs: these are compared at once, and the values taken
 * out of their holes.
 */
abstract sealed class FieldRunReader extends PackedArrayReader permits VariantReader {
  /** What {@link #readName} returns where there is no text. */
  static final int NO_TEXT = -2;

  private final int generation;

  /** Where the run read last begins. */
  private int run;

  FieldRunReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
    generation = format.generation();
  }

  /**
   * Reads a run if the next bytes are one; says whether it did. Anything else stays unread.
   *
   * <p>The values in its holes are to be taken before anything else is read.
   */
  public final boolean readRun(FieldRun fields) {
    Template template = ((FieldRunTemplates) fields).of(generation);
    if (!template.matches(bytes, position, end)) {
      return false;
    }
    run = position;
    position += template.bytes().length;
    return true;
  }

  /** Reads the text of a String whose header ended the run. */
  public final String readText() {
    valueStart = position - LittleEndian.WORD;
    return takeString();
  }

  /** The bool in a hole; any word but 0 is true. */
  public final boolean getBoolean(int offset) {
    return getInt(offset) != 0;
  }

  /** The int in a hole. */
  public final int getInt(int offset) {
    return LittleEndian.getInt(bytes, run + offset);
  }

  /**
   * The int in a hole.
   *
   * @throws UnexpectedVariantException for a number beyond 8 bits
   */
  public final byte getByte(int offset) {
    int value = getInt(offset);
    if (value != (byte) value) {
      throw unexpectedInHole(offset, BYTE_RANGE);
    }
    return (byte) value;
  }

  /**
   * The int in a hole.
   *
   * @throws UnexpectedVariantException for a number beyond 16 bits
   */
  public final short getShort(int offset) {
    int value = getInt(offset);
    if (value != (short) value) {
      throw unexpectedInHole(offset, SHORT_RANGE);
    }
    return (short) value;
  }

  /** The float in a hole. */
  public final float getFloat(int offset) {
    return Float.intBitsToFloat(getInt(offset));
  }

  /** The Vector2 in a hole. */
  public final Vector2 getVector2(int offset) {
    return vector2At(run + offset, LittleEndian.WORD);
  }

  /** The Vector2i in a hole. */
  public final Vector2i getVector2i(int offset) {
    return vector2iAt(run + offset);
  }

  /** The Rect2 in a hole. */
  public final Rect2 getRect2(int offset) {
    return rect2At(run + offset, LittleEndian.WORD);
  }

  /** The Rect2i in a hole. */
  public final Rect2i getRect2i(int offset) {
    return rect2iAt(run + offset);
  }

  /** The Vector3 in a hole. */
  public final Vector3 getVector3(int offset) {
    return vector3At(run + offset, LittleEndian.WORD);
  }

  /** The Vector3i in a hole. */
  public final Vector3i getVector3i(int offset) {
    return vector3iAt(run + offset);
  }

  /** The Transform2D in a hole. */
  public final Transform2D getTransform2D(int offset) {
    return transform2DAt(run + offset, LittleEndian.WORD);
  }

  /** The Vector4 in a hole. */
  public final Vector4 getVector4(int offset) {
    return vector4At(run + offset, LittleEndian.WORD);
  }

  /** The Vector4i in a hole. */
  public final Vector4i getVector4i(int offset) {
    return vector4iAt(run + offset);
  }

  /** The Plane in a hole. */
  public final Plane getPlane(int offset) {
    return planeAt(run + offset, LittleEndian.WORD);
  }

  /** The Quaternion in a hole. */
  public final Quaternion getQuaternion(int offset) {
    return quaternionAt(run + offset, LittleEndian.WORD);
  }

  /** The AABB in a hole. */
  public final Aabb getAabb(int offset) {
    return aabbAt(run + offset, LittleEndian.WORD);
  }

  /** The Basis in a hole. */
  public final Basis getBasis(int offset) {
    return basisAt(run + offset, LittleEndian.WORD);
  }

  /** The Transform3D in a hole. */
  public final Transform3D getTransform3D(int offset) {
    return transform3DAt(run + offset, LittleEndian.WORD);
  }

  /** The Projection in a hole. */
  public final Projection getProjection(int offset) {
    return projectionAt(run + offset, LittleEndian.WORD);
  }

  /** The Color in a hole. */
  public final Color getColor(int offset) {
    return colorAt(run + offset);
  }

  /** Reads the key of {@code field} if that comes next as a String; says whether it did. */
  final boolean readKeyOf(FieldKeys keys, int field) {
    byte[] key = keys.encoded(field);
    int size = keys.encodedSize(field);
    if (size > end - position) {
      return false;
    }
    for (int i = 0; i < size; i += LittleEndian.WORD) {
      if (LittleEndian.getInt(key, i) != LittleEndian.getInt(bytes, position + i)) {
        return false;
      }
    }
    position += size;
    return true;
  }

  /**
   * Reads a String or StringName and tells which of {@code names} it is, or {@link
   * VariantReader#UNKNOWN_FIELD}. Anything else stays unread, which {@link #NO_TEXT} says.
   */
  final int readName(FieldKeys names) {
    if (elementHeader == 0 && end - position >= LittleEndian.LONG) {
      long head = LittleEndian.getLong(bytes, position);
      int length = (int) (head >>> Integer.SIZE);
      int text = position + LittleEndian.LONG;
      int name = format.isText((int) head)
          ? names.findShort(bytes, text, length, end)
          : VariantReader.UNKNOWN_FIELD;
      if (name != VariantReader.UNKNOWN_FIELD) {
        valueStart = position;
        position = text + (int) Padding.padded(length);
        return name;
      }
    }
    return readAnyName(names);
  }

  private int readAnyName(FieldKeys names) {
    if (!format.isText(nextHeader())) {
      position = valueStart;
      return NO_TEXT;
    }
    int length = takeWord();
    int blockEnd = endOfText(length);
    int name = names.find(bytes, position, length);
    if (name == VariantReader.UNKNOWN_FIELD) {
      checkText(length);
    }
    position = blockEnd;
    return name;
  }

  private UnexpectedVariantException unexpectedInHole(int offset, String expected) {
    valueStart = run + offset - LittleEndian.WORD;
    return unexpected(expected);
  }
}

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
import org.jspecify.annotations.Nullable;

/**
 * Writes runs of fields at once and fills their holes.
 *
 * <p>Holes are filled from first to last. A value that does not fit its hole is written as it is
 * anywhere else, and the rest of the run moves.
 */
abstract sealed class FieldRunWriter extends PackedArrayWriter permits VariantWriter {
  private final int generation;

  /** Whether ints take the width of their holes. */
  private final boolean narrowInts;

  /** Whether the format has the types that came with Godot 4. */
  private final boolean isGodot4;

  /** Where the run written last begins, as far as offsets of holes behind the last one go. */
  private int run;

  /** Where the bytes behind the hole that is being replaced wait, and how many they are. */
  private int restStart;

  private int restLength;

  FieldRunWriter(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
    generation = format.generation();
    narrowInts = !format.hasWideIntsOnly();
    isGodot4 = format.isGodot4();
  }

  /** Writes the bytes of a run; its holes are to be filled at once. */
  public final void writeRun(FieldRun fields) {
    byte[] some = ((FieldRunTemplates) fields).of(generation).bytes();
    ensure(some.length);
    run = size;
    putBytes(some);
  }

  /**
   * Writes the text of a String whose header ended the run, or makes it a nil for null.
   *
   * @throws UnsupportedVariantException as {@link #writeString}
   */
  public final void writeText(@Nullable String value) {
    if (value == null) {
      size -= LittleEndian.WORD;
      writeNil();
    } else {
      putString(value);
    }
  }

  /** Fills the hole of a bool. */
  public final void putBoolean(int offset, boolean value) {
    LittleEndian.putInt(bytes, run + offset, value ? 1 : 0);
  }

  /** Fills the hole of an int, in the width that {@link #writeInt} chooses. */
  public final void putInt(int offset, int value) {
    if (narrowInts) {
      LittleEndian.putInt(bytes, run + offset, value);
    } else {
      openHole(offset, VariantType.INT);
      writeInt(value);
      closeHole();
    }
  }

  /** Fills the hole of a float, in the width that {@link #writeFloat} chooses. */
  public final void putFloat(int offset, float value) {
    if (Float.isNaN(value)) {
      openHole(offset, VariantType.FLOAT);
      writeFloat(value);
      closeHole();
    } else {
      LittleEndian.putInt(bytes, run + offset, Float.floatToRawIntBits(value));
    }
  }

  /** Fills the hole of a Vector2, or makes it a nil for null. */
  public final void putVector2(int offset, @Nullable Vector2 value) {
    if (value != null && !wideReals) {
      putVector2At(run + offset, value);
    } else {
      openHole(offset, VariantType.VECTOR2);
      writeVector2(value);
      closeHole();
    }
  }

  /** Fills the hole of a Vector2i, or makes it a nil for null. */
  public final void putVector2i(int offset, @Nullable Vector2i value) {
    if (value != null && isGodot4) {
      putVector2iAt(run + offset, value);
    } else {
      openHole(offset, VariantType.VECTOR2I);
      writeVector2i(value);
      closeHole();
    }
  }

  /** Fills the hole of a Rect2, or makes it a nil for null. */
  public final void putRect2(int offset, @Nullable Rect2 value) {
    if (value != null && !wideReals) {
      putRect2At(run + offset, value);
    } else {
      openHole(offset, VariantType.RECT2);
      writeRect2(value);
      closeHole();
    }
  }

  /** Fills the hole of a Rect2i, or makes it a nil for null. */
  public final void putRect2i(int offset, @Nullable Rect2i value) {
    if (value != null && isGodot4) {
      putRect2iAt(run + offset, value);
    } else {
      openHole(offset, VariantType.RECT2I);
      writeRect2i(value);
      closeHole();
    }
  }

  /** Fills the hole of a Vector3, or makes it a nil for null. */
  public final void putVector3(int offset, @Nullable Vector3 value) {
    if (value != null && !wideReals) {
      putVector3At(run + offset, value);
    } else {
      openHole(offset, VariantType.VECTOR3);
      writeVector3(value);
      closeHole();
    }
  }

  /** Fills the hole of a Vector3i, or makes it a nil for null. */
  public final void putVector3i(int offset, @Nullable Vector3i value) {
    if (value != null && isGodot4) {
      putVector3iAt(run + offset, value);
    } else {
      openHole(offset, VariantType.VECTOR3I);
      writeVector3i(value);
      closeHole();
    }
  }

  /** Fills the hole of a Transform2D, or makes it a nil for null. */
  public final void putTransform2D(int offset, @Nullable Transform2D value) {
    if (value != null && !wideReals) {
      putTransform2DAt(run + offset, value);
    } else {
      openHole(offset, VariantType.TRANSFORM_2D);
      writeTransform2D(value);
      closeHole();
    }
  }

  /** Fills the hole of a Vector4, or makes it a nil for null. */
  public final void putVector4(int offset, @Nullable Vector4 value) {
    if (value != null && isGodot4 && !wideReals) {
      putVector4At(run + offset, value);
    } else {
      openHole(offset, VariantType.VECTOR4);
      writeVector4(value);
      closeHole();
    }
  }

  /** Fills the hole of a Vector4i, or makes it a nil for null. */
  public final void putVector4i(int offset, @Nullable Vector4i value) {
    if (value != null && isGodot4) {
      putVector4iAt(run + offset, value);
    } else {
      openHole(offset, VariantType.VECTOR4I);
      writeVector4i(value);
      closeHole();
    }
  }

  /** Fills the hole of a Plane, or makes it a nil for null. */
  public final void putPlane(int offset, @Nullable Plane value) {
    if (value != null && !wideReals) {
      putPlaneAt(run + offset, value);
    } else {
      openHole(offset, VariantType.PLANE);
      writePlane(value);
      closeHole();
    }
  }

  /** Fills the hole of a Quaternion, or makes it a nil for null. */
  public final void putQuaternion(int offset, @Nullable Quaternion value) {
    if (value != null && !wideReals) {
      putQuaternionAt(run + offset, value);
    } else {
      openHole(offset, VariantType.QUATERNION);
      writeQuaternion(value);
      closeHole();
    }
  }

  /** Fills the hole of an AABB, or makes it a nil for null. */
  public final void putAabb(int offset, @Nullable Aabb value) {
    if (value != null && !wideReals) {
      putAabbAt(run + offset, value);
    } else {
      openHole(offset, VariantType.AABB);
      writeAabb(value);
      closeHole();
    }
  }

  /** Fills the hole of a Basis, or makes it a nil for null. */
  public final void putBasis(int offset, @Nullable Basis value) {
    if (value != null && !wideReals) {
      putBasisAt(run + offset, value);
    } else {
      openHole(offset, VariantType.BASIS);
      writeBasis(value);
      closeHole();
    }
  }

  /** Fills the hole of a Transform3D, or makes it a nil for null. */
  public final void putTransform3D(int offset, @Nullable Transform3D value) {
    if (value != null && !wideReals) {
      putTransform3DAt(run + offset, value);
    } else {
      openHole(offset, VariantType.TRANSFORM_3D);
      writeTransform3D(value);
      closeHole();
    }
  }

  /** Fills the hole of a Projection, or makes it a nil for null. */
  public final void putProjection(int offset, @Nullable Projection value) {
    if (value != null && isGodot4 && !wideReals) {
      putProjectionAt(run + offset, value);
    } else {
      openHole(offset, VariantType.PROJECTION);
      writeProjection(value);
      closeHole();
    }
  }

  /** Fills the hole of a Color, or makes it a nil for null. */
  public final void putColor(int offset, @Nullable Color value) {
    if (value != null) {
      putColorAt(run + offset, value);
    } else {
      openHole(offset, VariantType.COLOR);
      writeColor(value);
      closeHole();
    }
  }

  /**
   * Takes a value's header and hole away, to write it anew; the rest of the run waits behind, where
   * there is room for 64 bits before it.
   */
  private void openHole(int offset, VariantType type) {
    int hole = run + offset;
    int holeEnd = hole + type.bytes(false);
    restLength = size - holeEnd;
    restStart = hole + Math.max(LittleEndian.LONG, type.bytes(wideReals));
    ensure(restStart - holeEnd);
    System.arraycopy(bytes, holeEnd, bytes, restStart, restLength);
    run -= holeEnd;
    size = hole - LittleEndian.WORD;
  }

  /** Puts the rest of the run behind the value that has been written. */
  private void closeHole() {
    run += size;
    System.arraycopy(bytes, restStart, bytes, size, restLength);
    size += restLength;
  }
}

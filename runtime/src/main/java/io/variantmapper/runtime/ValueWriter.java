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
import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.RealBits;
import org.jspecify.annotations.Nullable;

/** Writes the types of fixed size, each with its components in the order of FORMAT.md 5.3. */
abstract sealed class ValueWriter extends ScalarWriter permits Godot2Writer {
  private final boolean wideReals;

  ValueWriter(VariantFormat format, long expectedSize) {
    super(format, expectedSize);
    wideReals = format.isDoublePrecision();
  }

  /** Writes {@code x y}, or nil for null. */
  public final void writeVector2(@Nullable Vector2 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.VECTOR2);
    putVector2(value);
  }

  /** Writes {@code x y} as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeVector2i(@Nullable Vector2i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.VECTOR2I);
    putVector2i(value);
  }

  /** Writes position and size, or nil for null. */
  public final void writeRect2(@Nullable Rect2 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.RECT2);
    putRect2(value);
  }

  /** Writes position and size as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeRect2i(@Nullable Rect2i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.RECT2I);
    putRect2i(value);
  }

  /** Writes {@code x y z}, or nil for null. */
  public final void writeVector3(@Nullable Vector3 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.VECTOR3);
    putVector3(value);
  }

  /** Writes {@code x y z} as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeVector3i(@Nullable Vector3i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.VECTOR3I);
    putVector3i(value);
  }

  /** Writes the x axis, the y axis and the origin, or nil for null. */
  public final void writeTransform2D(@Nullable Transform2D value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.TRANSFORM_2D);
    putTransform2D(value);
  }

  /** Writes {@code x y z w}, or nil for null. Since Godot 4. */
  public final void writeVector4(@Nullable Vector4 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.VECTOR4);
    putVector4(value);
  }

  /** Writes {@code x y z w} as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeVector4i(@Nullable Vector4i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.VECTOR4I);
    putVector4i(value);
  }

  /** Writes the normal, then d, or nil for null. */
  public final void writePlane(@Nullable Plane value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.PLANE);
    putPlane(value);
  }

  /** Writes {@code x y z w}, or nil for null. */
  public final void writeQuaternion(@Nullable Quaternion value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.QUATERNION);
    putQuaternion(value);
  }

  /** Writes position and size, or nil for null. */
  public final void writeAabb(@Nullable Aabb value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.AABB);
    putAabb(value);
  }

  /** Writes the matrix row by row, or nil for null. */
  public final void writeBasis(@Nullable Basis value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.BASIS);
    putBasis(value);
  }

  /** Writes the basis row by row, then the origin, or nil for null. */
  public final void writeTransform3D(@Nullable Transform3D value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.TRANSFORM_3D);
    putTransform3D(value);
  }

  /** Writes the four columns, or nil for null. Since Godot 4. */
  public final void writeProjection(@Nullable Projection value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.PROJECTION);
    putProjection(value);
  }

  /** Writes {@code r g b a} as floats in every precision, or nil for null. */
  public final void writeColor(@Nullable Color value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.COLOR);
    putColor(value);
  }

  @Override
  void writeContent(VariantType type, Object value) {
    if (type == VariantType.VECTOR2) {
      writeVector2((Vector2) value);
    } else if (type == VariantType.VECTOR3) {
      writeVector3((Vector3) value);
    } else if (type == VariantType.COLOR) {
      writeColor((Color) value);
    } else if (type == VariantType.VECTOR2I) {
      writeVector2i((Vector2i) value);
    } else if (type == VariantType.VECTOR3I) {
      writeVector3i((Vector3i) value);
    } else if (type == VariantType.RECT2) {
      writeRect2((Rect2) value);
    } else if (type == VariantType.RECT2I) {
      writeRect2i((Rect2i) value);
    } else if (type == VariantType.TRANSFORM_2D) {
      writeTransform2D((Transform2D) value);
    } else if (type == VariantType.TRANSFORM_3D) {
      writeTransform3D((Transform3D) value);
    } else if (type == VariantType.VECTOR4) {
      writeVector4((Vector4) value);
    } else if (type == VariantType.VECTOR4I) {
      writeVector4i((Vector4i) value);
    } else if (type == VariantType.PLANE) {
      writePlane((Plane) value);
    } else if (type == VariantType.QUATERNION) {
      writeQuaternion((Quaternion) value);
    } else if (type == VariantType.AABB) {
      writeAabb((Aabb) value);
    } else if (type == VariantType.BASIS) {
      writeBasis((Basis) value);
    } else if (type == VariantType.PROJECTION) {
      writeProjection((Projection) value);
    } else {
      super.writeContent(type, value);
    }
  }

  static @Nullable VariantType typeOf(Object value) {
    if (value instanceof Vector2) {
      return VariantType.VECTOR2;
    } else if (value instanceof Vector3) {
      return VariantType.VECTOR3;
    } else if (value instanceof Color) {
      return VariantType.COLOR;
    } else if (value instanceof Vector2i) {
      return VariantType.VECTOR2I;
    } else if (value instanceof Vector3i) {
      return VariantType.VECTOR3I;
    } else if (value instanceof Rect2) {
      return VariantType.RECT2;
    } else if (value instanceof Rect2i) {
      return VariantType.RECT2I;
    } else if (value instanceof Transform2D) {
      return VariantType.TRANSFORM_2D;
    } else if (value instanceof Transform3D) {
      return VariantType.TRANSFORM_3D;
    } else if (value instanceof Vector4) {
      return VariantType.VECTOR4;
    } else if (value instanceof Vector4i) {
      return VariantType.VECTOR4I;
    } else if (value instanceof Plane) {
      return VariantType.PLANE;
    } else if (value instanceof Quaternion) {
      return VariantType.QUATERNION;
    } else if (value instanceof Aabb) {
      return VariantType.AABB;
    } else if (value instanceof Basis) {
      return VariantType.BASIS;
    } else if (value instanceof Projection) {
      return VariantType.PROJECTION;
    }
    return ScalarWriter.typeOf(value);
  }

  /** Starts a value whose components are {@code real_t}: doubles in a double-precision format. */
  private void beginReals(VariantType type) {
    ensure(LittleEndian.WORD + type.bytes(wideReals));
    putWord(wideReals ? id(type) | Header.FLAG_64 : id(type));
  }

  /** Starts a value whose components are 4 bytes in every precision. */
  private void beginWords(VariantType type) {
    putHeader(type, type.bytes(false));
  }

  /** Appends one {@code real_t}; there must be room. */
  final void putReal(double value) {
    if (wideReals) {
      putLong(Double.doubleToRawLongBits(value));
    } else {
      putWord(RealBits.narrow(value));
    }
  }

  final void putVector2(Vector2 value) {
    putReal(value.x());
    putReal(value.y());
  }

  final void putVector2i(Vector2i value) {
    putWord(value.x());
    putWord(value.y());
  }

  final void putRect2(Rect2 value) {
    putVector2(value.position());
    putVector2(value.size());
  }

  final void putRect2i(Rect2i value) {
    putVector2i(value.position());
    putVector2i(value.size());
  }

  final void putVector3(Vector3 value) {
    putReal(value.x());
    putReal(value.y());
    putReal(value.z());
  }

  final void putVector3i(Vector3i value) {
    putWord(value.x());
    putWord(value.y());
    putWord(value.z());
  }

  final void putTransform2D(Transform2D value) {
    putVector2(value.x());
    putVector2(value.y());
    putVector2(value.origin());
  }

  final void putVector4(Vector4 value) {
    putReal(value.x());
    putReal(value.y());
    putReal(value.z());
    putReal(value.w());
  }

  final void putVector4i(Vector4i value) {
    putWord(value.x());
    putWord(value.y());
    putWord(value.z());
    putWord(value.w());
  }

  final void putQuaternion(Quaternion value) {
    putReal(value.x());
    putReal(value.y());
    putReal(value.z());
    putReal(value.w());
  }

  final void putAabb(Aabb value) {
    putVector3(value.position());
    putVector3(value.size());
  }

  final void putProjection(Projection value) {
    putVector4(value.x());
    putVector4(value.y());
    putVector4(value.z());
    putVector4(value.w());
  }

  final void putPlane(Plane value) {
    putVector3(value.normal());
    putReal(value.d());
  }

  final void putBasis(Basis value) {
    putRow(value.x().x(), value.y().x(), value.z().x());
    putRow(value.x().y(), value.y().y(), value.z().y());
    putRow(value.x().z(), value.y().z(), value.z().z());
  }

  private void putRow(double x, double y, double z) {
    putReal(x);
    putReal(y);
    putReal(z);
  }

  final void putTransform3D(Transform3D value) {
    putBasis(value.basis());
    putVector3(value.origin());
  }

  final void putColor(Color value) {
    putWord(Float.floatToRawIntBits(value.r()));
    putWord(Float.floatToRawIntBits(value.g()));
    putWord(Float.floatToRawIntBits(value.b()));
    putWord(Float.floatToRawIntBits(value.a()));
  }
}

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
  /** Whether {@code real_t} has 8 bytes. */
  final boolean wideReals;

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
    size = putVector2At(size, value);
  }

  /** Writes {@code x y} as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeVector2i(@Nullable Vector2i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.VECTOR2I);
    size = putVector2iAt(size, value);
  }

  /** Writes position and size, or nil for null. */
  public final void writeRect2(@Nullable Rect2 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.RECT2);
    size = putRect2At(size, value);
  }

  /** Writes position and size as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeRect2i(@Nullable Rect2i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.RECT2I);
    size = putRect2iAt(size, value);
  }

  /** Writes {@code x y z}, or nil for null. */
  public final void writeVector3(@Nullable Vector3 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.VECTOR3);
    size = putVector3At(size, value);
  }

  /** Writes {@code x y z} as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeVector3i(@Nullable Vector3i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.VECTOR3I);
    size = putVector3iAt(size, value);
  }

  /** Writes the x axis, the y axis and the origin, or nil for null. */
  public final void writeTransform2D(@Nullable Transform2D value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.TRANSFORM_2D);
    size = putTransform2DAt(size, value);
  }

  /** Writes {@code x y z w}, or nil for null. Since Godot 4. */
  public final void writeVector4(@Nullable Vector4 value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.VECTOR4);
    size = putVector4At(size, value);
  }

  /** Writes {@code x y z w} as 32-bit ints, or nil for null. Since Godot 4. */
  public final void writeVector4i(@Nullable Vector4i value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.VECTOR4I);
    size = putVector4iAt(size, value);
  }

  /** Writes the normal, then d, or nil for null. */
  public final void writePlane(@Nullable Plane value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.PLANE);
    size = putPlaneAt(size, value);
  }

  /** Writes {@code x y z w}, or nil for null. */
  public final void writeQuaternion(@Nullable Quaternion value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.QUATERNION);
    size = putQuaternionAt(size, value);
  }

  /** Writes position and size, or nil for null. */
  public final void writeAabb(@Nullable Aabb value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.AABB);
    size = putAabbAt(size, value);
  }

  /** Writes the matrix row by row, or nil for null. */
  public final void writeBasis(@Nullable Basis value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.BASIS);
    size = putBasisAt(size, value);
  }

  /** Writes the basis row by row, then the origin, or nil for null. */
  public final void writeTransform3D(@Nullable Transform3D value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.TRANSFORM_3D);
    size = putTransform3DAt(size, value);
  }

  /** Writes the four columns, or nil for null. Since Godot 4. */
  public final void writeProjection(@Nullable Projection value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginReals(VariantType.PROJECTION);
    size = putProjectionAt(size, value);
  }

  /** Writes {@code r g b a} as floats in every precision, or nil for null. */
  public final void writeColor(@Nullable Color value) {
    if (value == null) {
      writeNil();
      return;
    }
    beginWords(VariantType.COLOR);
    size = putColorAt(size, value);
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

  // These put components at an index, where there must be room, and return the index behind them:
  // holes of runs are filled while the writer stays where it is.

  final int putRealAt(int at, double value) {
    if (wideReals) {
      LittleEndian.putLong(bytes, at, Double.doubleToRawLongBits(value));
      return at + LittleEndian.LONG;
    }
    return putWordAt(at, RealBits.narrow(value));
  }

  private int putWordAt(int at, int word) {
    LittleEndian.putInt(bytes, at, word);
    return at + LittleEndian.WORD;
  }

  private int putRealsAt(int at, double x, double y, double z) {
    return putRealAt(putRealAt(putRealAt(at, x), y), z);
  }

  private int putRealsAt(int at, double x, double y, double z, double w) {
    return putRealAt(putRealsAt(at, x, y, z), w);
  }

  private int putWordsAt(int at, int x, int y, int z) {
    return putWordAt(putWordAt(putWordAt(at, x), y), z);
  }

  private int putWordsAt(int at, int x, int y, int z, int w) {
    return putWordAt(putWordsAt(at, x, y, z), w);
  }

  final int putVector2At(int at, Vector2 value) {
    return putRealAt(putRealAt(at, value.x()), value.y());
  }

  final int putVector2iAt(int at, Vector2i value) {
    return putWordAt(putWordAt(at, value.x()), value.y());
  }

  final int putRect2At(int at, Rect2 value) {
    return putVector2At(putVector2At(at, value.position()), value.size());
  }

  final int putRect2iAt(int at, Rect2i value) {
    return putVector2iAt(putVector2iAt(at, value.position()), value.size());
  }

  final int putVector3At(int at, Vector3 value) {
    return putRealsAt(at, value.x(), value.y(), value.z());
  }

  final int putVector3iAt(int at, Vector3i value) {
    return putWordsAt(at, value.x(), value.y(), value.z());
  }

  final int putTransform2DAt(int at, Transform2D value) {
    int origin = putVector2At(putVector2At(at, value.x()), value.y());
    return putVector2At(origin, value.origin());
  }

  final int putVector4At(int at, Vector4 value) {
    return putRealsAt(at, value.x(), value.y(), value.z(), value.w());
  }

  final int putVector4iAt(int at, Vector4i value) {
    return putWordsAt(at, value.x(), value.y(), value.z(), value.w());
  }

  final int putQuaternionAt(int at, Quaternion value) {
    return putRealsAt(at, value.x(), value.y(), value.z(), value.w());
  }

  final int putAabbAt(int at, Aabb value) {
    return putVector3At(putVector3At(at, value.position()), value.size());
  }

  final int putProjectionAt(int at, Projection value) {
    int z = putVector4At(putVector4At(at, value.x()), value.y());
    return putVector4At(putVector4At(z, value.z()), value.w());
  }

  final int putPlaneAt(int at, Plane value) {
    return putRealAt(putVector3At(at, value.normal()), value.d());
  }

  final int putBasisAt(int at, Basis value) {
    int second = putRealsAt(at, value.x().x(), value.y().x(), value.z().x());
    int third = putRealsAt(second, value.x().y(), value.y().y(), value.z().y());
    return putRealsAt(third, value.x().z(), value.y().z(), value.z().z());
  }

  final int putTransform3DAt(int at, Transform3D value) {
    return putVector3At(putBasisAt(at, value.basis()), value.origin());
  }

  final int putColorAt(int at, Color value) {
    return putWordsAt(
        at,
        Float.floatToRawIntBits(value.r()),
        Float.floatToRawIntBits(value.g()),
        Float.floatToRawIntBits(value.b()),
        Float.floatToRawIntBits(value.a()));
  }
}

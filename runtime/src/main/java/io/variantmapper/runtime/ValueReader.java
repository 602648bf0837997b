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

/** Reads the types of fixed size, each with its components in the order of FORMAT.md 5.3. */
abstract sealed class ValueReader extends ScalarReader permits Godot2Reader {
  /** Whether the value being read has 8-byte components; told by its flag, not by the format. */
  private boolean wideReals;

  ValueReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
  }

  /** Reads a Vector2: {@code x y}. */
  public final Vector2 readVector2() {
    beginReals(VariantType.VECTOR2);
    return takeVector2();
  }

  /** Reads a Vector2i. Since Godot 4. */
  public final Vector2i readVector2i() {
    beginWords(VariantType.VECTOR2I);
    return takeVector2i();
  }

  /** Reads a Rect2: position and size. */
  public final Rect2 readRect2() {
    beginReals(VariantType.RECT2);
    return takeRect2();
  }

  /** Reads a Rect2i. Since Godot 4. */
  public final Rect2i readRect2i() {
    beginWords(VariantType.RECT2I);
    return takeRect2i();
  }

  /** Reads a Vector3: {@code x y z}. */
  public final Vector3 readVector3() {
    beginReals(VariantType.VECTOR3);
    return takeVector3();
  }

  /** Reads a Vector3i. Since Godot 4. */
  public final Vector3i readVector3i() {
    beginWords(VariantType.VECTOR3I);
    return takeVector3i();
  }

  /** Reads a Transform2D: the x axis, the y axis and the origin. */
  public final Transform2D readTransform2D() {
    beginReals(VariantType.TRANSFORM_2D);
    return takeTransform2D();
  }

  /** Reads a Vector4: {@code x y z w}. */
  public final Vector4 readVector4() {
    beginReals(VariantType.VECTOR4);
    return takeVector4();
  }

  /** Reads a Vector4i. Since Godot 4. */
  public final Vector4i readVector4i() {
    beginWords(VariantType.VECTOR4I);
    return takeVector4i();
  }

  /** Reads a Plane: the normal and d. */
  public final Plane readPlane() {
    beginReals(VariantType.PLANE);
    return takePlane();
  }

  /** Reads a Quaternion: {@code x y z w}. */
  public final Quaternion readQuaternion() {
    beginReals(VariantType.QUATERNION);
    return takeQuaternion();
  }

  /** Reads an AABB: position and size. */
  public final Aabb readAabb() {
    beginReals(VariantType.AABB);
    return takeAabb();
  }

  /** Reads a Basis: a matrix, row by row. */
  public final Basis readBasis() {
    beginReals(VariantType.BASIS);
    return takeBasis();
  }

  /** Reads a Transform3D: a matrix, row by row, and the origin. */
  public final Transform3D readTransform3D() {
    beginReals(VariantType.TRANSFORM_3D);
    return takeTransform3D();
  }

  /** Reads a Projection: four columns. */
  public final Projection readProjection() {
    beginReals(VariantType.PROJECTION);
    return takeProjection();
  }

  /** Reads a Color. */
  public final Color readColor() {
    beginWords(VariantType.COLOR);
    return takeColor();
  }

  @Override
  Object readContent(VariantType type) {
    if (type == VariantType.VECTOR2) {
      return readVector2();
    } else if (type == VariantType.VECTOR3) {
      return readVector3();
    } else if (type == VariantType.COLOR) {
      return readColor();
    } else if (type == VariantType.VECTOR2I) {
      return readVector2i();
    } else if (type == VariantType.VECTOR3I) {
      return readVector3i();
    } else if (type == VariantType.RECT2) {
      return readRect2();
    } else if (type == VariantType.RECT2I) {
      return readRect2i();
    } else if (type == VariantType.TRANSFORM_2D) {
      return readTransform2D();
    } else if (type == VariantType.TRANSFORM_3D) {
      return readTransform3D();
    } else if (type == VariantType.VECTOR4) {
      return readVector4();
    } else if (type == VariantType.VECTOR4I) {
      return readVector4i();
    } else if (type == VariantType.PLANE) {
      return readPlane();
    } else if (type == VariantType.QUATERNION) {
      return readQuaternion();
    } else if (type == VariantType.AABB) {
      return readAabb();
    } else if (type == VariantType.BASIS) {
      return readBasis();
    } else if (type == VariantType.PROJECTION) {
      return readProjection();
    }
    return super.readContent(type);
  }

  /**
   * Reads the components of a vector or a colour.
   *
   * @param type VECTOR2, VECTOR3, VECTOR4 or COLOR
   */
  final void readComponents(VariantType type, double[] values, int index, int count) {
    if (type == VariantType.COLOR) {
      beginWords(type);
      beginNarrowReals();
    } else {
      beginReals(type);
    }
    for (int i = 0; i < count; i++) {
      values[index + i] = takeReal();
    }
  }

  private void beginReals(VariantType type) {
    int header = expect(type);
    beginReals(header, type.bytes(isWide(header)));
  }

  /** Notes that {@code real_t} components have 4 bytes. */
  final void beginNarrowReals() {
    wideReals = false;
  }

  /** Notes the width that {@code header} tells and checks that {@code length} bytes are there. */
  final void beginReals(int header, long length) {
    wideReals = isWide(header);
    require(length);
  }

  /** Whether the {@code real_t} components behind this header have 8 bytes. */
  final boolean isWide(int header) {
    return Header.is64(header) && format.isGodot4();
  }

  private void beginWords(VariantType type) {
    expect(type);
    require(type.bytes(false));
  }

  private double takeReal() {
    double value;
    if (wideReals) {
      value = Double.longBitsToDouble(LittleEndian.getLong(bytes, position));
      position += LittleEndian.LONG;
    } else {
      value = RealBits.widen(LittleEndian.getInt(bytes, position));
      position += LittleEndian.WORD;
    }
    return value;
  }

  final Vector2 takeVector2() {
    return new Vector2(takeReal(), takeReal());
  }

  final Vector2i takeVector2i() {
    return new Vector2i(takeWord(), takeWord());
  }

  final Rect2 takeRect2() {
    return new Rect2(takeVector2(), takeVector2());
  }

  final Rect2i takeRect2i() {
    return new Rect2i(takeVector2i(), takeVector2i());
  }

  final Vector3 takeVector3() {
    return new Vector3(takeReal(), takeReal(), takeReal());
  }

  final Vector3i takeVector3i() {
    return new Vector3i(takeWord(), takeWord(), takeWord());
  }

  final Transform2D takeTransform2D() {
    return new Transform2D(takeVector2(), takeVector2(), takeVector2());
  }

  final Vector4 takeVector4() {
    return new Vector4(takeReal(), takeReal(), takeReal(), takeReal());
  }

  final Vector4i takeVector4i() {
    return new Vector4i(takeWord(), takeWord(), takeWord(), takeWord());
  }

  final Plane takePlane() {
    return new Plane(takeVector3(), takeReal());
  }

  final Quaternion takeQuaternion() {
    return new Quaternion(takeReal(), takeReal(), takeReal(), takeReal());
  }

  final Aabb takeAabb() {
    return new Aabb(takeVector3(), takeVector3());
  }

  final Transform3D takeTransform3D() {
    return new Transform3D(takeBasis(), takeVector3());
  }

  final Projection takeProjection() {
    return new Projection(takeVector4(), takeVector4(), takeVector4(), takeVector4());
  }

  final Color takeColor() {
    return new Color(takeFloat32(), takeFloat32(), takeFloat32(), takeFloat32());
  }

  private float takeFloat32() {
    return Float.intBitsToFloat(takeWord());
  }

  final Basis takeBasis() {
    return MathComponents.transposed(new Basis(takeVector3(), takeVector3(), takeVector3()));
  }
}

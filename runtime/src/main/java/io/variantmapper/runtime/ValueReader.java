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
  /** Where the components of the value read last begin. */
  private int body;

  ValueReader(byte[] bytes, int offset, int length, VariantFormat format) {
    super(bytes, offset, length, format);
  }

  /** Reads a Vector2: {@code x y}. */
  public final Vector2 readVector2() {
    int each = passReals(VariantType.VECTOR2);
    return vector2At(body, each);
  }

  /** Reads a Vector2i. Since Godot 4. */
  public final Vector2i readVector2i() {
    passWords(VariantType.VECTOR2I);
    return vector2iAt(body);
  }

  /** Reads a Rect2: position and size. */
  public final Rect2 readRect2() {
    int each = passReals(VariantType.RECT2);
    return rect2At(body, each);
  }

  /** Reads a Rect2i. Since Godot 4. */
  public final Rect2i readRect2i() {
    passWords(VariantType.RECT2I);
    return rect2iAt(body);
  }

  /** Reads a Vector3: {@code x y z}. */
  public final Vector3 readVector3() {
    int each = passReals(VariantType.VECTOR3);
    return vector3At(body, each);
  }

  /** Reads a Vector3i. Since Godot 4. */
  public final Vector3i readVector3i() {
    passWords(VariantType.VECTOR3I);
    return vector3iAt(body);
  }

  /** Reads a Transform2D: the x axis, the y axis and the origin. */
  public final Transform2D readTransform2D() {
    int each = passReals(VariantType.TRANSFORM_2D);
    return transform2DAt(body, each);
  }

  /** Reads a Vector4: {@code x y z w}. */
  public final Vector4 readVector4() {
    int each = passReals(VariantType.VECTOR4);
    return vector4At(body, each);
  }

  /** Reads a Vector4i. Since Godot 4. */
  public final Vector4i readVector4i() {
    passWords(VariantType.VECTOR4I);
    return vector4iAt(body);
  }

  /** Reads a Plane: the normal and d. */
  public final Plane readPlane() {
    int each = passReals(VariantType.PLANE);
    return planeAt(body, each);
  }

  /** Reads a Quaternion: {@code x y z w}. */
  public final Quaternion readQuaternion() {
    int each = passReals(VariantType.QUATERNION);
    return quaternionAt(body, each);
  }

  /** Reads an AABB: position and size. */
  public final Aabb readAabb() {
    int each = passReals(VariantType.AABB);
    return aabbAt(body, each);
  }

  /** Reads a Basis: a matrix, row by row. */
  public final Basis readBasis() {
    int each = passReals(VariantType.BASIS);
    return basisAt(body, each);
  }

  /** Reads a Transform3D: a matrix, row by row, and the origin. */
  public final Transform3D readTransform3D() {
    int each = passReals(VariantType.TRANSFORM_3D);
    return transform3DAt(body, each);
  }

  /** Reads a Projection: four columns. */
  public final Projection readProjection() {
    int each = passReals(VariantType.PROJECTION);
    return projectionAt(body, each);
  }

  /** Reads a Color. */
  public final Color readColor() {
    passWords(VariantType.COLOR);
    return colorAt(body);
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
    int each = type == VariantType.COLOR ? passWords(type) : passReals(type);
    for (int i = 0; i < count; i++) {
      values[index + i] = realAt(body, each, i);
    }
  }

  /** Passes over a value made of {@code real_t}; returns the bytes of each, told by its flag. */
  private int passReals(VariantType type) {
    boolean wide = isWide(expect(type));
    pass(type.bytes(wide));
    return wide ? LittleEndian.LONG : LittleEndian.WORD;
  }

  /** Passes over a value whose components have 4 bytes each in every format. */
  private int passWords(VariantType type) {
    expect(type);
    pass(type.bytes(false));
    return LittleEndian.WORD;
  }

  private void pass(int length) {
    require(length);
    body = position;
    position += length;
  }

  /** Whether the {@code real_t} components behind this header have 8 bytes. */
  final boolean isWide(int header) {
    return Header.is64(header) && format.isGodot4();
  }

  // These take components that begin at an index, where there must be enough of them; each real_t
  // has so many bytes.

  private double realAt(int at, int each, int index) {
    return each == LittleEndian.LONG
        ? Double.longBitsToDouble(LittleEndian.getLong(bytes, at + index * LittleEndian.LONG))
        : RealBits.widen(wordAt(at, index));
  }

  private int wordAt(int at, int index) {
    return LittleEndian.getInt(bytes, at + index * LittleEndian.WORD);
  }

  private float floatAt(int at, int index) {
    return Float.intBitsToFloat(wordAt(at, index));
  }

  final Vector2 vector2At(int at, int each) {
    return new Vector2(realAt(at, each, 0), realAt(at, each, 1));
  }

  final Vector2i vector2iAt(int at) {
    return new Vector2i(wordAt(at, 0), wordAt(at, 1));
  }

  final Rect2 rect2At(int at, int each) {
    return new Rect2(vector2At(at, each), vector2At(at + 2 * each, each));
  }

  final Rect2i rect2iAt(int at) {
    return new Rect2i(vector2iAt(at), vector2iAt(at + 2 * LittleEndian.WORD));
  }

  final Vector3 vector3At(int at, int each) {
    return new Vector3(realAt(at, each, 0), realAt(at, each, 1), realAt(at, each, 2));
  }

  final Vector3i vector3iAt(int at) {
    return new Vector3i(wordAt(at, 0), wordAt(at, 1), wordAt(at, 2));
  }

  final Transform2D transform2DAt(int at, int each) {
    return new Transform2D(
        vector2At(at, each), vector2At(at + 2 * each, each), vector2At(at + 4 * each, each));
  }

  final Vector4 vector4At(int at, int each) {
    return new Vector4(
        realAt(at, each, 0), realAt(at, each, 1), realAt(at, each, 2), realAt(at, each, 3));
  }

  final Vector4i vector4iAt(int at) {
    return new Vector4i(wordAt(at, 0), wordAt(at, 1), wordAt(at, 2), wordAt(at, 3));
  }

  final Plane planeAt(int at, int each) {
    return new Plane(vector3At(at, each), realAt(at, each, 3));
  }

  final Quaternion quaternionAt(int at, int each) {
    return new Quaternion(
        realAt(at, each, 0), realAt(at, each, 1), realAt(at, each, 2), realAt(at, each, 3));
  }

  final Aabb aabbAt(int at, int each) {
    return new Aabb(vector3At(at, each), vector3At(at + 3 * each, each));
  }

  final Basis basisAt(int at, int each) {
    return MathComponents.transposed(new Basis(
        vector3At(at, each), vector3At(at + 3 * each, each), vector3At(at + 6 * each, each)));
  }

  final Transform3D transform3DAt(int at, int each) {
    return new Transform3D(basisAt(at, each), vector3At(at + 9 * each, each));
  }

  final Projection projectionAt(int at, int each) {
    return new Projection(
        vector4At(at, each),
        vector4At(at + 4 * each, each),
        vector4At(at + 8 * each, each),
        vector4At(at + 12 * each, each));
  }

  final Color colorAt(int at) {
    return new Color(floatAt(at, 0), floatAt(at, 1), floatAt(at, 2), floatAt(at, 3));
  }
}

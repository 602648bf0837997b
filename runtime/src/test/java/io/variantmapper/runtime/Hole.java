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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/**
 * A type that has holes in runs of fields, and the methods for it.
 *
 * @param value some value of the type
 */
@NullUnmarked // a hole of a math type takes null, one of a number does not
record Hole<T>(VariantType type, T value, Put<T> put, Write<T> write, Get<T> get) {
  private static final Vector2 TWO = new Vector2(1, -2);
  private static final Vector3 THREE = new Vector3(0.5, 2, 3);
  private static final Vector4 FOUR = new Vector4(1, 2, 3, 4);
  private static final Basis BASIS = new Basis(THREE, new Vector3(4, 5, 6), new Vector3(7, 8, 9));

  /** Fills a hole. */
  interface Put<T> {
    void put(VariantWriter out, int offset, T value);
  }

  /** Writes a value elsewhere. */
  interface Write<T> {
    void write(VariantWriter out, T value);
  }

  /** Takes a value out of a hole. */
  interface Get<T> {
    T get(VariantReader in, int offset);
  }

  static List<Hole<?>> all() {
    List<Hole<?>> all = new ArrayList<>();
    all.addAll(numbers());
    all.addAll(planeTypes());
    all.addAll(spaceTypes());
    all.addAll(typesOfFours());
    return all;
  }

  private static List<Hole<?>> numbers() {
    return List.of(
        hole(
            VariantType.BOOL,
            true,
            VariantWriter::putBoolean,
            VariantWriter::writeBoolean,
            VariantReader::getBoolean),
        Hole.<Integer>hole(
            VariantType.INT,
            -7,
            VariantWriter::putInt,
            (out, value) -> out.writeInt(value),
            VariantReader::getInt),
        Hole.<Float>hole(
            VariantType.FLOAT,
            0.5f,
            VariantWriter::putFloat,
            (out, value) -> out.writeFloat(value),
            VariantReader::getFloat));
  }

  private static List<Hole<?>> planeTypes() {
    return List.of(
        hole(
            VariantType.VECTOR2,
            TWO,
            VariantWriter::putVector2,
            VariantWriter::writeVector2,
            VariantReader::getVector2),
        hole(
            VariantType.VECTOR2I,
            new Vector2i(1, -2),
            VariantWriter::putVector2i,
            VariantWriter::writeVector2i,
            VariantReader::getVector2i),
        hole(
            VariantType.RECT2,
            new Rect2(TWO, TWO),
            VariantWriter::putRect2,
            VariantWriter::writeRect2,
            VariantReader::getRect2),
        hole(
            VariantType.RECT2I,
            new Rect2i(new Vector2i(1, 2), new Vector2i(3, 4)),
            VariantWriter::putRect2i,
            VariantWriter::writeRect2i,
            VariantReader::getRect2i),
        hole(
            VariantType.TRANSFORM_2D,
            new Transform2D(TWO, new Vector2(3, 4), new Vector2(5, 6)),
            VariantWriter::putTransform2D,
            VariantWriter::writeTransform2D,
            VariantReader::getTransform2D));
  }

  private static List<Hole<?>> spaceTypes() {
    return List.of(
        hole(
            VariantType.VECTOR3,
            THREE,
            VariantWriter::putVector3,
            VariantWriter::writeVector3,
            VariantReader::getVector3),
        hole(
            VariantType.VECTOR3I,
            new Vector3i(1, 2, -3),
            VariantWriter::putVector3i,
            VariantWriter::writeVector3i,
            VariantReader::getVector3i),
        hole(
            VariantType.PLANE,
            new Plane(THREE, 4),
            VariantWriter::putPlane,
            VariantWriter::writePlane,
            VariantReader::getPlane),
        hole(
            VariantType.QUATERNION,
            new Quaternion(1, 2, 3, 4),
            VariantWriter::putQuaternion,
            VariantWriter::writeQuaternion,
            VariantReader::getQuaternion),
        hole(
            VariantType.AABB,
            new Aabb(THREE, new Vector3(4, 5, 6)),
            VariantWriter::putAabb,
            VariantWriter::writeAabb,
            VariantReader::getAabb),
        hole(
            VariantType.BASIS,
            BASIS,
            VariantWriter::putBasis,
            VariantWriter::writeBasis,
            VariantReader::getBasis),
        hole(
            VariantType.TRANSFORM_3D,
            new Transform3D(BASIS, THREE),
            VariantWriter::putTransform3D,
            VariantWriter::writeTransform3D,
            VariantReader::getTransform3D));
  }

  private static List<Hole<?>> typesOfFours() {
    return List.of(
        hole(
            VariantType.VECTOR4,
            FOUR,
            VariantWriter::putVector4,
            VariantWriter::writeVector4,
            VariantReader::getVector4),
        hole(
            VariantType.VECTOR4I,
            new Vector4i(1, 2, 3, -4),
            VariantWriter::putVector4i,
            VariantWriter::writeVector4i,
            VariantReader::getVector4i),
        hole(
            VariantType.PROJECTION,
            new Projection(FOUR, FOUR, FOUR, new Vector4(5, 6, 7, 8)),
            VariantWriter::putProjection,
            VariantWriter::writeProjection,
            VariantReader::getProjection),
        hole(
            VariantType.COLOR,
            new Color(0.25f, 0.5f, 1),
            VariantWriter::putColor,
            VariantWriter::writeColor,
            VariantReader::getColor));
  }

  private static <T> Hole<T> hole(
      VariantType type, T value, Put<T> put, Write<T> write, Get<T> get) {
    return new Hole<>(type, value, put, write, get);
  }

  /** Whether null can be put into it. */
  boolean takesNull() {
    return type.ordinal() > VariantType.STRING.ordinal();
  }

  /** Fills the hole with the value, or with null. */
  void put(VariantWriter out, int offset, boolean isNull) {
    put.put(out, offset, isNull ? null : value);
  }

  /** Writes the value, or a nil, elsewhere. */
  void write(VariantWriter out, boolean isNull) {
    if (isNull && !takesNull()) {
      out.writeNil();
    } else {
      write.write(out, isNull ? null : value);
    }
  }

  /** The constant's name. */
  @Override
  public String toString() {
    return type.name();
  }
}

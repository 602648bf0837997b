package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
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
 * A type that can have holes in runs of fields, with the methods to fill and read a hole.
 *
 * @param value a sample value
 */
@NullUnmarked // holes of math types accept null, but holes of numbers do not
record HoleCase<T>(VariantType type, T value, Put<T> put, Write<T> write, Get<T> get) {
  private static final Vector2 TWO = new Vector2(1, -2);
  private static final Vector3 THREE = new Vector3(0.5, 2, 3);
  private static final Vector4 FOUR = new Vector4(1, 2, 3, 4);
  private static final Basis BASIS = new Basis(THREE, new Vector3(4, 5, 6), new Vector3(7, 8, 9));

  /** Fills a hole. */
  interface Put<T> {
    void put(VariantWriter out, FieldRun run, int field, T value);
  }

  /** Writes a value that is not in a hole. */
  interface Write<T> {
    void write(VariantWriter out, T value);
  }

  /** Returns the value in a hole. */
  interface Get<T> {
    T get(VariantReader in, FieldRun run, int field);
  }

  static List<HoleCase<?>> all() {
    List<HoleCase<?>> all = new ArrayList<>();
    all.addAll(numbers());
    all.addAll(planeTypes());
    all.addAll(spaceTypes());
    all.addAll(fourComponentTypes());
    return all;
  }

  private static List<HoleCase<?>> numbers() {
    return List.of(
        hole(
            VariantType.BOOL,
            true,
            (out, run, field, value) -> FieldWriter.putBoolean(out, run.hole(field), value),
            VariantWriter::writeBoolean,
            (in, run, field) -> FieldReader.getBoolean(in, run.hole(field))),
        HoleCase.<Integer>hole(
            VariantType.INT,
            -7,
            (out, run, field, value) -> FieldWriter.putInt(out, run.hole(field), value),
            (out, value) -> out.writeInt(value),
            (in, run, field) -> FieldReader.getInt(in, run.hole(field))),
        HoleCase.<Float>hole(
            VariantType.FLOAT,
            0.5f,
            (out, run, field, value) -> FieldWriter.putFloat(out, run.hole(field), value),
            (out, value) -> out.writeFloat(value),
            (in, run, field) -> FieldReader.getFloat(in, run.hole(field))));
  }

  private static List<HoleCase<?>> planeTypes() {
    return List.of(
        hole(
            VariantType.VECTOR2,
            TWO,
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeVector2,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.VECTOR2I,
            new Vector2i(1, -2),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeVector2i,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.RECT2,
            new Rect2(TWO, TWO),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeRect2,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.RECT2I,
            new Rect2i(new Vector2i(1, 2), new Vector2i(3, 4)),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeRect2i,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.TRANSFORM_2D,
            new Transform2D(TWO, new Vector2(3, 4), new Vector2(5, 6)),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeTransform2D,
            (in, run, field) -> FieldReader.get(in, run.hole(field))));
  }

  private static List<HoleCase<?>> spaceTypes() {
    return List.of(
        hole(
            VariantType.VECTOR3,
            THREE,
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeVector3,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.VECTOR3I,
            new Vector3i(1, 2, -3),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeVector3i,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.PLANE,
            new Plane(THREE, 4),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writePlane,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.QUATERNION,
            new Quaternion(1, 2, 3, 4),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeQuaternion,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.AABB,
            new Aabb(THREE, new Vector3(4, 5, 6)),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeAabb,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.BASIS,
            BASIS,
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeBasis,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.TRANSFORM_3D,
            new Transform3D(BASIS, THREE),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeTransform3D,
            (in, run, field) -> FieldReader.get(in, run.hole(field))));
  }

  private static List<HoleCase<?>> fourComponentTypes() {
    return List.of(
        hole(
            VariantType.VECTOR4,
            FOUR,
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeVector4,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.VECTOR4I,
            new Vector4i(1, 2, 3, -4),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeVector4i,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.PROJECTION,
            new Projection(FOUR, FOUR, FOUR, new Vector4(5, 6, 7, 8)),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeProjection,
            (in, run, field) -> FieldReader.get(in, run.hole(field))),
        hole(
            VariantType.COLOR,
            new Color(0.25f, 0.5f, 1),
            (out, run, field, value) -> FieldWriter.put(out, run.hole(field), value),
            VariantWriter::writeColor,
            (in, run, field) -> FieldReader.get(in, run.hole(field))));
  }

  private static <T> HoleCase<T> hole(
      VariantType type, T value, Put<T> put, Write<T> write, Get<T> get) {
    return new HoleCase<>(type, value, put, write, get);
  }

  /** Returns whether the hole accepts null. */
  boolean acceptsNull() {
    return type.ordinal() > VariantType.STRING.ordinal();
  }

  /** Fills the hole with the value, or with null. */
  void put(VariantWriter out, FieldRun run, int field, boolean isNull) {
    put.put(out, run, field, isNull ? null : value);
  }

  /** Writes the value, or a nil, without a hole. */
  void write(VariantWriter out, boolean isNull) {
    if (isNull && !acceptsNull()) {
      out.writeNil();
    } else {
      write.write(out, isNull ? null : value);
    }
  }

  /** Returns the name of the type. */
  @Override
  public String toString() {
    return type.name();
  }
}

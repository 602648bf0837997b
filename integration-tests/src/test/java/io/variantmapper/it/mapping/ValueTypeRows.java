package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
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

/** Rows for the engine's vectors, matrices and colors. */
final class ValueTypeRows {
  static final Section SECTION = Section.of(
      "value types",
      field(new Spot(new Vector2(1, -2.5)), "Vector2(1, -2.5)"),
      field(new Cell(new Vector2i(1, -2)), "Vector2i(1, -2)"),
      field(new Area(new Rect2(new Vector2(1, 2), new Vector2(3, 4))), "Rect2(1, 2, 3, 4)"),
      field(new Region(new Rect2i(new Vector2i(1, 2), new Vector2i(3, 4))), "Rect2i(1, 2, 3, 4)"),
      field(new Position(new Vector3(1, 0, -3.5)), "Vector3(1, 0, -3.5)"),
      field(new Voxel(new Vector3i(1, 0, -3)), "Vector3i(1, 0, -3)"),
      field(
          new Placement(new Transform2D(new Vector2(1, 0), new Vector2(0, 1), new Vector2(5, 6))),
          "Transform2D(Vector2(1, 0), Vector2(0, 1), Vector2(5, 6))"),
      field(new Weights(new Vector4(1, 2, 3, 4)), "Vector4(1, 2, 3, 4)"),
      field(new Counts(new Vector4i(1, 2, 3, 4)), "Vector4i(1, 2, 3, 4)"),
      field(new Ground(new Plane(new Vector3(0, 1, 0), 4)), "Plane(0, 1, 0, 4)"),
      field(new Rotation(Quaternion.IDENTITY), "Quaternion(0, 0, 0, 1)"),
      field(
          new Box(new Aabb(new Vector3(1, 2, 3), new Vector3(4, 5, 6))),
          "AABB(Vector3(1, 2, 3), Vector3(4, 5, 6))"),
      field(
          new Axes(new Basis(new Vector3(1, 2, 3), new Vector3(4, 5, 6), new Vector3(7, 8, 9))),
          "Basis(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9))"),
      field(
          new Pose(new Transform3D(Basis.IDENTITY, new Vector3(4, 5, 6))),
          "Transform3D(Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1), Vector3(4, 5, 6))"),
      field(
          new Camera(Projection.IDENTITY),
          "Projection(Vector4(1, 0, 0, 0), Vector4(0, 1, 0, 0), "
              + "Vector4(0, 0, 1, 0), Vector4(0, 0, 0, 1))"),
      field(new Tint(new Color(1, 0.5f, 0.25f)), "Color(1, 0.5, 0.25, 1)"));

  private ValueTypeRows() {}

  @VariantArray
  record Spot(Vector2 spot) {}

  @VariantArray
  record Cell(Vector2i cell) {}

  @VariantArray
  record Area(Rect2 area) {}

  @VariantArray
  record Region(Rect2i region) {}

  @VariantArray
  record Position(Vector3 position) {}

  @VariantArray
  record Voxel(Vector3i voxel) {}

  @VariantArray
  record Placement(Transform2D placement) {}

  @VariantArray
  record Weights(Vector4 weights) {}

  @VariantArray
  record Counts(Vector4i counts) {}

  @VariantArray
  record Ground(Plane ground) {}

  @VariantArray
  record Rotation(Quaternion rotation) {}

  @VariantArray
  record Box(Aabb box) {}

  @VariantArray
  record Axes(Basis axes) {}

  @VariantArray
  record Pose(Transform3D pose) {}

  @VariantArray
  record Camera(Projection camera) {}

  @VariantArray
  record Tint(Color tint) {}
}

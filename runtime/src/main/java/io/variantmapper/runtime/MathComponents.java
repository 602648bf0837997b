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

/** The numbers a math type is made of, in the order of the wire, in which engines print them. */
final class MathComponents {
  private static final double[] NONE = {};

  private MathComponents() {}

  /** The components of {@code value}; none for anything but a math type. */
  static double[] of(Object value) {
    if (value instanceof Vector2 v) {
      return new double[] {v.x(), v.y()};
    } else if (value instanceof Vector3 v) {
      return new double[] {v.x(), v.y(), v.z()};
    } else if (value instanceof Vector4 v) {
      return new double[] {v.x(), v.y(), v.z(), v.w()};
    } else if (value instanceof Vector2i v) {
      return new double[] {v.x(), v.y()};
    } else if (value instanceof Vector3i v) {
      return new double[] {v.x(), v.y(), v.z()};
    } else if (value instanceof Vector4i v) {
      return new double[] {v.x(), v.y(), v.z(), v.w()};
    } else if (value instanceof Quaternion q) {
      return new double[] {q.x(), q.y(), q.z(), q.w()};
    } else if (value instanceof Color c) {
      return new double[] {c.r(), c.g(), c.b(), c.a()};
    } else if (value instanceof Plane p) {
      return new double[] {p.normal().x(), p.normal().y(), p.normal().z(), p.d()};
    }
    return ofParts(value);
  }

  /** The components of all elements of a float, double or vector array, one after the other. */
  static double[] ofArray(Object array) {
    if (array instanceof double[] doubles) {
      return doubles;
    }
    if (array instanceof float[] floats) {
      double[] widened = new double[floats.length];
      for (int i = 0; i < floats.length; i++) {
        widened[i] = floats[i];
      }
      return widened;
    }
    return join((Object[]) array);
  }

  private static double[] ofParts(Object value) {
    if (value instanceof Rect2 r) {
      return join(r.position(), r.size());
    } else if (value instanceof Rect2i r) {
      return join(r.position(), r.size());
    } else if (value instanceof Aabb box) {
      return join(box.position(), box.size());
    } else if (value instanceof Transform2D t) {
      return join(t.x(), t.y(), t.origin());
    } else if (value instanceof Basis b) {
      Basis rows = transposed(b);
      return join(rows.x(), rows.y(), rows.z());
    } else if (value instanceof Transform3D t) {
      Basis rows = transposed(t.basis());
      return join(rows.x(), rows.y(), rows.z(), t.origin());
    } else if (value instanceof Projection p) {
      return join(p.x(), p.y(), p.z(), p.w());
    }
    return NONE;
  }

  /** Rows for columns, or the other way round. */
  static Basis transposed(Basis b) {
    return new Basis(
        new Vector3(b.x().x(), b.y().x(), b.z().x()),
        new Vector3(b.x().y(), b.y().y(), b.z().y()),
        new Vector3(b.x().z(), b.y().z(), b.z().z()));
  }

  private static double[] join(Object... parts) {
    if (parts.length == 0) {
      return NONE;
    }
    int width = of(parts[0]).length;
    double[] joined = new double[parts.length * width];
    for (int i = 0; i < parts.length; i++) {
      System.arraycopy(of(parts[i]), 0, joined, i * width, width);
    }
    return joined;
  }
}

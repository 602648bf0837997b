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
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The components of math types, axis by axis, the way scripts see them. */
final class Components {
  private Components() {}

  static DoubleStream of(Object value) {
    if (value instanceof Vector2 v) {
      return DoubleStream.of(v.x(), v.y());
    } else if (value instanceof Vector3 v) {
      return DoubleStream.of(v.x(), v.y(), v.z());
    } else if (value instanceof Vector4 v) {
      return DoubleStream.of(v.x(), v.y(), v.z(), v.w());
    } else if (value instanceof Vector2i v) {
      return DoubleStream.of(v.x(), v.y());
    } else if (value instanceof Vector3i v) {
      return DoubleStream.of(v.x(), v.y(), v.z());
    } else if (value instanceof Vector4i v) {
      return DoubleStream.of(v.x(), v.y(), v.z(), v.w());
    } else if (value instanceof Quaternion q) {
      return DoubleStream.of(q.x(), q.y(), q.z(), q.w());
    } else if (value instanceof Color c) {
      return widened(c.r(), c.g(), c.b(), c.a());
    } else if (value instanceof Plane p) {
      return DoubleStream.concat(of(p.normal()), DoubleStream.of(p.d()));
    }
    return parts(value).flatMapToDouble(Components::of);
  }

  private static Stream<Object> parts(Object value) {
    if (value instanceof Rect2 r) {
      return Stream.of(r.position(), r.size());
    } else if (value instanceof Rect2i r) {
      return Stream.of(r.position(), r.size());
    } else if (value instanceof Aabb box) {
      return Stream.of(box.position(), box.size());
    } else if (value instanceof Transform2D t) {
      return Stream.of(t.x(), t.y(), t.origin());
    } else if (value instanceof Basis b) {
      return Stream.of(b.x(), b.y(), b.z());
    } else if (value instanceof Transform3D t) {
      return Stream.of(t.basis(), t.origin());
    } else if (value instanceof Projection p) {
      return Stream.of(p.x(), p.y(), p.z(), p.w());
    }
    throw new IllegalArgumentException(value.getClass() + " is no math type");
  }

  static DoubleStream widened(float... values) {
    return IntStream.range(0, values.length).mapToDouble(i -> values[i]);
  }
}

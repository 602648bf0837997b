package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;

/** Unboxes types. */
public final class Unboxed {
  private Unboxed() {}

  /** Returns the primitive type of a box, or any other type unchanged. */
  public static TypeName of(TypeName type) {
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }
}

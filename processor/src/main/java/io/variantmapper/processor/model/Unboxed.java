package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * Unboxes types.
 *
 * <pre>{@code
 * Unboxed.of(ClassName.get(Integer.class))   // int
 * }</pre>
 */
public final class Unboxed {
  private Unboxed() {}

  /** Returns the primitive of a box; returns any other type unchanged. */
  public static TypeName of(TypeName type) {
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }
}

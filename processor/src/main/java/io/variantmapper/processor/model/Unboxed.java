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

  /** Returns the primitive type of a box, or any other type unchanged. */
  public static TypeName of(TypeName type) {
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }
}

package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * The primitives behind boxes.
 *
 * <pre>{@code
 * Unboxed.of(ClassName.get(Integer.class))   // int
 * }</pre>
 */
public final class Unboxed {
  private Unboxed() {}

  /** The primitive that a type is the box of; any other type itself. */
  public static TypeName of(TypeName type) {
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }
}

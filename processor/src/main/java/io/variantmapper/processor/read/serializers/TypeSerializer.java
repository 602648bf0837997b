package io.variantmapper.processor.read.serializers;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.compiler.Compiler;
import javax.lang.model.type.TypeMirror;

/**
 * A serializer that an annotation assigns to a whole type, not only to one field.
 *
 * @param erasure the type without type arguments; the serializer may support only some type
 *     arguments
 */
public record TypeSerializer(Compiler compiler, TypeMirror erasure, NamedSerializer named) {
  static TypeSerializer of(Compiler compiler, TypeMirror type, NamedSerializer named) {
    return new TypeSerializer(compiler, compiler.types().erasure(type), named);
  }

  /**
   * Returns whether the annotation assigns this serializer to {@code other}. The result is also
   * true if the annotation is wrong, and the serializer is for another class.
   */
  boolean isFor(TypeMirror other) {
    return compiler.isSame(other, erasure) && (named.isFor(other) || !isRight());
  }

  /** Returns whether annotations assign both serializers to the same type. */
  public boolean isSame(TypeSerializer other) {
    return compiler.isSame(erasure, other.erasure)
        && (!isRight() || named.type().filter(other.named::isFor).isPresent());
  }

  /** Returns the mapping of the type. If there is a fault, the mapping contains the fault. */
  Mapping.Custom mapping() {
    return isRight()
        ? new Mapping.Custom(TypeName.get(erasure), named.serializer())
        : named.mapping(erasure);
  }

  private boolean isRight() {
    return named
        .type()
        .filter(own -> compiler.isSame(own, compiler.boxed(erasure)))
        .isPresent();
  }
}

package io.variantmapper.processor.read;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import javax.lang.model.type.TypeMirror;

/**
 * A serializer that an annotation names for a whole type.
 *
 * @param erasure the type, without type arguments; the serializer may be for some arguments only
 */
record TypeSerializer(Compiler compiler, TypeMirror erasure, NamedSerializer named) {
  static TypeSerializer of(Compiler compiler, TypeMirror type, NamedSerializer named) {
    return new TypeSerializer(compiler, compiler.types().erasure(type), named);
  }

  /** Returns whether it is meant for {@code other}, even if it is wrong for its own type. */
  boolean isFor(TypeMirror other) {
    return compiler.isSame(other, erasure) && (named.isFor(other) || !isRight());
  }

  /** Returns whether it is the second of two for the same type. */
  boolean isSame(TypeSerializer other) {
    return compiler.isSame(erasure, other.erasure)
        && (!isRight() || named.type().filter(other.named::isFor).isPresent());
  }

  /** Returns the mapping of its type, or what is wrong with it. */
  Mapping.Own mapping() {
    return isRight()
        ? new Mapping.Own(TypeName.get(erasure), named.serializer())
        : named.mapping(erasure);
  }

  private boolean isRight() {
    return named
        .type()
        .filter(own -> compiler.isSame(own, compiler.boxed(erasure)))
        .isPresent();
  }
}

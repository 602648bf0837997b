package io.variantmapper.processor.read;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * A serializer that is named for a whole type.
 *
 * @param erasure the type, without type arguments; the serializer may be for some of them alone
 */
record TypeSerializer(Types types, TypeMirror erasure, NamedSerializer named) {
  static TypeSerializer of(Types types, TypeMirror type, NamedSerializer named) {
    return new TypeSerializer(types, types.erasure(type), named);
  }

  /** Whether it is meant for {@code other}; one that is wrong for its own type is, too. */
  boolean isFor(TypeMirror other) {
    return types.isSameType(types.erasure(other), erasure) && (named.isFor(other) || !isRight());
  }

  /** Whether it is the second of two for the same. */
  boolean isSame(TypeSerializer other) {
    return types.isSameType(erasure, other.erasure)
        && (!isRight() || named.type().filter(other.named::isFor).isPresent());
  }

  /** How its type is mapped, if it is right, or what is wrong with it. */
  Mapping.Own mapping() {
    return isRight()
        ? new Mapping.Own(TypeName.get(erasure), named.serializer())
        : named.mapping(erasure);
  }

  private boolean isRight() {
    TypeMirror boxed = NamedSerializer.boxed(types, erasure);
    return named
        .type()
        .filter(own -> types.isSameType(types.erasure(own), types.erasure(boxed)))
        .isPresent();
  }
}

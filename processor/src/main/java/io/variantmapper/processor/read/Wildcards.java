package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.Optional;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/** Finds what to read where a type argument is a wildcard. */
final class Wildcards {
  private Wildcards() {}

  /** The bound of {@code ? extends Item}, or for {@code ?} the parameter's own; empty if none. */
  static Optional<TypeMirror> bound(WildcardType wildcard, TypeParameterElement parameter) {
    if (wildcard.getSuperBound() != null) {
      return Optional.empty();
    }
    TypeMirror declared = wildcard.getExtendsBound();
    TypeMirror bound = declared == null ? parameter.getBounds().get(0) : declared;
    boolean says = declared != null || !MoreTypes.isTypeOf(Object.class, bound);
    return says ? Optional.of(bound) : Optional.empty();
  }

  /**
   * Whether every subtype of {@code bound} is an argument for the parameter. That of a generic
   * bound, such as {@code Comparable<T>}, is not looked into.
   */
  static boolean fits(TypeMirror bound, TypeParameterElement parameter, Types types) {
    return parameter.getBounds().stream()
        .allMatch(of -> types.isSameType(of, types.erasure(of)) && types.isSubtype(bound, of));
  }
}

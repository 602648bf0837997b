package io.variantmapper.processor.read.language;

import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/** Finds what to read where a type argument is a wildcard. */
public final class Wildcards {
  private Wildcards() {}

  /** The bound of {@code ? extends Item}, or for {@code ?} the parameter's own; empty if none. */
  public static Optional<TypeMirror> bound(WildcardType wildcard, TypeParameterElement parameter) {
    if (wildcard.getSuperBound() != null) {
      return Optional.empty();
    }
    TypeMirror declared = wildcard.getExtendsBound();
    TypeMirror bound = declared == null ? parameter.getBounds().get(0) : declared;
    boolean says = declared != null || !MoreTypes.isTypeOf(Object.class, bound);
    return says ? Optional.of(bound) : Optional.empty();
  }

  /**
   * The type with a bound for each wildcard. What its methods return is as well known then as by
   * capture, which Eclipse's compiler lacks.
   */
  public static DeclaredType replaced(DeclaredType type, Types types) {
    TypeElement element = MoreTypes.asTypeElement(type);
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    List<? extends TypeParameterElement> parameters = element.getTypeParameters();
    List<TypeMirror> erased = IntStream.range(0, arguments.size())
        .mapToObj(i ->
            isWild(arguments.get(i)) ? types.erasure(parameters.get(i).asType()) : arguments.get(i))
        .toList();
    // A bound may name other parameters: C extends Box<T>.
    TypeVariableSubstitution substitution = new TypeVariableSubstitution(types, element, erased);
    TypeMirror[] replaced = IntStream.range(0, arguments.size())
        .mapToObj(i -> isWild(arguments.get(i))
            ? substitution.of(bound(arguments.get(i), parameters.get(i)))
            : arguments.get(i))
        .toArray(TypeMirror[]::new);
    return types.getDeclaredType(element, replaced);
  }

  private static boolean isWild(TypeMirror argument) {
    return argument.getKind() == TypeKind.WILDCARD;
  }

  private static TypeMirror bound(TypeMirror wildcard, TypeParameterElement parameter) {
    TypeMirror bound = ((WildcardType) wildcard).getExtendsBound();
    return bound == null ? parameter.getBounds().get(0) : bound;
  }

  /**
   * Whether every subtype of {@code bound} is an argument for the parameter. That of a generic
   * bound, such as {@code Comparable<T>}, is not looked into.
   */
  public static boolean fits(TypeMirror bound, TypeParameterElement parameter, Types types) {
    return parameter.getBounds().stream()
        .allMatch(of -> types.isSameType(of, types.erasure(of)) && types.isSubtype(bound, of));
  }
}

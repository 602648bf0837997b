package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the type parameters of a static method or builder by the types that they stand for. For
 * example, the {@code U} of {@code static <U> Box<U> of(U content)} is replaced by the {@code T} of
 * {@code Box<T>}.
 */
public final class TypeVariableSubstitution {
  private final Types types;
  private final Map<Element, TypeMirror> replacements = new HashMap<>();

  /**
   * Replaces each type parameter of {@code made} by the type parameter of {@code type} for which it
   * stands.
   *
   * @param made {@code type} itself, or a subtype
   */
  public TypeVariableSubstitution(Compiler compiler, TypeElement type, TypeMirror made) {
    types = compiler.types();
    matchSupertype(compiler, made, MoreTypes.asDeclared(type.asType()));
  }

  /**
   * Replaces the type parameters of a method that returns {@code made}, so that the method returns
   * {@code wanted}.
   */
  public TypeVariableSubstitution(Compiler compiler, TypeMirror made, TypeMirror wanted) {
    types = compiler.types();
    if (made.getKind() == TypeKind.DECLARED && wanted.getKind() == TypeKind.DECLARED) {
      matchSupertype(compiler, made, MoreTypes.asDeclared(wanted));
    } else {
      match(made, wanted);
    }
  }

  private TypeVariableSubstitution(
      Types types, TypeElement type, List<? extends TypeMirror> arguments) {
    this.types = types;
    for (int i = 0; i < arguments.size(); i++) {
      replacements.put(type.getTypeParameters().get(i), arguments.get(i));
    }
  }

  /**
   * Returns the type with each wildcard replaced by a bound. The methods of this type then have
   * return types that are as exact as after capture conversion. Capture conversion itself is not
   * used, because Eclipse's compiler does not offer it.
   */
  public static DeclaredType withoutWildcards(DeclaredType type, Types types) {
    TypeElement element = MoreTypes.asTypeElement(type);
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    List<? extends TypeParameterElement> parameters = element.getTypeParameters();
    List<TypeMirror> erased = IntStream.range(0, arguments.size())
        .mapToObj(i ->
            isWild(arguments.get(i)) ? types.erasure(parameters.get(i).asType()) : arguments.get(i))
        .toList();
    // A bound may refer to other type parameters: class Builder<T, C extends Box<T>>.
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

  private void matchSupertype(Compiler compiler, TypeMirror made, DeclaredType wanted) {
    // If class BigBox<U> extends Box<U>, the supertype Box<U> of BigBox<U> is matched with Box<T>.
    compiler
        .supertypes(made)
        .filter(supertype -> supertype.asElement().equals(wanted.asElement()))
        .findFirst()
        .ifPresent(found -> matchArguments(found, wanted));
  }

  private void match(TypeMirror made, TypeMirror wanted) {
    if (wanted.getKind() == TypeKind.WILDCARD) {
      Stream.of((WildcardType) wanted)
          .flatMap(wild -> Stream.of(wild.getExtendsBound(), wild.getSuperBound()))
          .filter(Objects::nonNull)
          .forEach(bound -> match(made, bound));
    } else if (made.getKind() == TypeKind.TYPEVAR) {
      if (!types.asElement(made).equals(types.asElement(wanted))) {
        replacements.putIfAbsent(types.asElement(made), wanted);
      }
    } else if (made.getKind() == TypeKind.ARRAY && wanted.getKind() == TypeKind.ARRAY) {
      match(
          MoreTypes.asArray(made).getComponentType(), MoreTypes.asArray(wanted).getComponentType());
    } else if (made.getKind() == TypeKind.DECLARED && wanted.getKind() == TypeKind.DECLARED) {
      matchArguments(MoreTypes.asDeclared(made), MoreTypes.asDeclared(wanted));
    }
  }

  private void matchArguments(DeclaredType made, DeclaredType wanted) {
    List<? extends TypeMirror> from = made.getTypeArguments();
    List<? extends TypeMirror> to = wanted.getTypeArguments();
    for (int i = 0; i < Math.min(from.size(), to.size()); i++) {
      match(from.get(i), to.get(i));
    }
  }

  /** Returns whether the replacement of a parameter is within the bounds of the parameter. */
  public boolean isWithinBounds(TypeParameterElement parameter) {
    TypeMirror argument = of(parameter.asType());
    return parameter.getBounds().stream().allMatch(b -> types.isSubtype(argument, of(b)));
  }

  /**
   * Replaces the type parameters in a type. If there are none to replace, returns the same object
   * instead of a copy, because in Eclipse's compiler, a copy of a type with wildcards does not
   * equal the original.
   */
  public TypeMirror of(TypeMirror type) {
    return !replacements.isEmpty() && isIn(type) ? substituted(type) : type;
  }

  public DeclaredType of(DeclaredType type) {
    return isIn(type) ? substituted(type) : type;
  }

  private boolean isIn(@Nullable TypeMirror type) {
    if (type == null) {
      return false;
    }
    return switch (type.getKind()) {
      case TYPEVAR -> replacements.containsKey(types.asElement(type));
      case DECLARED -> MoreTypes.asDeclared(type).getTypeArguments().stream().anyMatch(this::isIn);
      case ARRAY -> isIn(MoreTypes.asArray(type).getComponentType());
      case WILDCARD ->
        isIn(((WildcardType) type).getExtendsBound())
            || isIn(((WildcardType) type).getSuperBound());
      default -> false;
    };
  }

  private TypeMirror substituted(TypeMirror type) {
    return switch (type.getKind()) {
      case TYPEVAR -> replacements.getOrDefault(types.asElement(type), type);
      case DECLARED -> substituted(MoreTypes.asDeclared(type));
      case ARRAY -> types.getArrayType(of(MoreTypes.asArray(type).getComponentType()));
      case WILDCARD -> substituted((WildcardType) type);
      default -> type;
    };
  }

  private DeclaredType substituted(DeclaredType type) {
    return types.getDeclaredType(
        MoreTypes.asTypeElement(type),
        type.getTypeArguments().stream().map(this::of).toArray(TypeMirror[]::new));
  }

  private WildcardType substituted(WildcardType type) {
    return types.getWildcardType(ofBound(type.getExtendsBound()), ofBound(type.getSuperBound()));
  }

  private @Nullable TypeMirror ofBound(@Nullable TypeMirror bound) {
    return bound == null ? null : of(bound);
  }
}

package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * A type as a subclass sees it, together with its declaration. Only the declaration reliably has
 * each {@code @Nullable}: if the compiler replaces a type variable, it drops the annotations of the
 * variable.
 *
 * <pre>{@code
 * // List<@Nullable K> ks is declared in Base<K>; class Team extends Base<String>
 * new ResolvedType(types.asMemberOf(team, ks), ks.asType()).argument(0).isNullable()   // true
 * }</pre>
 */
record ResolvedType(TypeMirror type, TypeMirror declared) {
  /** Returns a type whose declaration contains no type variables to replace. */
  static ResolvedType of(TypeMirror type) {
    return new ResolvedType(type, type);
  }

  /** Returns whether {@code @Nullable} is on the variable or on the type that replaces it. */
  boolean isNullable() {
    return Annotations.isNullable(type) || Annotations.isNullable(declared);
  }

  /** Returns whether {@code @NonNull} is on the variable or on the type that replaces it. */
  boolean isNonNull() {
    return Annotations.isNonNull(type) || Annotations.isNonNull(declared);
  }

  ResolvedType component() {
    TypeMirror component = MoreTypes.asArray(type).getComponentType();
    return isReplaced()
        ? of(component)
        : new ResolvedType(component, MoreTypes.asArray(declared).getComponentType());
  }

  /** Returns a type argument of a type that is not raw. */
  ResolvedType argument(int index) {
    TypeMirror argument = argument(type, index);
    return isReplaced() ? of(argument) : new ResolvedType(argument, argument(declared, index));
  }

  private static TypeMirror argument(TypeMirror type, int index) {
    DeclaredType generic = MoreTypes.asDeclared(type);
    return generic.getTypeArguments().get(index);
  }

  /** Returns the bound of a wildcard: its own bound, or the bound of the type parameter. */
  ResolvedType as(TypeMirror bound) {
    TypeMirror own = isReplaced() ? null : ((WildcardType) declared).getExtendsBound();
    return own == null ? of(bound) : new ResolvedType(bound, own);
  }

  /** Returns whether the type replaces a type variable. */
  private boolean isReplaced() {
    return declared.getKind() == TypeKind.TYPEVAR;
  }
}

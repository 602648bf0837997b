package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreTypes;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * A type in which type variables have been replaced, together with the type as it was declared.
 * Only the declared type reliably has each {@code @Nullable}, because the compiler drops the
 * annotations of a type variable when it replaces the variable.
 *
 * <pre>{@code
 * // List<@Nullable K> ks is declared in Base<K>; class Team extends Base<String>
 * new ResolvedType(types.asMemberOf(team, ks), ks.asType()).argument(0).isNullable()   // true
 * }</pre>
 */
public record ResolvedType(TypeMirror type, TypeMirror declared) {
  /** Returns a resolved type for a type that was declared without type variables. */
  public static ResolvedType of(TypeMirror type) {
    return new ResolvedType(type, type);
  }

  /** Returns whether {@code @Nullable} is on the type itself or on the declared type. */
  public boolean isNullable() {
    return Annotations.isNullable(type) || Annotations.isNullable(declared);
  }

  /** Returns whether {@code @NonNull} is on the type itself or on the declared type. */
  public boolean isNonNull() {
    return Annotations.isNonNull(type) || Annotations.isNonNull(declared);
  }

  public ResolvedType component() {
    TypeMirror component = MoreTypes.asArray(type).getComponentType();
    return isReplaced()
        ? of(component)
        : new ResolvedType(component, MoreTypes.asArray(declared).getComponentType());
  }

  /** Returns a type argument of this type, which must not be raw. */
  public ResolvedType argument(int index) {
    TypeMirror argument = argument(type, index);
    return isReplaced() ? of(argument) : new ResolvedType(argument, argument(declared, index));
  }

  private static TypeMirror argument(TypeMirror type, int index) {
    DeclaredType generic = MoreTypes.asDeclared(type);
    return generic.getTypeArguments().get(index);
  }

  /**
   * Returns the given bound of this wildcard, together with the bound in the declaration of the
   * wildcard.
   */
  public ResolvedType as(TypeMirror bound) {
    TypeMirror own = isReplaced() ? null : ((WildcardType) declared).getExtendsBound();
    return own == null ? of(bound) : new ResolvedType(bound, own);
  }

  /**
   * Returns whether the declared type is a type variable, so that the type replaces the variable.
   */
  private boolean isReplaced() {
    return declared.getKind() == TypeKind.TYPEVAR;
  }
}

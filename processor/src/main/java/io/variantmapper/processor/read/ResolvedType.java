package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * A type as some class sees it, beside the same as it is declared. Only that is sure to say what is
 * {@code @Nullable}: what the compiler puts in the place of a type variable lacks the annotations
 * that stood there.
 *
 * <pre>{@code
 * // of List<@Nullable K> ks in a superclass of Team, Base<String>
 * new ResolvedType(types.asMemberOf(team, ks), ks.asType()).argument(0).isNullable()   // true
 * }</pre>
 */
record ResolvedType(TypeMirror type, TypeMirror declared) {
  /** One that is seen as it is declared. */
  static ResolvedType of(TypeMirror type) {
    return new ResolvedType(type, type);
  }

  /** Whether a {@code @Nullable} stands here, or on what has been put here. */
  boolean isNullable() {
    return Annotations.isNullable(type) || Annotations.isNullable(declared);
  }

  /** Of an array. */
  ResolvedType component() {
    TypeMirror component = MoreTypes.asArray(type).getComponentType();
    return isReplaced()
        ? of(component)
        : new ResolvedType(component, MoreTypes.asArray(declared).getComponentType());
  }

  /** Of a type that is not raw. */
  ResolvedType argument(int index) {
    TypeMirror argument = argument(type, index);
    return isReplaced() ? of(argument) : new ResolvedType(argument, argument(declared, index));
  }

  private static TypeMirror argument(TypeMirror type, int index) {
    DeclaredType generic = MoreTypes.asDeclared(type);
    return generic.getTypeArguments().get(index);
  }

  /** What a wildcard stands for: its own bound, or that of the parameter, if it has none. */
  ResolvedType as(TypeMirror bound) {
    TypeMirror own = isReplaced() ? null : ((WildcardType) declared).getExtendsBound();
    return own == null ? of(bound) : new ResolvedType(bound, own);
  }

  /** Whether the whole type has come in the place of a variable. */
  private boolean isReplaced() {
    return declared.getKind() == TypeKind.TYPEVAR;
  }
}

package io.variantmapper.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Optional;

/**
 * Takes Java types apart.
 *
 * <pre>{@code
 * JavaTypes.arguments(type)   // for Map<String, Item>: String, Item
 * }</pre>
 */
public final class JavaTypes {
  private JavaTypes() {}

  /** Returns the type of the elements; empty if the type is not an array. */
  public static Optional<TypeName> component(TypeName type) {
    return type instanceof ArrayTypeName array
        ? Optional.of(array.componentType())
        : Optional.empty();
  }

  public static boolean isArray(TypeName type) {
    return component(type).isPresent();
  }

  /** Returns the type without its type arguments. */
  public static TypeName raw(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
  }

  /** Returns the type arguments; an empty list if the type has none. */
  public static List<TypeName> arguments(TypeName type) {
    return type instanceof ParameterizedTypeName generic ? generic.typeArguments() : List.of();
  }

  /** Returns the type itself if it is a type parameter. */
  public static Optional<TypeVariableName> variable(TypeName type) {
    return type instanceof TypeVariableName variable ? Optional.of(variable) : Optional.empty();
  }

  public static boolean isWildcard(TypeName argument) {
    return argument instanceof WildcardTypeName;
  }

  /** Returns the primitive type of a box, or any other type unchanged. */
  public static TypeName unboxed(TypeName type) {
    return type.isBoxedPrimitive() ? type.unbox() : type;
  }
}

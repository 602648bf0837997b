package io.variantmapper.processor.read.language;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/**
 * Finds which type parameters of a hierarchy are those of a subtype: the serializer of one is made
 * with the serializers that the other is given.
 */
public final class SubtypeArguments {
  private final Types types;
  private final TypeElement hierarchy;

  public SubtypeArguments(Compiler compiler, TypeElement hierarchy) {
    types = compiler.types();
    this.hierarchy = hierarchy;
  }

  /**
   * For each type parameter of {@code subtype} that of the hierarchy; empty if not each of one
   * stands for one of the other.
   */
  public Optional<List<TypeVariableName>> of(TypeElement subtype) {
    List<? extends TypeMirror> given =
        asHierarchy(subtype.asType()).map(DeclaredType::getTypeArguments).orElse(List.of());
    List<TypeVariableName> arguments = subtype.getTypeParameters().stream()
        .flatMap(parameter -> argument(parameter, given).stream())
        .toList();
    boolean paired = arguments.size() == subtype.getTypeParameters().size()
        && arguments.size() == hierarchy.getTypeParameters().size();
    return paired ? Optional.of(arguments) : Optional.empty();
  }

  /** The only type parameter of the hierarchy that {@code parameter} is given for. */
  private Optional<TypeVariableName> argument(
      TypeParameterElement parameter, List<? extends TypeMirror> given) {
    List<TypeParameterElement> arguments = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      if (types.isSameType(given.get(i), parameter.asType())) {
        arguments.add(hierarchy.getTypeParameters().get(i));
      }
    }
    return arguments.size() == 1 && isWithin(arguments.get(0), parameter)
        ? Optional.of(TypeVariableName.get(arguments.get(0)))
        : Optional.empty();
  }

  /** Whether all that the hierarchy allows is allowed by the subtype. */
  private boolean isWithin(TypeParameterElement argument, TypeParameterElement parameter) {
    return types.isSubtype(
        types.erasure(upperBound(argument)), types.erasure(upperBound(parameter)));
  }

  private static TypeMirror upperBound(TypeParameterElement parameter) {
    TypeVariable variable = MoreTypes.asTypeVariable(parameter.asType());
    return variable.getUpperBound();
  }

  /** The hierarchy with the arguments that a subtype gives it. */
  private Optional<DeclaredType> asHierarchy(TypeMirror subtype) {
    return MoreTypes.asTypeElement(subtype).equals(hierarchy)
        ? Optional.of(MoreTypes.asDeclared(subtype))
        : types.directSupertypes(subtype).stream()
            .flatMap(supertype -> asHierarchy(supertype).stream())
            .findFirst();
  }
}

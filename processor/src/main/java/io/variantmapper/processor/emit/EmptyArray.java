package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;

/** Emits the expressions for arrays without elements. */
final class EmptyArray {
  private EmptyArray() {}

  // new int[0][]
  // emptyTArray
  // GivenTypes.toArray(new ArrayList<Box<Item>>())
  static Code of(TypeName element, GeneratedMembers members) {
    return element instanceof TypeVariableName variable
        ? Code.of("$N", members.emptyArray(variable))
        : ofClass(element);
  }

  /**
   * Returns the expression for a new empty array. The expression does not use the serializer's
   * fields, so {@code element} can also be a type variable of a method.
   */
  static Code ofClass(TypeName element) {
    if (isGeneric(element) || element instanceof TypeVariableName) {
      return Code.of("${GivenTypes}.toArray(new ${ArrayList}<$T>())", element);
    }
    TypeName root = element;
    StringBuilder brackets = new StringBuilder("[0]");
    while (root instanceof ArrayTypeName array) {
      root = array.componentType();
      brackets.append("[]");
    }
    return Code.of("new $T$L", root, brackets);
  }

  /**
   * Returns whether the elements have type arguments. {@code new} can't create arrays of such
   * elements.
   */
  static boolean isGeneric(TypeName element) {
    return element instanceof ArrayTypeName array
        ? isGeneric(array.componentType())
        : element instanceof ParameterizedTypeName;
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.JavaTypes;

/** Emits the expressions for arrays without elements. */
final class EmptyArray {
  private EmptyArray() {}

  // new int[0][]
  // emptyTArray
  // GivenTypes.toArray(new ArrayList<Box<Item>>())
  static Code of(TypeName element, GeneratedMembers members) {
    return JavaTypes.variable(element)
        .map(variable -> Code.of("$N", members.emptyArray(variable)))
        .orElseGet(() -> ofClass(element));
  }

  /**
   * Returns the expression for a new empty array. The expression does not use the serializer's
   * fields, so {@code element} can also be a type variable of a method.
   */
  static Code ofClass(TypeName element) {
    if (isGeneric(element) || JavaTypes.variable(element).isPresent()) {
      return Code.of("${GivenTypes}.toArray(new ${ArrayList}<$T>())", element);
    }
    TypeName root = element;
    StringBuilder brackets = new StringBuilder("[0]");
    while (JavaTypes.isArray(root)) {
      root = JavaTypes.component(root).orElseThrow();
      brackets.append("[]");
    }
    return Code.of("new $T$L", root, brackets);
  }

  /**
   * Returns whether the elements have type arguments. {@code new} can't create arrays of such
   * elements.
   */
  static boolean isGeneric(TypeName element) {
    return JavaTypes.component(element)
        .map(EmptyArray::isGeneric)
        .orElseGet(() -> !JavaTypes.arguments(element).isEmpty());
  }
}

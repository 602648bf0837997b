package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;

/** Emits the condition that two values of a Java type differ. */
final class Difference {
  private Difference() {}

  // before.hp() != after.hp()
  // Float.compare(before.speed(), after.speed()) != 0
  // !Arrays.equals(before.path(), after.path())
  // !Objects.deepEquals(before.content(), after.content())   (which may be an array)
  // !Objects.equals(before.name(), after.name())
  static Code of(TypeName type, Code one, Code other) {
    if (type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE)) {
      return Code.of("$T.compare($L, $L) != 0", type.box(), one, other);
    } else if (type.isPrimitive()) {
      return Code.of("$L != $L", one, other);
    } else if (type instanceof ArrayTypeName array) {
      TypeName component = array.componentType();
      boolean deep = component instanceof ArrayTypeName || mayBeArray(component);
      String equals = deep ? "deepEquals" : "equals";
      return Code.of("!${Arrays}.$L($L, $L)", equals, one, other);
    } else if (mayBeArray(type)) {
      return Code.of("!${Objects}.deepEquals($L, $L)", one, other);
    }
    return Code.of("!${Objects}.equals($L, $L)", one, other);
  }

  private static boolean mayBeArray(TypeName type) {
    return type.equals(ClassName.OBJECT) || type instanceof TypeVariableName;
  }
}

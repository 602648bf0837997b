package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import java.util.Arrays;
import java.util.Objects;

/** The condition that two values of a property are not the same. */
final class Difference {
  private Difference() {}

  // before.hp() != after.hp()
  // Float.compare(before.speed(), after.speed()) != 0
  // !Arrays.equals(before.path(), after.path())
  // !Objects.equals(before.name(), after.name())
  static Code of(Mapping mapping, Code one, Code other) {
    TypeName type = mapping.type();
    if (type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE)) {
      return Code.of("$T.compare($L, $L) != 0", type.box(), one, other);
    } else if (type.isPrimitive() || mapping instanceof Mapping.EnumOf) {
      return Code.of("$L != $L", one, other);
    } else if (type instanceof ArrayTypeName array) {
      String equals = array.componentType() instanceof ArrayTypeName ? "deepEquals" : "equals";
      return Code.of("!$T.$L($L, $L)", Arrays.class, equals, one, other);
    }
    return Code.of("!$T.equals($L, $L)", Objects.class, one, other);
  }
}

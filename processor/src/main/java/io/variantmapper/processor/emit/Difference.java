package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
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
  static CodeBlock of(Mapping mapping, CodeBlock one, CodeBlock other) {
    TypeName type = mapping.type();
    if (type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE)) {
      return CodeBlock.of("$T.compare($L, $L) != 0", type.box(), one, other);
    } else if (type.isPrimitive() || mapping instanceof Mapping.EnumOf) {
      return CodeBlock.of("$L != $L", one, other);
    } else if (type instanceof ArrayTypeName array) {
      String equals = array.componentType() instanceof ArrayTypeName ? "deepEquals" : "equals";
      return CodeBlock.of("!$T.$L($L, $L)", Arrays.class, equals, one, other);
    }
    return CodeBlock.of("!$T.equals($L, $L)", Objects.class, one, other);
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import java.util.Arrays;
import java.util.Objects;

/** When a property is left out, and how it is written otherwise. */
final class Omission {
  private final WriteCode values;
  private final Defaults defaults;

  Omission(WriteCode values, Defaults defaults) {
    this.values = values;
    this.defaults = defaults;
  }

  // label != null
  // hp != HP_DEFAULT
  // label != null && !Objects.equals(label, LABEL_DEFAULT)
  CodeBlock isWritten(Property property, CodeBlock value) {
    CodeBlock present = WriteCode.isPresent(property.mapping(), value);
    if (isNullLeftOut(property)) {
      return hasOtherDefault(property)
          ? CodeBlock.of("$L && $L", present, differs(property, value))
          : present;
    }
    return differs(property, value);
  }

  /** Code that writes a value for which {@link #isWritten} holds. */
  CodeBlock write(Property property, CodeBlock value) {
    return isNullLeftOut(property)
        ? values.writePresent(property.mapping(), value)
        : values.write(property.mapping(), value);
  }

  private static boolean isNullLeftOut(Property property) {
    boolean reference = !property.mapping().type().isPrimitive();
    return property.omitsNull() || (reference && !property.hasDefault());
  }

  private static boolean hasOtherDefault(Property property) {
    return property.omitsDefault() && property.hasDefault();
  }

  // hp != HP_DEFAULT
  // Float.compare(speed, SPEED_DEFAULT) != 0
  // kind != Kind.GRASS
  // !Objects.equals(tags, Player.noTags())
  private CodeBlock differs(Property property, CodeBlock value) {
    TypeName type = property.mapping().type();
    CodeBlock byDefault = defaults.forMissing(property);
    if (type.equals(TypeName.BOOLEAN) && !property.hasDefault()) {
      return value;
    } else if (type.equals(TypeName.FLOAT) || type.equals(TypeName.DOUBLE)) {
      return CodeBlock.of("$T.compare($L, $L) != 0", type.box(), value, byDefault);
    } else if (type.isPrimitive() || property.mapping() instanceof Mapping.EnumOf) {
      return CodeBlock.of("$L != $L", value, byDefault);
    } else if (type instanceof ArrayTypeName array) {
      boolean deep = array.componentType() instanceof ArrayTypeName;
      String equals = deep ? "deepEquals" : "equals";
      return CodeBlock.of("!$T.$L($L, $L)", Arrays.class, equals, value, byDefault);
    }
    return CodeBlock.of("!$T.equals($L, $L)", Objects.class, value, byDefault);
  }
}

package io.variantmapper.processor.emit.write;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.Difference;
import io.variantmapper.processor.emit.value.Defaults;
import io.variantmapper.processor.emit.value.WriteCode;
import io.variantmapper.processor.model.Property;

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
  Code isWritten(Property property, Code value) {
    Code present = WriteCode.isPresent(property.mapping(), value);
    if (isNullLeftOut(property)) {
      return hasOtherDefault(property)
          ? Code.of("$L && $L", present, differs(property, value))
          : present;
    }
    return differs(property, value);
  }

  /** Whether {@link #isWritten} compares with a default, which is done once. */
  boolean isCompared(Property property) {
    return property.presence().omitsDefault() && !isTrueOrLeftOut(property);
  }

  /** Whether Java's own default, a null or a zero, is left out. */
  boolean isZeroLeftOut(Property property) {
    return property.presence().omitsNull() || !property.presence().hasDefault();
  }

  /** Code that writes a value for which {@link #isWritten} holds. */
  Code write(Property property, Code value) {
    return isNullLeftOut(property)
        ? values.writePresent(property.mapping(), value)
        : values.write(property.mapping(), value);
  }

  private static boolean isNullLeftOut(Property property) {
    boolean reference = !property.mapping().type().isPrimitive();
    return property.presence().omitsNull() || (reference && !property.presence().hasDefault());
  }

  private static boolean hasOtherDefault(Property property) {
    return property.presence().omitsDefault() && property.presence().hasDefault();
  }

  // alive
  // hp != HP_DEFAULT
  private Code differs(Property property, Code value) {
    return isTrueOrLeftOut(property)
        ? value
        : Difference.of(property.mapping(), value, defaults.forMissing(property));
  }

  private static boolean isTrueOrLeftOut(Property property) {
    return property.mapping().type().equals(TypeName.BOOLEAN)
        && !property.presence().hasDefault();
  }
}

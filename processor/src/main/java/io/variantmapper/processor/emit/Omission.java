package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Field;

/** When a field is left out, and how it is written otherwise. */
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
  Code isWritten(Field field, Code value) {
    Code present = WriteCode.isPresent(field.mapping(), value);
    if (isNullLeftOut(field)) {
      return hasOtherDefault(field) ? Code.of("$L && $L", present, differs(field, value)) : present;
    }
    return differs(field, value);
  }

  /** Whether {@link #isWritten} compares with a default, which is done once. */
  boolean isCompared(Field field) {
    return field.presence().omitsDefault() && !isTrueOrLeftOut(field);
  }

  /** Whether Java's own default, a null or a zero, is left out. */
  boolean isZeroLeftOut(Field field) {
    return field.presence().omitsNull() || !field.presence().hasDefault();
  }

  /** Code that writes a value for which {@link #isWritten} holds. */
  Code write(Field field, Code value) {
    return isNullLeftOut(field)
        ? values.writePresent(field.mapping(), value)
        : values.write(field.mapping(), value);
  }

  private static boolean isNullLeftOut(Field field) {
    boolean reference = !field.mapping().type().isPrimitive();
    return field.presence().omitsNull() || (reference && !field.presence().hasDefault());
  }

  private static boolean hasOtherDefault(Field field) {
    return field.presence().omitsDefault() && field.presence().hasDefault();
  }

  // alive
  // hp != HP_DEFAULT
  private Code differs(Field field, Code value) {
    return isTrueOrLeftOut(field)
        ? value
        : Difference.of(field.mapping(), value, defaults.forMissing(field));
  }

  private static boolean isTrueOrLeftOut(Field field) {
    return field.mapping().type().equals(TypeName.BOOLEAN) && !field.presence().hasDefault();
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;

/**
 * A variable that a value waits in until the object is made.
 *
 * @param initial what it has until something is read into it
 */
record ReadVariable(TypeName type, String name, Code initial) {
  static ReadVariable zero(TypeName type, String name) {
    return new ReadVariable(type, name, ReadCode.zero(type));
  }

  /** As a local variable. */
  // int hp = START_HP;
  Code declare() {
    return Code.statement("$T $N = $L", type, name, initial);
  }

  /** As a field of a new object. */
  // int hp;
  FieldSpec field() {
    return FieldSpec.builder(type, name).build();
  }

  /** What a new object's field needs besides, if anything. */
  // hp = START_HP;
  Code assign() {
    return initial.isSame(ReadCode.zero(type))
        ? Code.of("")
        : Code.statement("$N = $L", name, initial);
  }
}

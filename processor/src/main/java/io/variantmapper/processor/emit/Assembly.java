package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Field;
import java.util.List;

/** Makes the object that a method reads, and gives it the values. */
interface Assembly {
  /** Returns the variables that hold the values; none if the object or its builder does. */
  default List<Variable> variables() {
    return List.of();
  }

  /** Returns the code between the variables and all reading. */
  default Code begin() {
    return Code.NONE;
  }

  /** Returns the code that reads the value of a field, which may be nil. */
  Code read(Field field);

  /** Returns the code that assigns a value to a field. */
  Code assign(Field field, Code value);

  /** Returns the code for a value that belongs to no field. */
  default Code unknown() {
    return Code.of("in.skip()");
  }

  /** Returns whether {@link #read} is a single statement. */
  boolean isSingle(Field field);

  /** Returns the code that returns the object. */
  Code end();

  /**
   * A variable that holds a value until the object is made.
   *
   * @param initial its value until something is read into it
   */
  record Variable(TypeName type, String name, Code initial) {
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

    /** Initializes the field, unless Java does. */
    // hp = START_HP;
    Code assign() {
      return initial.isSame(ReadCode.zero(type))
          ? Code.NONE
          : Code.statement("$N = $L", name, initial);
    }
  }
}

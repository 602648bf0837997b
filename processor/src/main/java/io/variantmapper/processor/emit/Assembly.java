package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Field;
import java.util.List;

/** Emits the code that creates an object and assigns the values that are read. */
interface Assembly {
  /** Returns the variables that hold the values; none if the object or its builder holds them. */
  default List<Variable> variables() {
    return List.of();
  }

  /**
   * Returns the code that goes between the declarations of the variables and the reading of the
   * fields.
   */
  default Code begin() {
    return Code.NONE;
  }

  /** Returns the code that reads the value of a field, which may be nil, and assigns it. */
  Code read(Field field);

  Code assign(Field field, Code value);

  /**
   * Returns the statement, without its semicolon, that handles a value for which there is no field.
   */
  default Code unknown() {
    return Code.of("in.skip()");
  }

  /** Returns whether {@link #read} returns a single statement. */
  boolean isSingle(Field field);

  Code end();

  /**
   * A variable that holds a value until the object is created.
   *
   * @param initial the expression for the value before anything is read
   */
  record Variable(TypeName type, String name, Code initial) {
    // int hp = START_HP;
    Code declare() {
      return Code.statement("$T $N = $L", type, name, initial);
    }

    /** Returns this variable as a field, for a class whose fields hold the values. */
    // int hp;
    FieldSpec field() {
      return FieldSpec.builder(type, name).build();
    }

    /** Returns the code that initializes the field; none if the initial value is Java's default. */
    // hp = START_HP;
    Code assign() {
      return initial.isSame(LiteralCode.zero(type))
          ? Code.NONE
          : Code.statement("$N = $L", name, initial);
    }
  }
}

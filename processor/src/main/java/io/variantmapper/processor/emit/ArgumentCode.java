package io.variantmapper.processor.emit;

import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Field;
import java.util.Optional;

/** Emits the statements that write and read the arguments of a call. */
final class ArgumentCode {
  private final GeneratedMembers members;

  ArgumentCode(GeneratedMembers members) {
    this.members = members;
  }

  /**
   * Returns the statements that write one argument.
   *
   * @param value the name of the parameter
   * @param declares whether the code declares the variable {@code out}
   */
  // arguments.writeInt(slot);
  // VariantWriter out = arguments.next();
  // out.writeColor(color);
  Code write(Field parameter, String value, boolean declares) {
    ValueCode code = members.code(parameter.mapping());
    boolean refusesNull = parameter.presence().refusesNull();
    Code variable = Code.of("$N", value);
    Code checked = refusesNull
        ? ObjectCode.requireNonNull(
            variable, parameter.name() + " is null. Pass a value, or mark it @Nullable.")
        : variable;
    Optional<String> word = code.argumentWord();
    return word.isPresent()
        ? Code.statement("arguments.write$L($L)", word.get(), checked)
        : Code.builder()
            .add(next("${VariantWriter} out", "out", declares))
            .add(refusesNull ? code.write(checked) : code.writeOrNil(variable))
            .build();
  }

  /**
   * Returns the statements that read one argument into a new variable.
   *
   * @param declares whether the code declares the variable {@code in}
   */
  // int slot = arguments.readInt();
  // VariantReader in = arguments.next();
  // Color color = in.readColor();
  Code read(Field parameter, String variable, boolean declares) {
    Optional<String> word = readWord(parameter);
    return word.isPresent()
        ? declaration(parameter, variable, Code.of("arguments.read$L()", word.get()))
        : Code.builder()
            .add(next("${VariantReader} in", "in", declares))
            .add(declaration(parameter, variable, members.read(parameter.slot())))
            .build();
  }

  // VariantReader in = arguments.next();
  // in = arguments.next();
  private static Code next(String declaration, String variable, boolean declares) {
    return Code.statement((declares ? declaration : variable) + " = arguments.next()");
  }

  private static Code declaration(Field parameter, String variable, Code value) {
    return Code.statement("$T $N = $L", parameter.mapping().type(), variable, value);
  }

  /** Returns the statement that reads the only argument, which is a PackedByteArray. */
  // byte[] bytes = arguments.readOnlyByteArray();
  static Code readOnlyBytes(Field parameter, String variable) {
    return declaration(parameter, variable, Code.of("arguments.readOnlyByteArray()"));
  }

  /** Returns whether an empty value of this parameter, if it is the only one, is not sent. */
  boolean isBare(Field parameter) {
    return !parameter.slot().nullable() && members.code(parameter.mapping()).isBareInCalls();
  }

  /** Returns whether an argument is written by a VariantWriter. */
  boolean isWrittenPlain(Field parameter) {
    return members.code(parameter.mapping()).argumentWord().isEmpty();
  }

  /** Returns whether an argument is read by a VariantReader. */
  boolean isReadPlain(Field parameter) {
    return readWord(parameter).isEmpty();
  }

  private Optional<String> readWord(Field parameter) {
    return parameter.slot().nullable()
        ? Optional.empty()
        : members.code(parameter.mapping()).argumentWord();
  }

  /** Returns the name of a variable for a parameter. */
  static String variable(Field parameter, NameAllocator locals) {
    return Names.take(locals, parameter.getter().member());
  }
}

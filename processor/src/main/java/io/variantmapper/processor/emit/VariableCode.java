package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Mapping;

/** Emits the code for values whose type is a type parameter of the mapped type. */
record VariableCode(Mapping.Variable mapping, GeneratedMembers members) implements SerializedCode {
  @Override
  public String words() {
    return mapping.type().name();
  }

  // tSerializer
  @Override
  public Code serializer() {
    return ofArgument("$N");
  }

  @Override
  public Code ofArgument(String condition) {
    return Code.of(condition, members.variable(mapping.type()));
  }

  // out.write(tSerializer, value.content());
  @Override
  public Code write(Code value) {
    return Code.statement("out.write($L, $L)", serializer(), value);
  }

  // in.read(tSerializer)
  @Override
  public Code read() {
    return Code.of("in.read($L)", serializer());
  }
}

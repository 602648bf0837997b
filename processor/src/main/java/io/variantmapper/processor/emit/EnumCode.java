package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unknown;

/** Emits the code for the constants of an enum. */
record EnumCode(Mapping.EnumOf mapping, GeneratedMembers members) implements SerializedCode {
  @Override
  public void declare() {
    members.declareEnum(mapping.type(), mapping.table());
  }

  @Override
  public String words() {
    String name = Names.words(mapping.type());
    return switch (mapping.unknown()) {
      case FAIL -> name;
      case NULL -> name + "OrNull";
      case SKIP -> "Known" + name;
    };
  }

  @Override
  public String words(boolean isNullable) {
    return SerializedCode.super.words(isNullable && mapping.unknown() != Unknown.NULL);
  }

  // KIND
  @Override
  public Code serializer() {
    return Code.of("$N", members.enumSerializer(mapping.type()));
  }

  // KIND.readOrNull(in)
  @Override
  public Code read() {
    String method = mapping.unknown() == Unknown.FAIL ? "read" : "readOrNull";
    return Code.of("$L.$N(in)", serializer(), method);
  }

  @Override
  public boolean skipsUnknown() {
    return mapping.unknown() == Unknown.SKIP;
  }

  @Override
  public boolean looksInto() {
    return false;
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  // before.kind() != after.kind()
  @Override
  public Code differs(Code one, Code other) {
    return Code.of("$L != $L", one, other);
  }
}

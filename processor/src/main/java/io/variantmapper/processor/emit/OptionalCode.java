package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;

/** Emits the code for values of the type Optional, OptionalInt, OptionalLong or OptionalDouble. */
record OptionalCode(Mapping.OptionalOf mapping, GeneratedMembers members) implements ValueCode {
  private ValueCode value() {
    return members.code(mapping.value());
  }

  @Override
  public String words() {
    boolean isOfPrimitive = JavaTypes.arguments(mapping.type()).isEmpty();
    return mapping.optional().simpleName() + (isOfPrimitive ? "" : value().words());
  }

  @Override
  public boolean takesNull() {
    return false;
  }

  // label != null && label.isPresent()
  @Override
  public Code isPresent(Code value) {
    return Code.of("$L != null && $L.isPresent()", value, value);
  }

  // out.writeString(label.get());
  @Override
  public Code write(Code value) {
    return value().write(Code.of("$L.$N()", value, mapping.get()));
  }

  // in.skipNil() ? Optional.empty() : Optional.of(in.readString())
  @Override
  public Code read() {
    return Code.of(
        "in.skipNil() ? $L$W: $T.of($L)", absent(), mapping.optional(), value().read());
  }

  @Override
  public Code readOr(Code ofNil) {
    return read();
  }

  @Override
  public Code absent() {
    return Code.of("$T.empty()", mapping.optional());
  }
}

package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Mapping;

/** Emits the code for values with a generated serializer. */
record MappedCode(Mapping.Mapped mapping, Members members) implements SerializedCode {
  @Override
  public void declare() {
    members.declareInstance(mapping.serializer());
  }

  // ItemVariantSerializer.INSTANCE
  @Override
  public Code serializer() {
    return members.instance(mapping.serializer());
  }
}

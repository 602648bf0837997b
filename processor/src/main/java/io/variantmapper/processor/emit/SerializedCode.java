package io.variantmapper.processor.emit;

/** Emits the code for values that one serializer writes and reads. */
interface SerializedCode extends ValueCode {
  @Override
  default boolean hasSerializer() {
    return true;
  }

  @Override
  Code serializer();

  // KIND.write(out, value.kind());
  // ItemVariantSerializer.INSTANCE.write(out, value.weapon());
  @Override
  default Code write(Code value) {
    return Code.statement("$L.write(out, $L)", serializer(), value);
  }

  // ItemVariantSerializer.INSTANCE.read(in)
  @Override
  default Code read() {
    return Code.of("$L.read(in)", serializer());
  }

  @Override
  default boolean looksInto() {
    return hasSerializer();
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.SerializerName;

/** Emits the code for values with a serializer that the user wrote. */
record CustomCode(Mapping.Custom mapping, GeneratedMembers members) implements SerializedCode {
  @Override
  public void declare() {
    members.declareCustom(mapping.serializer());
  }

  /** Two serializers may write a type in different ways, so the words name the serializer. */
  @Override
  public String words() {
    return SerializerName.subject((ClassName) mapping.serializer().name());
  }

  // SecondsSerializer.INSTANCE
  @Override
  public Code serializer() {
    return members.customSerializer(mapping.serializer());
  }

  @Override
  public boolean takesNull() {
    return true;
  }

  // out.write(SecondsSerializer.INSTANCE, value.cooldown());
  @Override
  public Code write(Code value) {
    return Code.statement("out.write($L, $L)", serializer(), value);
  }

  // in.read(SecondsSerializer.INSTANCE)
  @Override
  public Code read() {
    return Code.of("in.read($L)", serializer());
  }
}

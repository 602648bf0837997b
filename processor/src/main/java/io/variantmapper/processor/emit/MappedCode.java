package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Mapping;
import java.util.stream.Collectors;

/** Emits the code for values with a generated serializer. */
record MappedCode(Mapping.Mapped mapping, GeneratedMembers members) implements SerializedCode {
  @Override
  public void declare() {
    if (mapping.isGeneric()) {
      members.generics().add(mapping);
    } else {
      members.declareInstance(mapping.serializer());
    }
  }

  @Override
  public String words() {
    String arguments =
        mapping.arguments().stream().map(members::words).collect(Collectors.joining("And"));
    return mapping.raw().simpleName() + (mapping.isGeneric() ? "Of" + arguments : "");
  }

  @Override
  public boolean hasSerializer() {
    return mapping.wildcards().isEmpty();
  }

  // ItemVariantSerializer.INSTANCE
  // Serializers.BOX_OF_ITEM
  @Override
  public Code serializer() {
    return mapping.isGeneric()
        ? members.generics().expression(mapping)
        : members.instance(mapping.serializer());
  }

  // ItemVariantSerializer.INSTANCE.write(out, value.weapon());
  // writeBoxOfItem(out, value.box());
  @Override
  public Code write(Code value) {
    return hasSerializer()
        ? SerializedCode.super.write(value)
        : Code.statement("write$L(out, $L)", members.generics().capture(mapping), value);
  }
}

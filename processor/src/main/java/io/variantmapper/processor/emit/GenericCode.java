package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Mapping;
import java.util.stream.Collectors;

/** Emits the code for values of a generic type with a generated serializer. */
record GenericCode(Mapping.Generic mapping, Members members) implements SerializedCode {
  @Override
  public void declare() {
    members.generics().add(mapping);
  }

  @Override
  public String words() {
    return mapping.raw().simpleName() + "Of"
        + mapping.arguments().stream().map(members::words).collect(Collectors.joining("And"));
  }

  @Override
  public boolean hasSerializer() {
    return !mapping.hasWildcards();
  }

  // Serializers.BOX_OF_ITEM
  @Override
  public Code serializer() {
    return members.generics().expression(mapping);
  }

  // writeBoxOfItem(out, value.box());
  @Override
  public Code write(Code value) {
    return mapping.hasWildcards()
        ? Code.statement("write$L(out, $L)", members.generics().capture(mapping), value)
        : SerializedCode.super.write(value);
  }
}

package io.variantmapper.processor.emit.read;

import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.value.Defaults;
import io.variantmapper.processor.emit.value.Members;
import io.variantmapper.processor.emit.value.ReadCode;
import io.variantmapper.processor.model.Presence.Outcome;
import io.variantmapper.processor.model.Property;

/** Reads the value of a property, for which a packet may have a nil. */
final class ReadValue {
  private final ReadCode values;
  private final Defaults defaults;

  ReadValue(Members members, Defaults defaults) {
    values = new ReadCode(members);
    this.defaults = defaults;
  }

  // name = in.readString();
  // label = in.skipNil() ? null : in.readString();
  // if (!in.skipNil()) {
  //   value.setHp(in.readInt());
  // }
  Code read(Property property, ReadMethod.Assembly assembly) {
    if (property.presence().onNil().isValue()) {
      return assembly.assign(
          property, values.readOr(defaults.forNil(property), property.mapping()));
    }
    Code take = assembly.assign(property, property.mapping().accept(values));
    return property.presence().onNil() == Outcome.KEPT ? unlessNil(property, take) : take;
  }

  private Code unlessNil(Property property, Code take) {
    return Code.builder()
        .beginControlFlow(
            "if ($L!in.skipNil())", values.ofArgument(property.mapping(), "$N.readsNil() || "))
        .add(take)
        .endControlFlow()
        .build();
  }
}

package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Presence.Outcome;

/** Reads the value of a field, for which a packet may have a nil. */
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
  Code read(Field field, ReadMethod.Assembly assembly) {
    if (field.presence().onNil().isValue()) {
      return assembly.assign(field, values.readOr(defaults.forNil(field), field.mapping()));
    }
    Code take = assembly.assign(field, field.mapping().accept(values));
    return field.presence().onNil() == Outcome.KEPT ? unlessNil(field, take) : take;
  }

  private Code unlessNil(Field field, Code take) {
    return Code.builder()
        .beginControlFlow(
            "if ($L!in.skipNil())", values.ofArgument(field.mapping(), "$N.readsNil() || "))
        .add(take)
        .endControlFlow()
        .build();
  }
}

package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Presence.Nil;

/** Emits the code that reads the value of a field, including the handling of nil. */
final class FieldReading {
  private final ReadCode values;
  private final SerializerExpression serializers;
  private final Defaults defaults;

  FieldReading(SerializerPlan plan) {
    values = new ReadCode(plan.members());
    serializers = new SerializerExpression(plan.members());
    defaults = plan.defaults();
  }

  // name = in.readString();
  // label = in.skipNil() ? null : in.readString();
  // if (!in.skipNil()) {
  //   value.setHp(in.readInt());
  // }
  Code read(Field field, Assembly assembly) {
    Mapping mapping = field.mapping();
    if (field.presence().hasValueForNil()) {
      return assembly.assign(field, values.readOr(defaults.forNil(field), mapping));
    }
    Code read = assembly.assign(field, values.read(mapping));
    return field.presence().onNil() == Nil.KEPT
        ? Code.ifTrue(
            Code.of("$L!in.skipNil()", values.ofArgument(mapping, "$N.readsNil() || ")), read)
        : read;
  }

  /**
   * Returns the expression that reads the changed value of a field. Nil becomes null if the object
   * can hold null, otherwise the default.
   *
   * @param current an expression for the value before the change
   */
  // in.readInt()
  // in.skipNil() ? null : in.readString()
  // GuildVariantSerializer.INSTANCE.applyChanges(guild, in)
  Code change(Field field, Code current) {
    Mapping mapping = field.mapping();
    Presence presence = field.presence();
    Code changed = mapping.hasChanges()
        ? Code.of("$L.applyChanges($L, in)", serializers.of(mapping), current)
        : values.read(mapping);
    boolean isNulled = presence.onNil() == Nil.KEPT && !mapping.type().isPrimitive();
    if (mapping instanceof Mapping.OptionalOf || !(presence.hasValueForNil() || isNulled)) {
      return changed;
    }
    Code unlessValue = isNulled ? values.ofArgument(mapping, "!$N.readsNil() && ") : Code.NONE;
    return Code.of("$Lin.skipNil() ? $L$W: $L", unlessValue, defaults.forNil(field), changed);
  }
}

package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Presence.Nil;

/** Emits the code that reads the value of a field, including the handling of nil. */
final class FieldReading {
  private final MappedType type;
  private final ReadCode values;
  private final SerializerExpression serializers;
  private final Defaults defaults;

  FieldReading(SerializerPlan plan) {
    type = plan.type();
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
   * can hold null. Otherwise nil becomes the default.
   *
   * @param current an expression for the value before the change
   */
  // in.readInt()
  // in.skipNil() ? null : in.readString()
  // FieldReader.readInto(in, PetVariantSerializer.INSTANCE, pet)
  // GuildVariantSerializer.INSTANCE.applyChanges(guild, in)
  Code change(Field field, Code current) {
    Mapping mapping = field.mapping();
    Presence presence = field.presence();
    Code changed = switch (type.merging(field)) {
      case NONE -> values.read(mapping);
      case READ_INTO ->
        Code.of("${FieldReader}.readInto(in, $L, $L)", serializers.of(mapping), current);
      case CHANGES -> Code.of("$L.applyChanges($L, in)", serializers.of(mapping), current);
    };
    boolean isNulled = presence.onNil() == Nil.KEPT && !mapping.type().isPrimitive();
    if (mapping instanceof Mapping.OptionalOf || !(presence.hasValueForNil() || isNulled)) {
      return changed;
    }
    Code unlessValue = isNulled ? values.ofArgument(mapping, "!$N.readsNil() && ") : Code.NONE;
    return Code.of("$Lin.skipNil() ? $L$W: $L", unlessValue, defaults.forNil(field), changed);
  }
}

package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Presence.Nil;

/** Emits the code that reads the value of a field, including the handling of nil. */
final class FieldReading {
  private final MappedType type;
  private final GeneratedMembers members;
  private final Defaults defaults;

  FieldReading(SerializerPlan plan) {
    type = plan.type();
    members = plan.members();
    defaults = plan.defaults();
  }

  // name = in.readString();
  // label = in.skipNil() ? null : in.readString();
  // if (!in.skipNil()) {
  //   value.setHp(in.readInt());
  // }
  Code read(Field field, Assembly assembly) {
    ValueCode value = members.code(field.readMapping());
    if (field.presence().hasValueForNil()) {
      return assembly.assign(field, value.readOr(defaults.forNil(field)));
    }
    Code read = assembly.assign(field, value.read());
    return field.presence().onNil() == Nil.KEPT
        ? Code.ifTrue(Code.of("$L!in.skipNil()", value.ofArgument("$N.readsNil() || ")), read)
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
    ValueCode value = members.code(field.mapping());
    Presence presence = field.presence();
    Code changed = switch (type.merging(field)) {
      case NONE -> value.read();
      case READ_INTO -> Code.of("${FieldReader}.readInto(in, $L, $L)", value.serializer(), current);
      case CHANGES -> Code.of("$L.applyChanges($L, in)", value.serializer(), current);
    };
    boolean isNulled = presence.onNil() == Nil.KEPT && !field.mapping().type().isPrimitive();
    if (field.mapping().isOptional() || !(presence.hasValueForNil() || isNulled)) {
      return changed;
    }
    Code unlessValue = isNulled ? value.ofArgument("!$N.readsNil() && ") : Code.NONE;
    return Code.of("$Lin.skipNil() ? $L$W: $L", unlessValue, defaults.forNil(field), changed);
  }
}

package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Presence.Outcome;

/** The expression that reads what a field has become. */
final class ChangedValue {
  private final ReadCode values;
  private final SerializerExpression serializers;
  private final Defaults defaults;

  ChangedValue(Members members, Defaults defaults) {
    values = new ReadCode(members);
    serializers = new SerializerExpression(members);
    this.defaults = defaults;
  }

  /**
   * A nil is a null wherever the object itself could hold one, and the default elsewhere.
   *
   * @param current an expression for the value that it has
   */
  // in.readInt()
  // in.skipNil() ? null : in.readString()
  Code read(Field field, Code current) {
    Mapping mapping = field.mapping();
    Outcome onNil = field.presence().onNil();
    boolean emptied = onNil == Outcome.KEPT && !mapping.type().isPrimitive();
    if (mapping instanceof Mapping.OptionalOf || !(onNil.isValue() || emptied)) {
      return present(field, current);
    }
    Code unlessValue =
        onNil.isValue() ? Code.of("") : values.ofArgument(mapping, "!$N.readsNil() && ");
    return Code.of(
        "$Lin.skipNil() ? $L$W: $L", unlessValue, defaults.forNil(field), present(field, current));
  }

  // GuildVariantSerializer.INSTANCE.applyChanges(guild, in)
  private Code present(Field field, Code current) {
    Mapping mapping = field.mapping();
    return mapping.hasChanges()
        ? Code.of("$L.applyChanges($L, in)", mapping.accept(serializers), current)
        : mapping.accept(values);
  }
}

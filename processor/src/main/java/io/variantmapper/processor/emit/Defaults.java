package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Outcome;
import io.variantmapper.processor.model.Unboxed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The values of fields that are missing in the packet, or nil. */
final class Defaults {
  private final Map<Field, Code> expressions = new HashMap<>();
  private final List<FieldSpec> constants = new ArrayList<>();

  private Defaults() {}

  static Defaults of(MappedType type, Members members) {
    Defaults defaults = new Defaults();
    for (Field field : type.wireFields()) {
      field
          .options()
          .defaultValue()
          .ifPresent(value ->
              defaults.expressions.put(field, defaults.expression(value, field, type, members)));
    }
    return defaults;
  }

  // HP_DEFAULT
  // Kind.GRASS
  // Player.START_HP
  // Player.noItems()
  private Code expression(DefaultValue value, Field field, MappedType type, Members members) {
    if (value instanceof DefaultValue.Literal literal) {
      String name = members.constant(ConstantCase.of(VariableName.of(field)) + "_DEFAULT");
      constants.add(constant(field, name, literal));
      return Code.of("$N", name);
    }
    if (value instanceof DefaultValue.EnumConstant constant) {
      return Code.of("$T.$N", field.mapping().type(), constant.name());
    }
    DefaultValue.Member member = (DefaultValue.Member) value;
    String format = member.isMethod() ? "$T.$N()" : "$T.$N";
    MappedType declaring = field.owner().map(Flattened::type).orElse(type);
    return Code.of(format, declaring.declaration().origin(), member.name());
  }

  // private static final int HP_DEFAULT = 5;
  private static FieldSpec constant(Field field, String name, DefaultValue.Literal literal) {
    return Constant.of(Unboxed.of(field.mapping().type()), name, LiteralCode.of(literal.value()));
  }

  /** The constants that hold literals. */
  List<FieldSpec> constants() {
    return List.copyOf(constants);
  }

  /** What stands for a missing key. */
  Code forMissing(Field field) {
    return field.presence().hasDefault()
        ? Objects.requireNonNull(expressions.get(field))
        : ReadCode.absent(field.mapping());
  }

  /** What stands for a nil, where nil is taken. */
  Code forNil(Field field) {
    return field.presence().onNil() == Outcome.EMPTY
        ? ReadCode.absent(field.mapping())
        : forMissing(field);
  }
}

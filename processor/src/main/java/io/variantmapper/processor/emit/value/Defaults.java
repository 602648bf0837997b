package io.variantmapper.processor.emit.value;

import com.palantir.javapoet.FieldSpec;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.Constant;
import io.variantmapper.processor.emit.code.ConstantCase;
import io.variantmapper.processor.emit.code.LiteralCode;
import io.variantmapper.processor.emit.code.VariableName;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Flattening;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Outcome;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Unboxed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What properties have that were not in the packet. */
public final class Defaults {
  private final Map<Property, Code> expressions = new HashMap<>();
  private final List<FieldSpec> constants = new ArrayList<>();

  private Defaults() {}

  public static Defaults of(MappedType type, Members members) {
    Defaults defaults = new Defaults();
    for (Property property : type.wireFields()) {
      property
          .options()
          .defaultValue()
          .ifPresent(value -> defaults.expressions.put(
              property, defaults.expression(value, property, type, members)));
    }
    return defaults;
  }

  // HP_DEFAULT
  // Kind.GRASS
  // Player.START_HP
  // Player.noItems()
  private Code expression(DefaultValue value, Property property, MappedType type, Members members) {
    if (value instanceof DefaultValue.Literal literal) {
      String name = members.constant(ConstantCase.of(VariableName.of(property)) + "_DEFAULT");
      constants.add(constant(property, name, literal));
      return Code.of("$N", name);
    }
    if (value instanceof DefaultValue.EnumConstant constant) {
      return Code.of("$T.$N", property.mapping().type(), constant.name());
    }
    DefaultValue.Member member = (DefaultValue.Member) value;
    String format = member.isMethod() ? "$T.$N()" : "$T.$N";
    MappedType declaring =
        property.owner().flatMap(Property::flattened).map(Flattening.Into::type).orElse(type);
    return Code.of(format, declaring.declaration().origin(), member.name());
  }

  // private static final int HP_DEFAULT = 5;
  private static FieldSpec constant(Property property, String name, DefaultValue.Literal literal) {
    return Constant.of(
        Unboxed.of(property.mapping().type()), name, LiteralCode.of(literal.value()));
  }

  /** The constants that hold literals. */
  public List<FieldSpec> constants() {
    return List.copyOf(constants);
  }

  /** What stands for a missing key. */
  public Code forMissing(Property property) {
    return property.presence().hasDefault()
        ? Objects.requireNonNull(expressions.get(property))
        : ReadCode.absent(property.mapping());
  }

  /** What stands for a nil, where nil is taken. */
  public Code forNil(Property property) {
    return property.presence().onNil() == Outcome.EMPTY
        ? ReadCode.absent(property.mapping())
        : forMissing(property);
  }
}

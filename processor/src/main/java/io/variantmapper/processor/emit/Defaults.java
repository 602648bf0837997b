package io.variantmapper.processor.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Missing;
import io.variantmapper.processor.model.Presence.Nil;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The values that fields get if they are missing or nil in the packet. */
final class Defaults {
  private final Map<Field, Code> expressions = new HashMap<>();
  private final List<FieldSpec> constants = new ArrayList<>();
  private final GeneratedMembers members;

  Defaults(MappedType type, GeneratedMembers members) {
    this.members = members;
    for (Field field : type.wireFields()) {
      field
          .options()
          .defaultValue()
          .ifPresent(value -> expressions.put(field, expression(value, field)));
    }
  }

  // HP_DEFAULT
  // Kind.GRASS
  // Player.START_HP
  // Player.noItems()
  private Code expression(DefaultValue value, Field field) {
    return value.match(
        literal -> literal(literal.value(), field),
        constant -> Code.of("$T.$N", field.mapping().type(), constant.name()),
        member -> Code.of(member.isMethod() ? "$T.$N()" : "$T.$N", member.owner(), member.name()));
  }

  // private static final int HP_DEFAULT = 5;
  private Code literal(Object value, Field field) {
    String name = members.constant(Names.constant(Names.variable(field)) + "_DEFAULT");
    TypeName type = JavaTypes.unboxed(field.mapping().type());
    constants.add(LiteralCode.of(value).constant(type, name));
    return Code.of("$N", name);
  }

  List<FieldSpec> constants() {
    return List.copyOf(constants);
  }

  /** Returns the value that a field gets if its key is missing. */
  Code forMissing(Field field) {
    if (field.presence().hasDefault()) {
      return Objects.requireNonNull(expressions.get(field));
    }
    return field.presence().onMissing() == Missing.NO_CONTENT
        ? members.code(field.readMapping()).empty()
        : members.code(field.readMapping()).absent();
  }

  /**
   * Returns the value that a field gets for a nil in the packet. Call this method only for a field
   * that accepts nil.
   */
  Code forNil(Field field) {
    return field.presence().onNil() == Nil.EMPTY
        ? members.code(field.readMapping()).absent()
        : forMissing(field);
  }
}

package io.variantmapper.processor.emit.change;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.NewObject;
import io.variantmapper.processor.emit.read.Made;
import io.variantmapper.processor.emit.read.ParameterTypes;
import io.variantmapper.processor.emit.read.ReadLocals;
import io.variantmapper.processor.emit.read.ReadMethod;
import io.variantmapper.processor.emit.read.ReadVariable;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;
import java.util.stream.Stream;

/** Makes a new object of the values of before and of those that have changed. */
final class CopyWithChanges implements ReadMethod.Building {
  private final MappedType type;
  private final List<Parameter> parameters;
  private final ChangedValue values;
  private final ReadLocals locals;
  private final ParameterTypes types;

  CopyWithChanges(MappedType type, ChangedValue values, ReadLocals locals) {
    this.type = type;
    parameters = type.creation().parameters();
    this.values = values;
    this.locals = locals;
    types = ParameterTypes.of(Made.of(type));
  }

  // String name = before.name();
  // long lastSeen = 0;
  @Override
  public List<ReadVariable> variables() {
    Stream<ReadVariable> before = copied().stream()
        .map(property -> new ReadVariable(
            type(property),
            locals.value(property.name()),
            NewObject.get(ApplyChangesMethod.BEFORE, property)));
    Stream<ReadVariable> leftOut = parameters.stream()
        .filter(parameter -> parameter.match() == Match.DEFAULT)
        .map(parameter -> ReadVariable.zero(parameter.type(), locals.value(parameter.name())));
    return Stream.concat(before, leftOut).toList();
  }

  /** That of the field itself where changes of its value are merged into the variable's. */
  private TypeName type(Property property) {
    TypeName own = property.mapping().type();
    return own.isPrimitive() ? types.of(property) : own;
  }

  /** What has a place in the new object, read from packets or not. */
  private List<Property> copied() {
    return type.fields().stream().filter(property -> property.setter().exists()).toList();
  }

  // name = in.readString();
  @Override
  public Code take(Property property) {
    return take(property, values.read(property, local(property)));
  }

  private Code local(Property property) {
    return Code.of("$N", locals.value(property.name()));
  }

  @Override
  public Code take(Property property, Code value) {
    return Code.statement("$N = $L", locals.value(property.name()), value);
  }

  @Override
  public boolean isSingle(Property property) {
    return true;
  }

  // return new PlayerState(name, hp);
  @Override
  public Code end() {
    Code arguments = parameters.stream()
        .map(parameter -> Code.of("$N", locals.value(parameter.name())))
        .collect(Code.joining(",$W"));
    Code object = NewObject.begin(type.creation(), arguments);
    return copied().stream().anyMatch(CopyWithChanges::isSetLater)
        ? setOthers(object)
        : Code.statement("return $L", object);
  }

  private static boolean isSetLater(Property property) {
    return property.setter().kind() != Access.Kind.CREATOR;
  }

  // PlayerState value = new PlayerState(name);
  // value.setHp(hp);
  // return value;
  private Code setOthers(Code object) {
    Code.Builder code = Code.builder()
        .addStatement(
            "$T $N = $L", type.declaration().type(), locals.filled(Made.of(type)), object);
    copied().stream()
        .filter(CopyWithChanges::isSetLater)
        .map(property -> NewObject.set(locals.filled(Made.of(type)), property, local(property)))
        .forEach(code::add);
    return code.addStatement("return $N", locals.filled(Made.of(type))).build();
  }
}

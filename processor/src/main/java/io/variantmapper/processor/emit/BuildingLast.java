package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.List;

/** Keeps what is read in variables until the creator can be called with them. */
final class BuildingLast implements ReadMethod.Building {
  private final MappedType type;
  private final List<Parameter> parameters;
  private final ReadCode values;
  private final Defaults defaults;
  private final ReadLocals locals;

  BuildingLast(MappedType type, Members members, Defaults defaults) {
    this.type = type;
    parameters = ((Creator) type.creation()).parameters();
    values = new ReadCode(members);
    this.defaults = defaults;
    locals = new ReadLocals(type, members);
  }

  // int hp = 0;
  // boolean hpFound = false;
  // long lastSeen = 0;
  @Override
  public CodeBlock begin() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Property property : held()) {
      TypeName propertyType = property.mapping().type();
      code.add(declare(propertyType, property.name(), defaults.forMissing(property)));
      if (property.isKept()) {
        code.addStatement("boolean $N = false", locals.found(property));
      }
    }
    // Also for what is left out: a bare null could fit several constructors.
    parameters.stream()
        .filter(parameter -> parameter.match() instanceof Match.OfDefault)
        .map(parameter ->
            declare(parameter.type(), parameter.name(), ReadCode.zero(parameter.type())))
        .forEach(code::add);
    return code.build();
  }

  /** What is not read is needed only where the creator asks for it. */
  private List<Property> held() {
    return type.properties().stream()
        .filter(property -> !property.isTag())
        .filter(property -> property.isRead() || property.setter().kind() == Access.Kind.CREATOR)
        .toList();
  }

  private CodeBlock declare(TypeName variableType, String name, CodeBlock initialiser) {
    return statement("$T $N = $L", variableType, locals.value(name), initialiser);
  }

  // name = in.readString();
  @Override
  public CodeBlock take(Property property) {
    if (property.takesNil()) {
      return take(property, values.readOr(defaults.forNil(property), property.mapping()));
    }
    CodeBlock take = take(property, property.mapping().accept(values));
    return property.isKept() ? ReadMethod.unlessNil(take) : take;
  }

  // hp = in.getInt(HP_AT);
  // hpFound = true;
  @Override
  public CodeBlock take(Property property, CodeBlock value) {
    CodeBlock.Builder code =
        CodeBlock.builder().addStatement("$N = $L", locals.value(property.name()), value);
    if (property.isKept()) {
      code.addStatement("$N = true", locals.found(property));
    }
    return code.build();
  }

  @Override
  public boolean isSingle(Property property) {
    return !property.isKept();
  }

  @Override
  public CodeBlock end() {
    CodeBlock arguments = parameters.stream()
        .map(parameter -> CodeBlock.of("$N", locals.value(parameter.name())))
        .collect(CodeBlock.joining(",$W"));
    CodeBlock object = NewObject.create(type, arguments);
    return type.properties().stream().anyMatch(Property::isSetLater)
        ? setLater(object)
        : statement("return $L", object);
  }

  // PlayerState value = new PlayerState(name);
  // if (hpFound) {
  //   value.setHp(hp);
  // }
  // return value;
  private CodeBlock setLater(CodeBlock object) {
    CodeBlock.Builder code = CodeBlock.builder()
        .addStatement("$T $N = $L", type.declaration().type(), locals.object(), object);
    type.properties().stream().filter(Property::isSetLater).map(this::setLater).forEach(code::add);
    return code.addStatement("return $N", locals.object()).build();
  }

  private CodeBlock setLater(Property property) {
    CodeBlock value = CodeBlock.of("$N", locals.value(property.name()));
    CodeBlock set = NewObject.set(locals.object(), property, value);
    return property.isKept()
        ? CodeBlock.builder()
            .beginControlFlow("if ($N)", locals.found(property))
            .add(set)
            .endControlFlow()
            .build()
        : set;
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
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
  private final ReadLocals locals;

  BuildingLast(MappedType type, Members members) {
    this.type = type;
    parameters = ((Creator) type.creation()).parameters();
    values = new ReadCode(members);
    locals = new ReadLocals(type, members);
  }

  // int hp = 0;
  // boolean hpFound = false;
  // long lastSeen = 0;
  @Override
  public CodeBlock begin() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Property property : type.properties()) {
      TypeName propertyType = property.mapping().type();
      code.add(declare(propertyType, property.name(), ReadCode.absent(property.mapping())));
      if (locals.hasFound(property)) {
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

  private CodeBlock declare(TypeName variableType, String name, CodeBlock initialiser) {
    return statement("$T $N = $L", variableType, locals.value(name), initialiser);
  }

  @Override
  public CodeBlock take(Property property) {
    if (property.isKept() && !property.takesNil()) {
      return takeUnlessNil(property);
    }
    return locals.hasFound(property)
        ? ReadMethod.block(assign(property), setFound(property))
        : assign(property);
  }

  // {
  //   if (!in.readNil()) {
  //     hp = in.readInt();
  //     hpFound = true;
  //   }
  // }
  private CodeBlock takeUnlessNil(Property property) {
    return ReadMethod.block(CodeBlock.builder()
        .beginControlFlow("if (!in.readNil())")
        .add(assign(property))
        .add(setFound(property))
        .endControlFlow()
        .build());
  }

  // name = in.readString();
  private CodeBlock assign(Property property) {
    CodeBlock value = property.takesNil()
        ? values.readOrAbsent(property.mapping())
        : property.mapping().accept(values);
    return statement("$N = $L", locals.value(property.name()), value);
  }

  // hpFound = true;
  private CodeBlock setFound(Property property) {
    return statement("$N = true", locals.found(property));
  }

  // if (name == null) {
  //   throw in.missing(KEYS, 0);
  // }
  @Override
  public CodeBlock check() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int i = 0; i < type.properties().size(); i++) {
      Property property = type.properties().get(i);
      if (property.isRequired()) {
        code.beginControlFlow("if ($L)", isMissing(property))
            .addStatement("throw in.missing($N, $L)", Members.KEYS, i)
            .endControlFlow();
      }
    }
    return code.build();
  }

  private CodeBlock isMissing(Property property) {
    return locals.hasFound(property)
        ? CodeBlock.of("!$N", locals.found(property))
        : CodeBlock.of("$N == null", locals.value(property.name()));
  }

  @Override
  public CodeBlock end() {
    CodeBlock arguments = parameters.stream()
        .map(parameter -> CodeBlock.of("$N", locals.value(parameter.name())))
        .collect(CodeBlock.joining(",$W"));
    CodeBlock object = NewObject.create(type, arguments);
    return type.properties().stream().anyMatch(Property::isKept)
        ? setKept(object)
        : statement("return $L", object);
  }

  // PlayerState value = new PlayerState(name);
  // if (hpFound) {
  //   value.setHp(hp);
  // }
  // return value;
  private CodeBlock setKept(CodeBlock object) {
    CodeBlock.Builder code = CodeBlock.builder()
        .addStatement("$T $N = $L", type.declaration().name(), locals.object(), object);
    type.properties().stream()
        .filter(Property::isKept)
        .forEach(property -> code.beginControlFlow("if ($N)", locals.found(property))
            .add(NewObject.set(
                locals.object(), property, CodeBlock.of("$N", locals.value(property.name()))))
            .endControlFlow());
    return code.addStatement("return $N", locals.object()).build();
  }

  private static CodeBlock statement(String format, Object... arguments) {
    return CodeBlock.builder().addStatement(format, arguments).build();
  }
}

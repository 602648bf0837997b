package io.variantmapper.processor.emit.read;

import io.variantmapper.processor.emit.code.Code;
import io.variantmapper.processor.emit.code.NewObject;
import io.variantmapper.processor.emit.value.Defaults;
import io.variantmapper.processor.emit.value.Members;
import io.variantmapper.processor.emit.value.ReadCode;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;

/** Makes the object, or its builder, first and sets the properties as they come. */
final class BuildingFirst implements ReadMethod.Building {
  private final MappedType type;
  private final ReadCode values;
  private final Defaults defaults;

  /** The variable that is filled. */
  private final String object;

  BuildingFirst(MappedType type, Members members, Defaults defaults) {
    this.type = type;
    values = new ReadCode(members);
    this.defaults = defaults;
    object = type.creation() instanceof Creation.Builder ? "builder" : "value";
  }

  // PlayerState value = new PlayerState();
  // PlayerState.Builder builder = PlayerState.builder();
  // value.setHp(HP_DEFAULT);
  @Override
  public Code begin() {
    Code.Builder code = Code.builder();
    if (type.creation() instanceof Creation.Builder builder) {
      code.addStatement("$T $N = $L", builder.type(), object, NewObject.builder(builder));
    } else {
      Code create = NewObject.create(type, Code.of(""));
      code.addStatement("$T $N = $L", type.declaration().type(), object, create);
    }
    type.properties().stream()
        .filter(property -> property.isRead() && property.hasDefault())
        .map(property -> take(property, defaults.forMissing(property)))
        .forEach(code::add);
    return code.build();
  }

  // value.setLabel(in.readNil() ? null : in.readString());
  @Override
  public Code take(Property property) {
    if (property.takesNil()) {
      return take(property, values.readOr(defaults.forNil(property), property.mapping()));
    }
    Code take = take(property, property.mapping().accept(values));
    return property.passesNil() ? ReadMethod.unlessNil(take, values, property.mapping()) : take;
  }

  // value.setLabel(in.readText());
  @Override
  public Code take(Property property, Code value) {
    return NewObject.set(object, property, value);
  }

  @Override
  public boolean isSingle(Property property) {
    return !property.passesNil();
  }

  // return value;
  // return builder.build();
  @Override
  public Code end() {
    Code result = type.creation() instanceof Creation.Builder builder
        ? Code.of("$N.$N()", object, builder.build())
        : Code.of("$N", object);
    return Code.statement("return $L", result);
  }
}

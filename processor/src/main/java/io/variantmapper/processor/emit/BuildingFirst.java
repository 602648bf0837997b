package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;

/** Makes the object first and sets its properties as they come. */
final class BuildingFirst implements ReadMethod.Building {
  private static final String OBJECT = "value";

  private final MappedType type;
  private final ReadCode values;

  BuildingFirst(MappedType type, Members members) {
    this.type = type;
    values = new ReadCode(members);
  }

  // PlayerState value = new PlayerState();
  @Override
  public CodeBlock begin() {
    CodeBlock create = NewObject.create(type, CodeBlock.of(""));
    return CodeBlock.builder()
        .addStatement("$T $N = $L", type.declaration().name(), OBJECT, create)
        .build();
  }

  // value.setLabel(in.readNil() ? null : in.readString());
  @Override
  public CodeBlock take(Property property) {
    return property.takesNil()
        ? take(property, values.readOrAbsent(property.mapping()))
        : ReadMethod.unlessNil(take(property, property.mapping().accept(values)));
  }

  // value.setLabel(in.readText());
  @Override
  public CodeBlock take(Property property, CodeBlock value) {
    return NewObject.set(OBJECT, property, value);
  }

  @Override
  public boolean isSingle(Property property) {
    return property.takesNil();
  }

  // return value;
  @Override
  public CodeBlock end() {
    return CodeBlock.builder().addStatement("return $N", OBJECT).build();
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;

/** Makes the object, or its builder, first and sets the properties as they come. */
final class BuildingFirst implements ReadMethod.Building {
  private final MappedType type;
  private final ReadCode values;

  /** The variable that is filled. */
  private final String object;

  BuildingFirst(MappedType type, Members members) {
    this.type = type;
    values = new ReadCode(members);
    object = type.creation() instanceof Creation.Builder ? "builder" : "value";
  }

  // PlayerState value = new PlayerState();
  // PlayerState.Builder builder = PlayerState.builder();
  @Override
  public CodeBlock begin() {
    CodeBlock.Builder code = CodeBlock.builder();
    return type.creation() instanceof Creation.Builder builder
        ? code.addStatement("$T $N = $L", builder.type(), object, NewObject.builder(type, builder))
            .build()
        : code.addStatement(
                "$T $N = $L",
                type.declaration().type(),
                object,
                NewObject.create(type, CodeBlock.of("")))
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
    return NewObject.set(object, property, value);
  }

  @Override
  public boolean isSingle(Property property) {
    return property.takesNil();
  }

  // return value;
  // return builder.build();
  @Override
  public CodeBlock end() {
    CodeBlock result = type.creation() instanceof Creation.Builder builder
        ? CodeBlock.of("$N.$N()", object, builder.build())
        : CodeBlock.of("$N", object);
    return CodeBlock.builder().addStatement("return $L", result).build();
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.CodeBlock;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;

/** The code that makes an object, and the code that gets or sets a property of it. */
final class NewObject {
  private NewObject() {}

  // new PlayerState(name, hp)
  // PlayerState.of(name, hp)
  static CodeBlock create(MappedType type, CodeBlock arguments) {
    Creator creator = (Creator) type.creation();
    String brackets = type.declaration().typeVariables().isEmpty() ? "" : "<>";
    return creator.isConstructor()
        ? CodeBlock.of("new $T$L($L)", type.declaration().name(), brackets, arguments)
        : CodeBlock.of("$T.$N($L)", type.declaration().name(), creator.method(), arguments);
  }

  // PlayerState.builder()
  // new PlayerState.Builder()
  static CodeBlock builder(Creation.Builder builder) {
    return builder.factory().isEmpty()
        ? CodeBlock.of("new $T()", builder.type())
        : CodeBlock.of("$T.$N()", builder.maker(), builder.factory());
  }

  // value.getLabel()
  // value.label
  static CodeBlock get(String object, Property property) {
    Access getter = property.getter();
    String format = getter.kind() == Access.Kind.METHOD ? "$N.$N()" : "$N.$N";
    return CodeBlock.of(format, object, getter.member());
  }

  // value.setHp(in.readInt());
  // value.hp = in.readInt();
  static CodeBlock set(String object, Property property, CodeBlock newValue) {
    Access setter = property.setter();
    String format = setter.kind() == Access.Kind.METHOD ? "$N.$N($L)" : "$N.$N = $L";
    return CodeBlock.builder()
        .addStatement(format, object, setter.member(), newValue)
        .build();
  }
}

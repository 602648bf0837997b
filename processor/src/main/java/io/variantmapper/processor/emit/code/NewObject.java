package io.variantmapper.processor.emit.code;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;

/** The code that makes an object, and the code that gets or sets a property of it. */
public final class NewObject {
  private NewObject() {}

  // new PlayerState(name, hp)
  // PlayerState.of(name, hp)
  public static Code create(MappedType type, Code arguments) {
    Creator creator = (Creator) type.creation();
    String brackets = type.declaration().typeVariables().isEmpty() ? "" : "<>";
    return creator.isConstructor()
        ? Code.of("new $T$L($L)", type.declaration().name(), brackets, arguments)
        : Code.of("$T.$N($L)", type.declaration().name(), creator.method(), arguments);
  }

  // PlayerState.builder()
  // new PlayerState.Builder()
  public static Code builder(Creation.Builder builder) {
    return builder.factory().isEmpty()
        ? Code.of("new $T()", builder.type())
        : Code.of("$T.$N()", builder.maker(), builder.factory());
  }

  // builder.build()
  // value
  public static Code finished(MappedType type, String variable) {
    return type.creation() instanceof Creation.Builder builder
        ? Code.of("$N.$N()", variable, builder.build())
        : Code.of("$N", variable);
  }

  // value.getLabel()
  // value.label
  public static Code get(String object, Property property) {
    Access getter = property.getter();
    String format = getter.kind() == Access.Kind.METHOD ? "$N.$N()" : "$N.$N";
    return Code.of(format, object, getter.member());
  }

  // value.setHp(in.readInt());
  // value.hp = in.readInt();
  public static Code set(String object, Property property, Code newValue) {
    Access setter = property.setter();
    String format = setter.kind() == Access.Kind.METHOD ? "$N.$N($L)" : "$N.$N = $L";
    return Code.statement(format, object, setter.member(), newValue);
  }
}

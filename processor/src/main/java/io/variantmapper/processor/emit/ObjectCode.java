package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;

/** Emits the code that creates an object, and the code that gets or sets one of its properties. */
final class ObjectCode {
  private ObjectCode() {}

  // new PlayerState(name, hp)
  // PlayerState.of(name, hp)
  // PlayerState.builder()
  // Leave.INSTANCE
  static Code begin(Creation creation, Code arguments) {
    Creation.Call call = creation.begin();
    if (call.isField()) {
      return Code.of("$T.$N", call.owner(), call.method());
    }
    String brackets = JavaTypes.arguments(call.type()).isEmpty() ? "" : "<>";
    return call.isConstructor()
        ? Code.of("new $T$L($L)", call.owner(), brackets, arguments)
        : Code.of("$T.$N($L)", call.owner(), call.method(), arguments);
  }

  // value
  // builder.build()
  static Code finish(Creation creation, String variable) {
    return creation
        .finish()
        .map(method -> Code.of("$N.$N()", variable, method))
        .orElseGet(() -> Code.of("$N", variable));
  }

  // value.getLabel()
  // value.getGuild().orElse(null)
  // value.label
  static Code get(String object, Property property) {
    return get(object, property.getter());
  }

  static Code get(String object, Access getter) {
    String format = switch (getter.kind()) {
      case METHOD -> "$N.$N()";
      case OPTIONAL_GETTER -> "$N.$N().orElse(null)";
      default -> "$N.$N";
    };
    return Code.of(format, object, getter.member());
  }

  /**
   * Returns the expression {@code value}. If the field refuses null, adds a check for null.
   *
   * @param type the mapped type that contains the field; the message of the check contains its name
   */
  // Objects.requireNonNull(value.name(), "Unit.name is null. …")
  static Code checked(Field field, Code value, MappedType type) {
    return field.presence().refusesNull()
        ? requireNonNull(
            value,
            type.declaration().simpleName() + "." + field.path()
                + " is null. Set it before writing, or mark it @Nullable.")
        : value;
  }

  // Objects.requireNonNull(element, "PackedInt32Array can't hold null")
  static Code requireNonNull(Code value, String message) {
    return Code.of("${Objects}.requireNonNull($L,$W$S)", value, message);
  }

  /**
   * Returns the code that sets a property.
   *
   * @param newValue an expression; a variable if the property is {@linkplain #isSetFromVariable set
   *     from a variable}
   */
  // value.setHp(in.readInt());
  // value.hp = in.readInt();
  // if (guild.isPresent()) {
  //   builder.setGuild(guild.get());
  // }
  static Code set(String object, Property property, Code newValue) {
    Access setter = property.setter();
    if (isSetFromVariable(property)) {
      String get = ((Mapping.OptionalOf) property.mapping()).get();
      return Code.ifTrue(
          Code.of("$L.isPresent()", newValue),
          Code.statement("$N.$N($L.$N())", object, setter.member(), newValue, get));
    }
    String format = setter.kind() == Access.Kind.METHOD ? "$N.$N($L)" : "$N.$N = $L";
    return Code.statement(format, object, setter.member(), newValue);
  }

  /** Returns whether the code that sets a property uses the value more than once. */
  static boolean isSetFromVariable(Property property) {
    return property.setter().kind() == Access.Kind.CONTENT_SETTER;
  }
}

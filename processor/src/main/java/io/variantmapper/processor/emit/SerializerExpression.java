package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;

/** Emits the expressions for the serializers of values. */
final class SerializerExpression {
  private final Members members;

  SerializerExpression(Members members) {
    this.members = members;
  }

  /** Returns the expression that creates the serializer of a generic type. */
  // BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE)
  Code create(Mapping.Generic mapping) {
    Code arguments =
        mapping.arguments().stream().map(this::ofArgument).collect(Code.joining(",$W"));
    return Code.of("$T.of($L)", mapping.serializer(), arguments);
  }

  /** Returns the serializer of a type argument. */
  // new ListOfItemSerializer()
  // ItemVariantSerializer.INSTANCE
  Code ofArgument(Slot argument) {
    String adapter = members.generics().adapters().get(argument);
    return adapter == null ? of(argument.mapping()) : Code.of("new $N()", adapter);
  }

  /**
   * Returns the serializer of values that {@linkplain GenericSerializers#hasSerializer have one}.
   */
  // PlainSerializer.STRING
  // KIND
  // SecondsSerializer.INSTANCE
  // ItemVariantSerializer.INSTANCE
  // Serializers.BOX_OF_ITEM
  // tSerializer
  Code of(Mapping mapping) {
    if (mapping instanceof Mapping.Direct && mapping.type() instanceof ClassName name) {
      return Code.of("${PlainSerializer}.$N", Names.constant(name.simpleName()));
    } else if (mapping instanceof Mapping.EnumOf enumOf) {
      return Code.of("$N", members.enumSerializer(enumOf.type()));
    } else if (mapping instanceof Mapping.Custom custom) {
      return members.customSerializer(custom.serializer());
    } else if (mapping instanceof Mapping.Mapped mapped) {
      return members.instance(mapped.serializer());
    } else if (mapping instanceof Mapping.Generic generic) {
      return members.generics().expression(generic);
    } else if (mapping instanceof Mapping.Variable variable) {
      return Code.of("$N", members.variable(variable.type()));
    }
    throw new IllegalArgumentException("No serializer: " + mapping.type());
  }
}

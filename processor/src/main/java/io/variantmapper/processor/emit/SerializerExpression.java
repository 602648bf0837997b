package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Emits the expressions for the serializers of values. */
final class SerializerExpression {
  /** The types whose serializers are constants of the runtime. */
  private static final Set<TypeName> IN_RUNTIME = Set.of(
      TypeName.BOOLEAN.box(),
      TypeName.INT.box(),
      TypeName.LONG.box(),
      TypeName.FLOAT.box(),
      TypeName.DOUBLE.box(),
      ClassName.get(String.class));

  private final Members members;
  private final EmptyArray emptyArrays;

  SerializerExpression(Members members) {
    this.members = members;
    emptyArrays = new EmptyArray(members);
  }

  /** Returns the expression for a generated serializer. */
  // ItemVariantSerializer.INSTANCE
  // BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE)
  // PageVariantSerializer.of(ItemVariantSerializer.INSTANCE, new Item[0])
  static Code generated(ClassName serializer, List<Code> arguments) {
    return arguments.isEmpty()
        ? Code.of("$T.$N", serializer, Members.INSTANCE)
        : Code.of("$T.of($L)", serializer, Code.join(arguments, ",$W"));
  }

  /** Returns the expression that creates the serializer of a generic type. */
  Code create(Mapping.Generic mapping) {
    Stream<Code> ofArguments = mapping.arguments().stream().map(this::ofArgument);
    Stream<Code> ofArrays = mapping.arrays().stream()
        .sorted()
        .map(i -> emptyArrays.of(mapping.arguments().get(i).mapping().type()));
    return generated(mapping.serializer(), Stream.concat(ofArguments, ofArrays).toList());
  }

  /** Returns the expression for the serializer of a type argument. */
  // new ListOfItemSerializer()
  // ItemVariantSerializer.INSTANCE
  Code ofArgument(Slot argument) {
    String adapter = members.generics().adapters().get(argument);
    return adapter == null ? of(argument.mapping()) : Code.of("new $N()", adapter);
  }

  /** Returns whether {@link #of} supports the mapping. If so, no nested class is needed. */
  static boolean exists(Mapping mapping) {
    return mapping instanceof Mapping.Mapped
        || mapping instanceof Mapping.EnumOf
        || mapping instanceof Mapping.Custom
        || mapping instanceof Mapping.Variable
        || (mapping instanceof Mapping.Generic generic && !generic.hasWildcards())
        || (mapping instanceof Mapping.Direct && IN_RUNTIME.contains(mapping.type()));
  }

  /**
   * Returns the expression for the serializer of a mapping's values. The serializer must
   * {@linkplain #exists exist}.
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

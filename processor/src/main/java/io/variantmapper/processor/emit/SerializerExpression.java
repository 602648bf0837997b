package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import java.util.Set;

/** The expressions for the serializers that a generic type's serializer is given. */
final class SerializerExpression implements Mapping.Visitor<Code> {
  /** The types for which the runtime has a constant. */
  private static final Set<String> IN_RUNTIME =
      Set.of("Boolean", "Integer", "Long", "Float", "Double", "String");

  private final Members members;

  SerializerExpression(Members members) {
    this.members = members;
  }

  /** Whether there is no serializer yet for a type argument. */
  static boolean needsAdapter(Slot slot) {
    Mapping mapping = slot.mapping();
    return slot.nullable()
        || mapping instanceof Mapping.Text
        || mapping instanceof Mapping.OptionalOf
        || mapping instanceof Container
        || (mapping instanceof Mapping.Generic generic && generic.hasWildcards())
        || (mapping instanceof Mapping.Direct && !isInRuntime(mapping));
  }

  /** Whether the runtime has a constant for the type's serializer. */
  static boolean isInRuntime(Mapping mapping) {
    return mapping instanceof Mapping.Direct
        && mapping.type() instanceof ClassName name
        && IN_RUNTIME.contains(name.simpleName());
  }

  /** The serializer of a generic type, new. */
  // BoxVariantSerializer.of(ItemVariantSerializer.INSTANCE)
  Code make(Mapping.Generic mapping) {
    Code arguments = mapping.arguments().stream().map(this::of).collect(Code.joining(",$W"));
    return Code.of("$T.of($L)", mapping.serializer(), arguments);
  }

  // new ListOfItemSerializer()
  Code of(Slot slot) {
    return needsAdapter(slot)
        ? Code.of("new $N()", members.adapter(slot))
        : slot.mapping().accept(this);
  }

  // PlainSerializer.STRING
  @Override
  public Code direct(Mapping.Direct mapping) {
    String name = ((ClassName) mapping.type()).simpleName();
    return Code.of("$T.$N", RuntimeNames.PLAIN_SERIALIZER, ConstantCase.of(name));
  }

  // KIND
  @Override
  public Code enumOf(Mapping.EnumOf mapping) {
    return Code.of("$N", members.enumSerializer(mapping.type()));
  }

  // SecondsSerializer.INSTANCE
  @Override
  public Code own(Mapping.Own mapping) {
    return members.ownSerializer(mapping.serializer());
  }

  // ItemVariantSerializer.INSTANCE
  @Override
  public Code mapped(Mapping.Mapped mapping) {
    return members.instance(mapping.serializer());
  }

  // Serializers.BOX_OF_ITEM
  @Override
  public Code generic(Mapping.Generic mapping) {
    return members.generic(mapping);
  }

  // tSerializer
  @Override
  public Code variable(Mapping.Variable mapping) {
    return Code.of("$N", members.variable(mapping.type()));
  }

  @Override
  public Code text(Mapping.Text mapping) {
    throw adapted(mapping);
  }

  @Override
  public Code optionalOf(Mapping.OptionalOf mapping) {
    throw adapted(mapping);
  }

  @Override
  public Code container(Container mapping) {
    throw adapted(mapping);
  }

  @Override
  public Code unsupported(Mapping.Unsupported mapping) {
    throw adapted(mapping);
  }

  private static IllegalArgumentException adapted(Mapping mapping) {
    return new IllegalArgumentException("No serializer: " + mapping.type());
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import java.util.Objects;
import java.util.stream.Collectors;

/** The code in the loops of containers that depends on their form. */
final class ContainerCode {
  private ContainerCode() {}

  // out.beginArray(elements.size());
  // out.beginArray(ContainerType.of(VariantType.INT), elements.size());
  static Code begin(Container container, String count) {
    String method = container instanceof Container.MapOf ? "beginDictionary" : "beginArray";
    String types = container.form() instanceof ContainerForm.Typed typed
        ? typed.types().stream().map(type -> "$L,$W").collect(Collectors.joining())
        : "";
    Object[] arguments = container.form() instanceof ContainerForm.Typed typed
        ? typed.types().stream().map(ContainerCode::type).toArray()
        : new Object[0];
    return Code.statement("out." + method + "(" + types + count + ")", arguments);
  }

  // ContainerType.of(VariantType.INT)
  private static Code type(GodotType type) {
    return type == GodotType.ANY
        ? Code.of("$T.UNTYPED", RuntimeNames.CONTAINER_TYPE)
        : Code.of(
            "$T.of($T.$N)", RuntimeNames.CONTAINER_TYPE, RuntimeNames.VARIANT_TYPE, type.name());
  }

  /** The elements, one by one. */
  // out.beginArray(elements.size());
  // for (Item element : elements) {
  //   ItemVariantSerializer.INSTANCE.write(out, element);
  // }
  // out.endArray();
  static Code.Builder writeArray(Container container, WriteCode values, String count) {
    Mapping element = container.slots().get(0).mapping();
    return Code.builder()
        .add(begin(container, count))
        .beginControlFlow("for ($T element : elements)", element.type())
        .add(write(container, values, element, Code.of("element")))
        .endControlFlow()
        .addStatement("out.endArray()");
  }

  /** What reading fills, with nothing in it. */
  // new ArrayList<>(in.capacity(count))
  // new TreeSet<>()
  // new EnumMap<>(Kind.class)
  // EnumSet.noneOf(Kind.class)
  static Code start(ContainerClass filled, TypeName key) {
    return switch (filled.start()) {
      case EMPTY -> Code.of("new $T<>()", filled.name());
      case CAPACITY -> Code.of("new $T<>(in.capacity(count))", filled.name());
      case ENUM -> Code.of("new $T<>($T.class)", filled.name(), key);
      case NONE_OF_ENUM -> Code.of("$T.noneOf($T.class)", filled.name(), key);
    };
  }

  /** What a typed container holds is never null, but for the side of a Dictionary for Variants. */
  // out.writeString(Objects.requireNonNull(element, "Array[String] can't hold null"));
  static Code write(Container container, WriteCode values, Mapping mapping, Code value) {
    if (mapping.isAny() || container.form() instanceof ContainerForm.Plain) {
      return values.write(mapping, value);
    }
    return values.writePresent(mapping, present(container, mapping.type(), value));
  }

  /** The value itself; who sees the exception otherwise knows neither the value nor the rule. */
  // Objects.requireNonNull(element, "PackedInt32Array can't hold null")
  static Code present(Container container, TypeName type, Code value) {
    return type.isPrimitive()
        ? value
        : Code.of(
            "$T.requireNonNull($L,$W$S)",
            Objects.class,
            value,
            GodotNames.of(container.wireType()) + " can't hold null");
  }
}

package io.variantmapper.processor.emit.code;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import java.util.stream.Collectors;

/** Says in Godot's words what a value is on the wire: {@code Array of (int or null)}. */
public final class GodotNames implements Mapping.Visitor<String> {
  private static final String OR_NULL = " or null";

  public String of(Slot slot) {
    boolean addsNull = slot.nullable() && !(slot.mapping() instanceof Mapping.OptionalOf);
    return slot.mapping().accept(this) + (addsNull ? OR_NULL : "");
  }

  @Override
  public String direct(Mapping.Direct mapping) {
    return mapping.godotType().godotName();
  }

  @Override
  public String text(Mapping.Text mapping) {
    return mapping.form().godotType().godotName();
  }

  @Override
  public String enumOf(Mapping.EnumOf mapping) {
    return mapping.table().godotType().godotName();
  }

  @Override
  public String own(Mapping.Own mapping) {
    return mapping
        .serializer()
        .mixIn()
        .map(GodotNames::name)
        .orElseGet(() -> "Variant of " + name((ClassName) mapping.serializer().name()));
  }

  private static String name(ClassName type) {
    return String.join(".", type.simpleNames());
  }

  @Override
  public String mapped(Mapping.Mapped mapping) {
    return name(mapping.type());
  }

  @Override
  public String generic(Mapping.Generic mapping) {
    return name(mapping.raw()) + " of "
        + mapping.arguments().stream().map(this::inside).collect(Collectors.joining(" and "));
  }

  @Override
  public String variable(Mapping.Variable mapping) {
    return mapping.type().name();
  }

  @Override
  public String optionalOf(Mapping.OptionalOf mapping) {
    return mapping.value().accept(this) + OR_NULL;
  }

  @Override
  public String tagOf(Mapping.TagOf mapping) {
    return mapping.tag().toString();
  }

  @Override
  public String container(Container mapping) {
    if (mapping.form() instanceof ContainerForm.Packed packed) {
      return packed.type().godotName();
    }
    if (mapping.form() instanceof ContainerForm.Typed typed) {
      String type = mapping instanceof Container.MapOf ? "Dictionary" : "Array";
      return type + "["
          + typed.types().stream().map(GodotType::godotName).collect(Collectors.joining(", "))
          + "]";
    }
    return mapping instanceof Container.MapOf map
        ? "Dictionary of " + inside(map.key()) + " to " + inside(map.value())
        : "Array of " + inside(mapping.slots().get(0));
  }

  private String inside(Slot slot) {
    boolean isNullable = slot.nullable() || slot.mapping() instanceof Mapping.OptionalOf;
    return isNullable ? "(" + of(slot) + ")" : of(slot);
  }

  @Override
  public String unsupported(Mapping.Unsupported mapping) {
    throw new IllegalArgumentException("Not mapped: " + mapping.type());
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import java.util.stream.Collectors;

/** Says a type in words that can be part of a method's name: {@code MapOfStringToIntArray}. */
final class TypeWords implements Mapping.Visitor<String> {
  @Override
  public String direct(Mapping.Direct mapping) {
    return words(mapping.type());
  }

  @Override
  public String text(Mapping.Text mapping) {
    return words(mapping.type());
  }

  @Override
  public String enumOf(Mapping.EnumOf mapping) {
    String name = words(mapping.type());
    return switch (mapping.unknown()) {
      case FAIL -> name;
      case NULL -> name + "OrNull";
      case SKIP -> "Known" + name;
    };
  }

  /** By its serializer, which tells two ways to write the same type apart. */
  @Override
  public String own(Mapping.Own mapping) {
    return words(mapping.serializer().name()).replaceFirst("(?<=.)(Variant)?Serializer$", "");
  }

  @Override
  public String mapped(Mapping.Mapped mapping) {
    return words(mapping.type());
  }

  @Override
  public String generic(Mapping.Generic mapping) {
    return mapping.raw().simpleName() + "Of"
        + mapping.arguments().stream().map(TypeWords::words).collect(Collectors.joining("And"));
  }

  @Override
  public String variable(Mapping.Variable mapping) {
    return mapping.type().name();
  }

  @Override
  public String optionalOf(Mapping.OptionalOf mapping) {
    boolean primitive = mapping.type() instanceof ClassName;
    return mapping.optional().simpleName() + (primitive ? "" : mapping.value().accept(this));
  }

  @Override
  public String container(Container mapping) {
    if (mapping.form() instanceof ContainerForm.Packed packed) {
      return plain(mapping) + "As" + packed.type().godotName();
    }
    boolean typed = mapping.form() instanceof ContainerForm.Typed;
    return (typed ? "Typed" : "") + plain(mapping);
  }

  private String plain(Container mapping) {
    if (mapping instanceof Container.MapOf map) {
      return map.declared().simpleName() + "Of" + words(map.key()) + "To" + words(map.value());
    }
    String element = words(mapping.slots().get(0));
    return mapping instanceof Container.CollectionOf collection
        ? collection.declared().simpleName() + "Of" + element
        : element + "Array";
  }

  @Override
  public String unsupported(Mapping.Unsupported mapping) {
    throw new IllegalArgumentException("Not mapped: " + mapping.type());
  }

  /** The same for a place that holds a value. */
  static String words(Slot slot) {
    String words = slot.mapping().accept(new TypeWords());
    boolean isSaid = slot.mapping() instanceof Mapping.EnumOf constant
        && constant.unknown() == Mapping.Unknown.NULL;
    return slot.nullable() && !isSaid ? "Nullable" + words : words;
  }

  private static String words(TypeName type) {
    if (type instanceof ArrayTypeName array) {
      return words(array.componentType()) + "Array";
    }
    if (type instanceof ClassName name) {
      return name.simpleName();
    }
    return VariableName.capitalized(type.toString());
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.SerializerName;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.SourceName;
import java.util.Locale;
import java.util.stream.Collectors;

/** Describes a type in words for the name of a method, such as {@code MapOfStringToIntArray}. */
final class TypeWords {
  private TypeWords() {}

  /** Returns the words for an element, key, value or type argument. */
  static String of(Slot slot) {
    String words = of(slot.mapping());
    boolean isNullInWords = slot.mapping() instanceof Mapping.EnumOf constant
        && constant.unknown() == Mapping.Unknown.NULL;
    return slot.nullable() && !isNullInWords ? "Nullable" + words : words;
  }

  static String of(Mapping mapping) {
    if (mapping instanceof Mapping.EnumOf enumOf) {
      return switch (enumOf.unknown()) {
        case FAIL -> of(enumOf.type());
        case NULL -> of(enumOf.type()) + "OrNull";
        case SKIP -> "Known" + of(enumOf.type());
      };
    } else if (mapping instanceof Mapping.Custom custom) {
      // Two serializers may write a type in different ways, so the words name the serializer.
      return SerializerName.subject((ClassName) custom.serializer().name());
    } else if (mapping instanceof Mapping.Implemented implemented) {
      return raw(implemented.type()) + "As" + of(implemented.implementation());
    } else if (mapping instanceof Mapping.Time time) {
      return time.type().simpleName() + unit(time);
    } else if (mapping instanceof Mapping.Converted converted
        && converted.value() instanceof Mapping.Time time) {
      return converted.type().simpleName() + unit(time);
    } else if (mapping instanceof Mapping.Generic generic) {
      return generic.raw().simpleName() + "Of"
          + generic.arguments().stream().map(TypeWords::of).collect(Collectors.joining("And"));
    } else if (mapping instanceof Mapping.OptionalOf optional) {
      boolean isOfPrimitive = optional.type() instanceof ClassName;
      return optional.optional().simpleName() + (isOfPrimitive ? "" : of(optional.value()));
    } else if (mapping instanceof Mapping.Variable variable) {
      return variable.type().name();
    }
    return mapping instanceof Container container ? of(container) : of(mapping.type());
  }

  private static String unit(Mapping.Time time) {
    return "In" + SourceName.capitalized(time.unit().name().toLowerCase(Locale.ROOT));
  }

  private static String of(Container container) {
    if (container.form() instanceof ContainerForm.Packed packed) {
      return plain(container) + "As" + packed.type().godotName();
    }
    return (container.form() instanceof ContainerForm.Typed ? "Typed" : "") + plain(container);
  }

  private static String plain(Container container) {
    if (container instanceof Container.MapOf map) {
      return of(map.declared(), map.filled()) + "Of" + of(map.key()) + "To" + of(map.value());
    }
    String element = of(container.slots().get(0));
    return container instanceof Container.CollectionOf collection
        ? of(collection.declared(), collection.filled()) + "Of" + element
        : element + "Array";
  }

  private static String of(ClassName declared, ContainerClass filled) {
    return filled.isGiven() ? filled.name().simpleName() : declared.simpleName();
  }

  private static String raw(TypeName type) {
    return of(type instanceof ParameterizedTypeName generic ? generic.rawType() : type);
  }

  private static String of(TypeName type) {
    if (type instanceof ArrayTypeName array) {
      return of(array.componentType()) + "Array";
    }
    return type instanceof ClassName name
        ? name.simpleName()
        : SourceName.capitalized(type.toString());
  }
}

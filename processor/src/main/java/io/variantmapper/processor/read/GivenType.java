package io.variantmapper.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Container.ArrayOf;
import io.variantmapper.processor.model.Container.CollectionOf;
import io.variantmapper.processor.model.Container.MapOf;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Mapping.OptionalOf;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TextForm;
import io.variantmapper.processor.model.Unboxed;
import io.variantmapper.processor.read.language.Compiler;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds how a Java type is mapped to a Variant type that the user gives. */
final class GivenType {
  private static final ClassName STRING = ClassName.get(String.class);

  /** The writer's methods for numbers, by what is written and the Java type. */
  private static final Map<WireType, Map<TypeName, String>> NUMBERS = Map.of(
      WireType.INT32,
      Map.of(
          TypeName.BYTE, "writeByte",
          TypeName.SHORT, "writeShort",
          TypeName.INT, "writeInt",
          TypeName.LONG, "writeInt32"),
      WireType.FLOAT,
      Map.of(
          TypeName.BYTE, "writeDouble",
          TypeName.SHORT, "writeDouble",
          TypeName.INT, "writeDouble",
          TypeName.FLOAT, "writeFloat",
          TypeName.DOUBLE, "writeDouble"),
      WireType.FLOAT32,
      Map.of(TypeName.FLOAT, "writeFloat", TypeName.DOUBLE, "writeFloat32"));

  private final ElementTypes elementTypes;

  GivenType(Compiler compiler) {
    elementTypes = new ElementTypes(compiler);
  }

  /** The same Java type as another Variant type; empty if that makes no sense. */
  Optional<Mapping> apply(Mapping mapping, WireType type) {
    if (type == WireType.INFERRED || mapping.isFaulty()) {
      return Optional.of(mapping);
    }
    if (mapping instanceof Mapping.Own) {
      return Optional.empty();
    }
    if (mapping instanceof OptionalOf optional) {
      return apply(optional.value(), type)
          .map(
              value -> new OptionalOf(optional.type(), optional.optional(), optional.get(), value));
    }
    return switch (type) {
      case INT32, FLOAT, FLOAT32 -> number(mapping, type);
      case STRING_NAME -> text(mapping, TextForm.STRING_NAME);
      case NODE_PATH -> text(mapping, TextForm.NODE_PATH);
      case ARRAY -> array(mapping, ContainerForm.PLAIN);
      case TYPED_ARRAY ->
        element(mapping)
            .flatMap(elementTypes::of)
            .flatMap(element -> array(mapping, new ContainerForm.Typed(List.of(element))));
      case TYPED_DICTIONARY -> dictionary(mapping);
      default -> new PackedTypes(type).apply(mapping);
    };
  }

  /** All types that make sense, by name. */
  List<String> choices(Mapping mapping) {
    return Stream.of(WireType.values())
        .filter(type -> type != WireType.INFERRED && apply(mapping, type).isPresent())
        .map(WireType::name)
        .toList();
  }

  /** Why a type that is none of the {@link #choices} makes no sense. */
  FieldFault faultOf(Mapping mapping) {
    List<Slot> slots = mapping instanceof Container container ? container.slots() : List.of();
    if (slots.stream().anyMatch(Slot::nullable)) {
      return FieldFault.TYPE_HOLDS_NULLS;
    }
    return slots.stream().anyMatch(elementTypes::hasBothShapes)
        ? FieldFault.TYPE_HOLDS_BOTH_SHAPES
        : FieldFault.TYPE_OTHER_TYPE;
  }

  private static Optional<Mapping> number(Mapping mapping, WireType type) {
    if (!(mapping instanceof Direct direct)) {
      return Optional.empty();
    }
    GodotType godotType = type == WireType.INT32 ? GodotType.INT : GodotType.FLOAT;
    TypeName number = Unboxed.of(direct.type());
    return Optional.ofNullable(NUMBERS.getOrDefault(type, Map.of()).get(number))
        .map(write ->
            new Direct(direct.type(), write, direct.read(), godotType, form(type, number)));
  }

  private static DirectForm form(WireType type, TypeName number) {
    boolean isNarrower = (type == WireType.INT32 && number.equals(TypeName.LONG))
        || (type == WireType.FLOAT32 && number.equals(TypeName.DOUBLE));
    return isNarrower ? DirectForm.NARROWED : DirectForm.WHOLE;
  }

  private static Optional<Mapping> text(Mapping mapping, TextForm form) {
    if (mapping instanceof Direct direct && direct.godotType() == form.godotType()) {
      return Optional.of(mapping);
    }
    if (mapping instanceof Mapping.Text other) {
      return Optional.of(other.with(form));
    }
    return mapping.type().equals(STRING)
        ? Optional.of(new Mapping.Text(STRING, form))
        : Optional.empty();
  }

  /** What an array or collection holds. */
  static Optional<Slot> element(Mapping mapping) {
    if (mapping instanceof CollectionOf collection) {
      return Optional.of(collection.element());
    } else if (mapping instanceof ArrayOf array) {
      return Optional.of(array.element());
    }
    return mapping.type() instanceof ArrayTypeName array
        ? DirectTypes.find(array.componentType()).map(element -> new Slot(element, false))
        : Optional.empty();
  }

  /** An array or collection in another form. */
  static Optional<Mapping> array(Mapping mapping, ContainerForm form) {
    return mapping instanceof CollectionOf collection
        ? Optional.of(collection.with(form))
        : element(mapping).map(element -> new ArrayOf(mapping.type(), element, form));
  }

  private Optional<Mapping> dictionary(Mapping mapping) {
    if (!(mapping instanceof MapOf map)) {
      return Optional.empty();
    }
    List<GodotType> types = Stream.of(map.key(), map.value())
        .flatMap(side -> elementTypes.orAny(side).stream())
        .toList();
    boolean typed = types.stream().anyMatch(type -> type != GodotType.ANY);
    return types.size() == 2 && typed
        ? Optional.of(map.with(new ContainerForm.Typed(types)))
        : Optional.empty();
  }
}

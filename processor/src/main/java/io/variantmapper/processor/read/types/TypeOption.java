package io.variantmapper.processor.read.types;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.JavaTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TextForm;
import io.variantmapper.processor.read.compiler.Compiler;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Maps a Java type to the Variant type in {@code @VariantField(type = …)}. */
public final class TypeOption {
  private static final ClassName STRING = ClassName.get(String.class);

  /** The names of the writer's methods for numbers, by the given Variant type and the Java type. */
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

  /**
   * The element type of the Java array that the writer accepts, by the given Variant type and by
   * the element type of the field.
   */
  private static final Map<WireType, Map<TypeName, TypeName>> PACKED_NUMBERS = Map.of(
      WireType.PACKED_BYTE_ARRAY,
      Map.of(TypeName.BYTE, TypeName.BYTE),
      WireType.PACKED_INT32_ARRAY,
      Map.of(
          TypeName.BYTE, TypeName.INT,
          TypeName.SHORT, TypeName.INT,
          TypeName.INT, TypeName.INT,
          TypeName.LONG, TypeName.LONG),
      WireType.PACKED_INT64_ARRAY,
      Map.of(
          TypeName.BYTE, TypeName.LONG,
          TypeName.SHORT, TypeName.LONG,
          TypeName.INT, TypeName.LONG,
          TypeName.LONG, TypeName.LONG),
      WireType.PACKED_FLOAT32_ARRAY,
      Map.of(TypeName.FLOAT, TypeName.FLOAT, TypeName.DOUBLE, TypeName.DOUBLE),
      WireType.PACKED_FLOAT64_ARRAY,
      Map.of(TypeName.FLOAT, TypeName.DOUBLE, TypeName.DOUBLE, TypeName.DOUBLE));

  /**
   * The packed arrays that can also be written from, and read into, a Java array of plain numbers.
   */
  private static final Set<WireType> OF_COMPONENTS = Set.of(
      WireType.PACKED_VECTOR2_ARRAY,
      WireType.PACKED_VECTOR3_ARRAY,
      WireType.PACKED_VECTOR4_ARRAY,
      WireType.PACKED_COLOR_ARRAY);

  private final ElementTypes elementTypes;

  public TypeOption(Compiler compiler) {
    elementTypes = new ElementTypes(compiler);
  }

  /**
   * Returns a mapping of the same Java type to the given Variant type; empty if the two types do
   * not fit.
   */
  public Optional<Mapping> apply(Mapping mapping, WireType type) {
    if (type == WireType.INFERRED || mapping.isFaulty()) {
      return Optional.of(mapping);
    }
    if (mapping.kind() == Mapping.Kind.CUSTOM) {
      return Optional.empty();
    }
    if (mapping instanceof Mapping.Wrapper wrapper) {
      return apply(wrapper.value(), type).map(wrapper::with);
    }
    return switch (type) {
      case INT32, FLOAT, FLOAT32 -> number(mapping, type);
      case STRING_NAME -> text(mapping, TextForm.STRING_NAME);
      case NODE_PATH -> text(mapping, TextForm.NODE_PATH);
      case ARRAY -> array(mapping, ContainerForm.PLAIN);
      case TYPED_ARRAY ->
        element(mapping)
            .flatMap(elementTypes::of)
            .flatMap(element -> array(mapping, ContainerForm.typed(List.of(element))));
      case TYPED_DICTIONARY -> dictionary(mapping);
      default -> packed(mapping, type);
    };
  }

  /** Returns the names of all types that fit the mapping. */
  public List<String> choices(Mapping mapping) {
    return Stream.of(WireType.values())
        .filter(type -> type != WireType.INFERRED && apply(mapping, type).isPresent())
        .map(WireType::name)
        .toList();
  }

  /** Returns why a type that is not among the {@link #choices} does not fit. */
  public FieldFault faultOf(Mapping mapping) {
    if (mapping.slots().stream().anyMatch(Slot::nullable)) {
      return FieldFault.TYPE_HOLDS_NULLS;
    }
    return mapping.slots().stream().anyMatch(elementTypes::hasBothShapes)
        ? FieldFault.TYPE_HOLDS_BOTH_SHAPES
        : FieldFault.TYPE_NOT_POSSIBLE;
  }

  private static Optional<Mapping> number(Mapping mapping, WireType type) {
    if (!(mapping instanceof Direct direct)) {
      return Optional.empty();
    }
    GodotType godotType = type == WireType.INT32 ? GodotType.INT : GodotType.FLOAT;
    TypeName number = JavaTypes.unboxed(direct.type());
    return Optional.ofNullable(NUMBERS.getOrDefault(type, Map.of()).get(number))
        .map(write ->
            new Direct(direct.type(), write, direct.read(), godotType, form(type, number)));
  }

  /**
   * Returns NARROWED if the given Variant type has fewer bits than the Java type {@code number},
   * and WHOLE otherwise.
   */
  private static DirectForm form(WireType type, TypeName number) {
    boolean isNarrowed = switch (type) {
      case INT32, PACKED_INT32_ARRAY -> number.equals(TypeName.LONG);
      case FLOAT32, PACKED_FLOAT32_ARRAY -> number.equals(TypeName.DOUBLE);
      default -> false;
    };
    return isNarrowed ? DirectForm.NARROWED : DirectForm.WHOLE;
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

  private static Optional<Slot> element(Mapping mapping) {
    return mapping.slots().size() == 1
        ? Optional.of(mapping.slots().get(0))
        : JavaTypes.component(mapping.type())
            .flatMap(SimpleTypes::direct)
            .map(element -> new Slot(element, false));
  }

  private static Optional<Mapping> array(Mapping mapping, ContainerForm form) {
    return mapping.kind() == Mapping.Kind.COLLECTION
        ? Optional.of(((Container) mapping).with(form))
        : element(mapping)
            .map(element -> Container.array(mapping.type(), element).with(form));
  }

  private Optional<Mapping> dictionary(Mapping mapping) {
    if (mapping.slots().size() != 2) {
      return Optional.empty();
    }
    List<GodotType> types = mapping.slots().stream()
        .flatMap(side -> elementTypes.orAny(side).stream())
        .toList();
    boolean typed = types.stream().anyMatch(type -> type != GodotType.ANY);
    return types.size() == 2 && typed
        ? Optional.of(((Container) mapping).with(ContainerForm.typed(types)))
        : Optional.empty();
  }

  private static Optional<Mapping> packed(Mapping mapping, WireType type) {
    if (mapping instanceof Direct direct && direct.type() instanceof ArrayTypeName array) {
      if (direct.godotType() == godotType(type)) {
        return Optional.of(direct);
      }
      boolean doubles = array.componentType().equals(TypeName.DOUBLE);
      if (OF_COMPONENTS.contains(type)
          && (doubles || array.componentType().equals(TypeName.FLOAT))) {
        // float[] corners, as a PackedVector2Array
        String read = doubles ? "readDoubleComponents" : "readFloatComponents";
        return Optional.of(
            new Direct(array, "writeComponents", read, godotType(type), DirectForm.COMPONENTS));
      }
    }
    // List<Short> levels, as a PackedInt32Array: a loop puts the elements into an array.
    return element(mapping)
        .flatMap(element -> packedElement(element, type))
        .flatMap(element ->
            array(mapping, ContainerForm.packed(godotType(type), element, form(type, element))));
  }

  private static Optional<TypeName> packedElement(Slot slot, WireType type) {
    if (slot.nullable() || !(slot.mapping() instanceof Direct direct)) {
      return Optional.empty();
    }
    TypeName element = JavaTypes.unboxed(direct.type());
    return PACKED_NUMBERS.containsKey(type)
        ? Optional.ofNullable(PACKED_NUMBERS.get(type).get(element))
        : SimpleTypes.direct(ArrayTypeName.of(element))
            .filter(array -> array.godotType() == godotType(type))
            .map(array -> element);
  }

  private static GodotType godotType(WireType type) {
    return GodotType.valueOf(type.name());
  }
}

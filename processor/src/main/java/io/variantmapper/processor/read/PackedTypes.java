package io.variantmapper.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.Unboxed;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds how arrays and collections are mapped to one type of packed array.
 *
 * @param type one of those whose names begin with {@code PACKED_}
 */
record PackedTypes(WireType type) {
  private static final Set<WireType> OF_COMPONENTS = Set.of(
      WireType.PACKED_VECTOR2_ARRAY,
      WireType.PACKED_VECTOR3_ARRAY,
      WireType.PACKED_VECTOR4_ARRAY,
      WireType.PACKED_COLOR_ARRAY);

  /** What the writer takes an array of, by what is written and the Java type of the elements. */
  private static final Map<WireType, Map<TypeName, TypeName>> NUMBERS = Map.of(
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

  Optional<Mapping> apply(Mapping mapping) {
    return mapping instanceof Direct direct && direct.type() instanceof ArrayTypeName array
        ? Optional.of(direct)
            .filter(own -> own.godotType() == godotType())
            .or(() -> components(array))
            .<Mapping>map(own -> own)
            .or(() -> loop(mapping))
        : loop(mapping);
  }

  private GodotType godotType() {
    return GodotType.valueOf(type.name());
  }

  /** Vectors and colours as plain numbers. */
  private Optional<Direct> components(ArrayTypeName array) {
    boolean doubles = array.componentType().equals(TypeName.DOUBLE);
    boolean numbers = doubles || array.componentType().equals(TypeName.FLOAT);
    String read = doubles ? "readDoubleComponents" : "readFloatComponents";
    return numbers && OF_COMPONENTS.contains(type)
        ? Optional.of(
            new Direct(array, "writeComponents", read, godotType(), DirectForm.COMPONENTS))
        : Optional.empty();
  }

  /** Elements that are put into an array one by one. */
  private Optional<Mapping> loop(Mapping mapping) {
    return GivenType.element(mapping)
        .flatMap(this::packed)
        .flatMap(
            element -> GivenType.array(mapping, new ContainerForm.Packed(godotType(), element)));
  }

  private Optional<TypeName> packed(Slot slot) {
    if (slot.nullable() || !(slot.mapping() instanceof Direct direct)) {
      return Optional.empty();
    }
    TypeName element = Unboxed.of(direct.type());
    return NUMBERS.containsKey(type)
        ? Optional.ofNullable(NUMBERS.get(type).get(element))
        : DirectTypes.find(ArrayTypeName.of(element))
            .filter(array -> array.godotType() == godotType())
            .map(array -> element);
  }
}

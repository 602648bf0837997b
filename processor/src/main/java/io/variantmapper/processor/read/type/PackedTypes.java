package io.variantmapper.processor.read.type;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.WireType;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.Unboxed;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
            .filter(own -> own.godotName().equals(godotName()))
            .or(() -> components(array))
            .<Mapping>map(own -> own)
            .or(() -> loop(mapping))
        : loop(mapping);
  }

  // PACKED_INT32_ARRAY gives PackedInt32Array
  private String godotName() {
    return Stream.of(type.name().split("_", -1))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }

  /** Vectors and colours as plain numbers. */
  private Optional<Direct> components(ArrayTypeName array) {
    boolean doubles = array.componentType().equals(TypeName.DOUBLE);
    boolean numbers = doubles || array.componentType().equals(TypeName.FLOAT);
    String read = doubles ? "readDoubleComponents" : "readFloatComponents";
    return numbers && OF_COMPONENTS.contains(type)
        ? Optional.of(new Direct(array, "writeComponents", read, godotName(), type.name()))
        : Optional.empty();
  }

  /** Elements that are put into an array one by one. */
  private Optional<Mapping> loop(Mapping mapping) {
    return GivenType.element(mapping)
        .flatMap(this::packed)
        .flatMap(
            element -> GivenType.array(mapping, new ContainerForm.Packed(godotName(), element)));
  }

  private Optional<TypeName> packed(Slot slot) {
    if (slot.nullable() || !(slot.mapping() instanceof Direct direct)) {
      return Optional.empty();
    }
    TypeName element = Unboxed.of(direct.type());
    return NUMBERS.containsKey(type)
        ? Optional.ofNullable(NUMBERS.get(type).get(element))
        : DirectTypes.find(ArrayTypeName.of(element))
            .filter(array -> array.godotName().equals(godotName()))
            .map(array -> element);
  }
}

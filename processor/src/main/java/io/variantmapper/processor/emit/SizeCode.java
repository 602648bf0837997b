package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import java.util.Optional;

/** The expressions for the number of bytes that one value will take, null or not. */
final class SizeCode {
  private final Members members;
  private final String depth;

  /** For a type with {@code inside} values that are looked into: each has its part of the depth. */
  SizeCode(Members members, int inside) {
    this.members = members;
    depth = "depth - " + Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(inside));
  }

  /** Whether there may be more values inside this one, so that objects may hold themselves. */
  static boolean looksInto(Mapping mapping) {
    if (mapping instanceof Container.CollectionOf list) {
      return looksInto(list.element().mapping());
    } else if (mapping instanceof Container.MapOf map) {
      return looksInto(map.key().mapping()) || looksInto(map.value().mapping());
    }
    return mapping instanceof Mapping.Mapped
        || mapping instanceof Mapping.Own
        || mapping instanceof Mapping.Variable
        || mapping instanceof Mapping.Generic;
  }

  // ExpectedSize.ofText(value.name())
  static Code ofText(Code value) {
    return Code.of("$T.ofText($L)", RuntimeNames.EXPECTED_SIZE, value);
  }

  /** The expression; a guess for a value whose size is not worth the effort. */
  Code of(Mapping mapping, Code value) {
    return counted(mapping, value).orElseGet(SizeCode::unknown);
  }

  // ExpectedSize.UNKNOWN
  static Code unknown() {
    return Code.of("$T.UNKNOWN", RuntimeNames.EXPECTED_SIZE);
  }

  private Optional<Code> counted(Mapping mapping, Code value) {
    Optional<String> plain = plain(mapping);
    if (plain.isPresent()) {
      return Optional.of(Code.of("$T.$N($L)", RuntimeNames.EXPECTED_SIZE, plain.get(), value));
    } else if (mapping instanceof Container.CollectionOf list) {
      return serializer(list.element().mapping())
          .filter(elements -> list.form() instanceof ContainerForm.Plain)
          .map(elements -> container("ofArray", value, elements));
    } else if (mapping instanceof Container.MapOf map) {
      return serializer(map.key().mapping())
          .filter(keys -> map.form() instanceof ContainerForm.Plain)
          .flatMap(keys -> serializer(map.value().mapping())
              .map(values -> container("ofDictionary", value, Code.of("$L,$W$L", keys, values))));
    }
    return serializer(mapping).map(one -> Code.of("$L.expectedSize($L, $L)", one, value, depth));
  }

  // ExpectedSize.ofArray(value.items(), ItemVariantSerializer.INSTANCE, depth - 1)
  private Code container(String method, Code value, Code serializers) {
    return Code.of(
        "$T.$N($L,$W$L,$W$L)", RuntimeNames.EXPECTED_SIZE, method, value, serializers, depth);
  }

  /** The runtime's method for a number, a String or a packed array; it has none for the others. */
  private static Optional<String> plain(Mapping mapping) {
    if (!(mapping instanceof Mapping.Direct direct)) {
      return Optional.empty();
    }
    TypeName type = direct.type();
    if (type instanceof ArrayTypeName array && array.componentType().isPrimitive()) {
      return Optional.of("ofPackedArray");
    }
    if (direct.isString()) {
      return Optional.of("ofString");
    }
    boolean number = direct.godotType() == GodotType.INT || direct.godotType() == GodotType.FLOAT;
    if (!number || direct.form() != DirectForm.WHOLE) {
      return Optional.empty();
    }
    String ofPrimitive = direct.godotType() == GodotType.INT ? "ofInt" : "ofFloat";
    return Optional.of(type.isPrimitive() ? ofPrimitive : "ofNumber");
  }

  /** The serializer of a value that has one which is at hand. */
  private Optional<Code> serializer(Mapping mapping) {
    boolean atHand = mapping instanceof Mapping.Mapped
        || mapping instanceof Mapping.EnumOf
        || mapping instanceof Mapping.Own
        || mapping instanceof Mapping.Variable
        || (mapping instanceof Mapping.Generic generic && !generic.hasWildcards())
        || SerializerExpression.isInRuntime(mapping);
    return atHand
        ? Optional.of(mapping.accept(new SerializerExpression(members)))
        : Optional.empty();
  }
}

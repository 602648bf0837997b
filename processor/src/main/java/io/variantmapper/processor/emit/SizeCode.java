package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerForm;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;

/** Emits the expression for the expected size of a value in bytes. The value may be null. */
final class SizeCode {
  private final SerializerExpression serializers;
  private final String depth;

  /**
   * Creates the emitter for an object with this number of nested values. The more nested values an
   * object has, the less of the remaining depth each value gets.
   */
  SizeCode(Members members, int nestedValues) {
    serializers = new SerializerExpression(members);
    depth = "depth - " + Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(nestedValues));
  }

  /**
   * Returns whether the size of a value is computed from nested values. They may contain the object
   * itself.
   */
  static boolean looksInto(Mapping mapping) {
    if (mapping instanceof Container container) {
      return isCounted(container) && container.parts().stream().anyMatch(SizeCode::looksInto);
    }
    return SerializerExpression.exists(mapping)
        && !(mapping instanceof Mapping.EnumOf || mapping instanceof Mapping.Direct);
  }

  // ExpectedSize.ofText(value.name())
  static Code ofText(Code value) {
    return Code.of("${ExpectedSize}.ofText($L)", value);
  }

  // ExpectedSize.UNKNOWN
  static Code unknown() {
    return Code.of("${ExpectedSize}.UNKNOWN");
  }

  /** Returns the expression; {@link #unknown} for a value whose size is not worth computing. */
  // ExpectedSize.ofInt(value.hp())
  // ExpectedSize.ofArray(value.items(), ItemVariantSerializer.INSTANCE, depth - 1)
  // ItemVariantSerializer.INSTANCE.expectedSize(value.weapon(), depth - 1)
  Code of(Mapping mapping, Code value) {
    String method = mapping instanceof Mapping.Direct direct ? method(direct) : "";
    if (!method.isEmpty()) {
      return Code.of("${ExpectedSize}.$N($L)", method, value);
    } else if (mapping instanceof Container container) {
      return ofContainer(container, value);
    }
    return SerializerExpression.exists(mapping)
        ? Code.of("$L.expectedSize($L, $L)", serializers.of(mapping), value, depth)
        : unknown();
  }

  private Code ofContainer(Container container, Code value) {
    if (!isCounted(container)) {
      return unknown();
    }
    Code parts = container.parts().stream().map(serializers::of).collect(Code.joining(",$W"));
    String method = container instanceof Container.MapOf ? "ofDictionary" : "ofArray";
    return Code.of("${ExpectedSize}.$N($L,$W$L,$W$L)", method, value, parts, depth);
  }

  /**
   * Returns whether the expected size of a container includes the sizes of its elements, keys and
   * values.
   */
  private static boolean isCounted(Container container) {
    return container.form() instanceof ContainerForm.Plain
        && !(container instanceof Container.ArrayOf)
        && container.parts().stream().allMatch(SerializerExpression::exists);
  }

  /**
   * Returns the name of the method for a number, a String or a packed array; an empty name for
   * other values.
   */
  private static String method(Mapping.Direct direct) {
    TypeName type = direct.type();
    if (type instanceof ArrayTypeName array && array.componentType().isPrimitive()) {
      return "ofPackedArray";
    }
    if (direct.isString()) {
      return "ofString";
    }
    boolean isInt = direct.godotType() == GodotType.INT;
    boolean isNumber = isInt || direct.godotType() == GodotType.FLOAT;
    if (!isNumber || direct.form() != DirectForm.WHOLE) {
      return "";
    }
    String ofPrimitive = isInt ? "ofInt" : "ofFloat";
    return type.isPrimitive() ? ofPrimitive : "ofNumber";
  }
}

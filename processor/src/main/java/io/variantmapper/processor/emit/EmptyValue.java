package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.Emptiness;
import io.variantmapper.processor.model.Mapping;

/** Emits the expressions for an empty text, array, collection or map. */
final class EmptyValue {
  private final EmptyArray arrays;

  EmptyValue(Members members) {
    arrays = new EmptyArray(members);
  }

  /** Returns the condition that a value is null or not empty. */
  // name == null || !name.isEmpty()
  // path == null || path.length != 0
  static Code differs(Mapping mapping, Code value) {
    String hasContent = switch (Emptiness.of(mapping).orElseThrow()) {
      case TEXT, CONTAINER -> "!$L.isEmpty()";
      case CHARACTERS -> "$L.length() != 0";
      case ARRAY -> "$L.length != 0";
    };
    return Code.of("$L == null || " + hasContent, value, value);
  }

  /** Returns the expression for the value that is read from an empty text or container. */
  // ""
  // new int[0]
  // new ArrayList<>()
  Code create(Mapping mapping) {
    if (mapping.type() instanceof ArrayTypeName array) {
      return arrays.of(array.componentType());
    } else if (mapping instanceof Container.CollectionOf list) {
      return container(list.filled(), list.element().mapping().type());
    } else if (mapping instanceof Container.MapOf map) {
      return container(map.filled(), map.key().mapping().type());
    }
    return Code.of("$S", "");
  }

  private static Code container(ContainerClass filled, TypeName key) {
    return ContainerReader.empty(filled, key);
  }
}

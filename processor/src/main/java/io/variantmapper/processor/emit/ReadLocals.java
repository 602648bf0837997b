package io.variantmapper.processor.emit;

import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The names of the variables that hold what was read until the creator is called. */
final class ReadLocals {
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> found = new HashMap<>();
  private final String object;

  ReadLocals(MappedType type, Members members) {
    NameAllocator names = members.locals("in", "read", "fields", "before");
    for (Property property : type.properties()) {
      if (!property.isTag()) {
        values.put(property.name(), names.newName(property.name()));
      }
    }
    for (Parameter parameter : ((Creator) type.creation()).parameters()) {
      values.computeIfAbsent(parameter.name(), names::newName);
    }
    for (Property property : type.properties()) {
      if (property.isKept()) {
        found.put(property.name(), names.newName(property.name() + "Found"));
      }
    }
    object = names.newName("value");
  }

  /** The variable of the property or parameter called {@code name}. */
  String value(String name) {
    return Objects.requireNonNull(values.get(name));
  }

  /** The second variable of a property that is kept: whether the packet had it. */
  String found(Property property) {
    return Objects.requireNonNull(found.get(property.name()));
  }

  /** The variable of the finished object. */
  String object() {
    return object;
  }
}

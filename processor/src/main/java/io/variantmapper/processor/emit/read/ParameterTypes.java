package io.variantmapper.processor.emit.read;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Property;
import java.util.HashMap;
import java.util.Map;

/**
 * The types by which creators take fields. A variable has the parameter's type where it is a wider
 * one: else the compiler could choose another constructor, which takes the field's own.
 */
public final class ParameterTypes {
  private final Map<String, TypeName> byPath = new HashMap<>();

  private ParameterTypes() {}

  /** Those of an object, and of what is flattened into it. */
  public static ParameterTypes of(Made made) {
    ParameterTypes types = new ParameterTypes();
    made.all().forEach(types::add);
    return types;
  }

  private void add(Made made) {
    for (Parameter parameter : made.creation().parameters()) {
      if (parameter.match() == Match.PROPERTY) {
        byPath.put(made.path(parameter), parameter.type());
      }
    }
  }

  /** The type of the variable for a field; its own where the parameter boxes or unboxes it. */
  // long money = 0;   // for Purse(long money), where the field is an int
  public TypeName of(Property property) {
    TypeName own = property.mapping().type();
    TypeName taken = byPath.getOrDefault(property.path(), own);
    return taken.isPrimitive() == own.isPrimitive() ? taken : own;
  }
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The names of the variables that hold what was read until the objects are made. */
final class ReadLocals {
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> found = new HashMap<>();
  private final Map<String, String> filled = new HashMap<>();

  /** The types of the parameters that take fields. */
  private final Map<String, TypeName> types = new HashMap<>();

  private final NameAllocator names;

  ReadLocals(MappedType type, Members members) {
    names = members.locals("in", "read", "fields", "before");
    List<ObjectPlan> plans = ObjectPlan.of(type).all();
    plans.forEach(this::addValues);
    for (Field field : type.wireFields()) {
      if (field.isKept()) {
        found.put(field.path(), newName(Names.variable(field) + "Found"));
      }
    }
    plans.forEach(this::addFilled);
  }

  private void addValues(ObjectPlan plan) {
    for (Property property : plan.properties()) {
      values.put(property.path(), newName(Names.variable(property)));
    }
    for (Parameter parameter : plan.creation().parameters()) {
      values.computeIfAbsent(plan.path(parameter), path -> newName(parameter.name()));
      if (parameter.match() == Match.PROPERTY) {
        types.put(plan.path(parameter), parameter.type());
      }
    }
  }

  private void addFilled(ObjectPlan plan) {
    if (plan.owner().isEmpty()) {
      filled.put(plan.path(), newName(plan.creation().isBuilt() ? "builder" : "value"));
    } else if (plan.creation().isBuilt()) {
      filled.put(plan.path(), newName(value(plan.path()) + "Builder"));
    } else {
      filled.put(plan.path(), value(plan.path()));
    }
  }

  private String newName(String suggestion) {
    return Names.take(names, suggestion);
  }

  /** The variable of the property or parameter with this {@link Property#path}. */
  String value(String path) {
    return Objects.requireNonNull(values.get(path));
  }

  /**
   * Returns the type of the variable of a field: the parameter's, which may be wider, because the
   * field's own could make the compiler choose another constructor. Where the parameter boxes or
   * unboxes the field, it is the field's own.
   */
  // long money = 0;   // for Purse(long money), where the field is an int
  TypeName type(Property property) {
    TypeName own = property.mapping().type();
    TypeName taken = types.getOrDefault(property.path(), own);
    return taken.isPrimitive() == own.isPrimitive() ? taken : own;
  }

  /** The variable that says whether the packet had a field; none if the object doesn't keep it. */
  Optional<String> found(Property property) {
    return Optional.ofNullable(found.get(property.path()));
  }

  /** The variable of an object that is filled after its making, or of its builder. */
  String filled(ObjectPlan plan) {
    return Objects.requireNonNull(filled.get(plan.path()));
  }
}

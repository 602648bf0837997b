package io.variantmapper.processor.emit;

import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Names the variables of the method that reads one object. Most of them hold values until the
 * objects are created.
 */
final class ReadLocals {
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> found = new HashMap<>();
  private final Map<String, String> filled = new HashMap<>();
  private final Map<String, String> variants = new HashMap<>();

  /** The types of the creators' parameters that get the values of properties, by path. */
  private final Map<String, TypeName> types = new HashMap<>();

  private final NameAllocator names;

  ReadLocals(MappedType type, GeneratedMembers members) {
    names = members.locals("in", "read", "fields", "before");
    List<ObjectPlan> plans = ObjectPlan.of(type).all();
    for (ObjectPlan plan : plans) {
      addValues(plan);
    }
    for (Field field : type.wireFields()) {
      // An empty Optional is not set, so the value that the builder has is kept.
      if (field.isKept() && !ObjectCode.isSetFromVariable(field)) {
        found.put(field.path(), newName(Names.variable(field) + "Found"));
      }
    }
    for (ObjectPlan plan : plans) {
      addFilled(plan);
    }
    type.extras()
        .filter(Entry.Extras::holdsJavaValues)
        .ifPresent(extras -> variants.put(extras.path(), newName(extras.name() + "Variants")));
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

  /** Reserves a name for a variable that the method declares in its code. */
  String newName(String suggestion) {
    return Names.take(names, suggestion);
  }

  /** Returns the variable of the property or parameter with this {@link Property#path}. */
  String value(String path) {
    return Objects.requireNonNull(values.get(path));
  }

  /**
   * Returns the type of a property's variable. Usually, it is the type of the creator's parameter,
   * which may be wider than the property's own type. If the variable had the property's own type,
   * the compiler could choose another constructor. If only one of these two types is primitive, the
   * variable has the property's own type.
   */
  // long money = 0;   // for Purse(long money), where the field is an int
  TypeName type(Property property) {
    TypeName own = property.readMapping().type();
    TypeName taken = types.getOrDefault(property.path(), own);
    return taken.isPrimitive() == own.isPrimitive() ? taken : own;
  }

  /**
   * Returns the variable that is true if the packet contained the field. Empty if the field does
   * not keep its own value when the key is missing.
   */
  Optional<String> found(Property property) {
    return Optional.ofNullable(found.get(property.path()));
  }

  /**
   * Returns the variable of the unknown entries before they are converted to Java values. Empty if
   * they are not converted.
   */
  Optional<String> variants(Property extras) {
    return Optional.ofNullable(variants.get(extras.path()));
  }

  /**
   * Returns the variable of an object whose values are set after its creation. If the object has a
   * builder, returns the variable of the builder.
   */
  String filled(ObjectPlan plan) {
    return Objects.requireNonNull(filled.get(plan.path()));
  }
}

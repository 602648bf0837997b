package io.variantmapper.processor.emit;

import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An object that reading creates: the object that is read, or an object that is flattened into it.
 *
 * @param type the type of the object
 * @param owner the flattened property that holds the object; empty for the outermost object
 */
record ObjectPlan(MappedType type, List<Property> properties, Optional<Flattened> owner) {
  static ObjectPlan of(MappedType type) {
    return new ObjectPlan(type, type.properties(), Optional.empty());
  }

  List<ObjectPlan> inside() {
    List<ObjectPlan> inside = new ArrayList<>();
    for (Flattened inner : Entry.only(Flattened.class, properties)) {
      inside.add(new ObjectPlan(inner.type(), inner.properties(), Optional.of(inner)));
    }
    return inside;
  }

  /** Returns this object and all objects inside it, outermost first. */
  List<ObjectPlan> all() {
    List<ObjectPlan> all = new ArrayList<>();
    all.add(this);
    for (ObjectPlan inner : inside()) {
      all.addAll(inner.all());
    }
    return all;
  }

  Creation creation() {
    return type.creation();
  }

  /** Returns the {@link Property#path} of the owner; an empty text for the outermost object. */
  String path() {
    return owner.isPresent() ? owner.get().path() : "";
  }

  /**
   * Returns the {@link Property#path} that a property with the name of the creator's parameter
   * would have.
   */
  String path(Parameter parameter) {
    return owner.isPresent() ? path() + "." + parameter.name() : parameter.name();
  }
}

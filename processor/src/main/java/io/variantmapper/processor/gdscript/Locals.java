package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names local variables and parameters, so that they don't hide a member of the class. */
final class Locals {
  private final Set<String> members;

  private Locals(Set<String> members) {
    this.members = members;
  }

  /** Returns the names for the class of a hierarchy. This class has no members. */
  static Locals ofHierarchy() {
    return new Locals(Set.of());
  }

  /** Returns the names for the class of a mapped type. */
  static Locals of(MappedType type) {
    Stream<Property> extras = type.extras().stream().map(Property.class::cast);
    return new Locals(Stream.concat(type.wireFields().stream(), extras)
        .map(property -> GdScriptNames.member(property.path()))
        .collect(Collectors.toUnmodifiableSet()));
  }

  /**
   * Returns the wanted name. If a member has this name, adds underscores to its end until no member
   * has the same name.
   */
  String name(String wanted) {
    return members.contains(wanted) ? name(wanted + "_") : wanted;
  }
}

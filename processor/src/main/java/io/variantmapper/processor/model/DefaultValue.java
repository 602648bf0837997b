package io.variantmapper.processor.model;

import java.util.Optional;

/**
 * What a property has that was not in the packet, where the user says so.
 *
 * <pre>{@code
 * new DefaultValue.Literal(5)          // defaultValue = "5" of an int
 * new DefaultValue.Member("START_HP", false, Optional.of(5))   // defaultFrom = "START_HP"
 * }</pre>
 */
public sealed interface DefaultValue {
  /** A String, or the box of a primitive: of the property's own type. */
  record Literal(Object value) implements DefaultValue {}

  /** A constant of the property's enum. */
  record EnumConstant(String name) implements DefaultValue {}

  /**
   * A static field of the mapped type, or a static method without parameters.
   *
   * @param constant the value of a field that is a compile-time constant of the type's own
   */
  record Member(String name, boolean isMethod, Optional<Object> constant) implements DefaultValue {}

  /** No default, because the annotation says what can't be one. */
  record Unusable(Fault fault) implements DefaultValue {}
}

package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * The default that the user states for a property. Reading uses it if the key is missing.
 *
 * <pre>{@code
 * new DefaultValue.Literal(5)          // defaultValue = "5" of an int
 * new DefaultValue.Member(type, "START_HP", false, Optional.of(5))   // defaultFrom = "START_HP"
 * }</pre>
 */
public sealed interface DefaultValue {
  /** Returns a String or boxed primitive; empty if the value is not known at compile time. */
  default Optional<Object> constant() {
    return Optional.empty();
  }

  /** A String or boxed primitive of the property's type. */
  record Literal(Object value) implements DefaultValue {
    @Override
    public Optional<Object> constant() {
      return Optional.of(value);
    }
  }

  /** A constant of the property's enum. */
  record EnumConstant(String name) implements DefaultValue {}

  /**
   * A static field of the mapped type, or a static method without parameters.
   *
   * @param owner the mapped type or its mix-in
   * @param constant the value of the field, if it is a compile-time constant that the type itself
   *     declares; otherwise empty
   */
  record Member(ClassName owner, String name, boolean isMethod, Optional<Object> constant)
      implements DefaultValue {}

  /** No default, because the default that the annotation states is invalid. */
  record Unusable(Fault fault) implements DefaultValue {}
}

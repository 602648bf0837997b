package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;
import java.util.function.Function;

/**
 * The default that the user states for a property. Reading uses it if the key is missing.
 *
 * <pre>{@code
 * new DefaultValue.Literal(5)          // defaultValue = "5" of an int
 * new DefaultValue.StaticMember(type, "noItems", true, none)   // defaultFrom = "noItems"
 * }</pre>
 */
public sealed interface DefaultValue {
  /** Returns why the default can't be used; empty if it can. */
  default Optional<Fault> fault() {
    return Optional.empty();
  }

  /** Applies the function for the kind of this default, which has no fault. */
  <T> T match(
      Function<Literal, ? extends T> ofLiteral,
      Function<EnumConstant, ? extends T> ofConstant,
      Function<StaticMember, ? extends T> ofMember);

  /** A String or boxed primitive of the property's type. */
  record Literal(Object value) implements DefaultValue {
    @Override
    public <T> T match(
        Function<Literal, ? extends T> ofLiteral,
        Function<EnumConstant, ? extends T> ofConstant,
        Function<StaticMember, ? extends T> ofMember) {
      return ofLiteral.apply(this);
    }
  }

  /** A constant of the property's enum. */
  record EnumConstant(String name) implements DefaultValue {
    @Override
    public <T> T match(
        Function<Literal, ? extends T> ofLiteral,
        Function<EnumConstant, ? extends T> ofConstant,
        Function<StaticMember, ? extends T> ofMember) {
      return ofConstant.apply(this);
    }
  }

  /**
   * A static field of the mapped type, or a static method without parameters.
   *
   * @param owner the mapped type or its mix-in
   * @param constant the value of the field, if it is a compile-time constant that the type itself
   *     declares; otherwise empty
   */
  record StaticMember(ClassName owner, String name, boolean isMethod, Optional<Object> constant)
      implements DefaultValue {
    @Override
    public <T> T match(
        Function<Literal, ? extends T> ofLiteral,
        Function<EnumConstant, ? extends T> ofConstant,
        Function<StaticMember, ? extends T> ofMember) {
      return ofMember.apply(this);
    }
  }

  /** No default, because the default that the annotation states is invalid. */
  record Unusable(Fault reason) implements DefaultValue {
    @Override
    public Optional<Fault> fault() {
      return Optional.of(reason);
    }

    @Override
    public <T> T match(
        Function<Literal, ? extends T> ofLiteral,
        Function<EnumConstant, ? extends T> ofConstant,
        Function<StaticMember, ? extends T> ofMember) {
      throw new IllegalStateException(reason.toString());
    }
  }
}

package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.EnumDeclaration;
import java.util.Optional;

/** Builds a constant of an enum. */
final class ConstantModel {
  private final String name;
  private Optional<EnumDeclaration.Value> value = Optional.empty();
  private Optional<Anchor> fallback = Optional.empty();

  ConstantModel(String name) {
    this.name = name;
  }

  ConstantModel withText(String text) {
    return withValue(Optional.of(text), Optional.empty());
  }

  ConstantModel withNumber(long number) {
    return withValue(Optional.empty(), Optional.of(number));
  }

  ConstantModel withTextAndNumber(String text, long number) {
    return withValue(Optional.of(text), Optional.of(number));
  }

  /** Adds a {@code @VariantValue} without a text or number. */
  ConstantModel withEmptyValue() {
    return withValue(Optional.empty(), Optional.empty());
  }

  private ConstantModel withValue(Optional<String> text, Optional<Long> number) {
    value = Optional.of(new EnumDeclaration.Value(text, number, Models.anchor()));
    return this;
  }

  ConstantModel withFallback() {
    fallback = Optional.of(Models.anchor());
    return this;
  }

  EnumDeclaration.Constant build() {
    return new EnumDeclaration.Constant(name, value, fallback, Models.anchor());
  }
}

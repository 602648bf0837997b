package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Unsupported;
import java.util.Optional;

/** Finds the first part of a type that can't be mapped. */
final class UnsupportedPart implements Mapping.Visitor<Optional<Unsupported>> {
  @Override
  public Optional<Unsupported> direct(Mapping.Direct mapping) {
    return Optional.empty();
  }

  @Override
  public Optional<Unsupported> text(Mapping.Text mapping) {
    return Optional.empty();
  }

  @Override
  public Optional<Unsupported> enumOf(Mapping.EnumOf mapping) {
    return Optional.empty();
  }

  @Override
  public Optional<Unsupported> mapped(Mapping.Mapped mapping) {
    return Optional.empty();
  }

  @Override
  public Optional<Unsupported> optionalOf(Mapping.OptionalOf mapping) {
    return mapping.value().accept(this);
  }

  @Override
  public Optional<Unsupported> container(Mapping.Container mapping) {
    return mapping.slots().stream()
        .flatMap(slot -> slot.mapping().accept(this).stream())
        .findFirst();
  }

  @Override
  public Optional<Unsupported> unsupported(Unsupported mapping) {
    return Optional.of(mapping);
  }
}

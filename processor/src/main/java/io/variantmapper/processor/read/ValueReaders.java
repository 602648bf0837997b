package io.variantmapper.processor.read;

import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Compiler;
import javax.lang.model.element.TypeElement;

/** What all fields of a type are read with: their types, defaults, flattening and given types. */
record ValueReaders(
    MappingReader mappings,
    DefaultReader defaults,
    FlatteningReader flattenings,
    GivenType givenTypes) {
  /**
   * Those for the fields of one type.
   *
   * @param bearer the type, or the mix-in for it
   */
  static ValueReaders of(
      Compiler compiler, Accessibility reach, TypeElement bearer, FlatteningReader flattenings) {
    return new ValueReaders(
        new MappingReader(compiler, reach, new KnownSerializers(compiler, reach, bearer)),
        new DefaultReader(compiler, reach, bearer),
        flattenings,
        new GivenType(compiler));
  }
}

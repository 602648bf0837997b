package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.MappedType;
import java.util.stream.Stream;

/** One thing that can be wrong with a mapped type. */
interface Rule {
  /** The problems of {@code type} by this rule, in the order of the source. */
  Stream<Problem> check(MappedType type);
}

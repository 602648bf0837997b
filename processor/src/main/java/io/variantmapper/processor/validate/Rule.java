package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MappedType;
import java.util.stream.Stream;

/** A rule that each mapped type must follow. */
public interface Rule {
  /**
   * Returns the faults that this rule finds in the type, in the order of the source. A fault
   * without a place is reported at the type.
   */
  Stream<Fault> check(MappedType type);
}

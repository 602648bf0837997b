package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.TypeFault;
import java.util.stream.Stream;

/**
 * Checks that each annotation has an effect, and that each position in an Array either belongs to
 * one field or is reserved.
 */
final class FaultRule implements Rule {
  @Override
  public Stream<Fault> check(MappedType type) {
    return type.faults().stream()
        .map(fault -> fault.with("type", type.declaration().simpleName()));
  }

  /** Checks that generated code can refer to the type and create its objects. */
  static Stream<Fault> check(Declaration declaration) {
    return declaration.faults().stream()
        .map(kind -> new Fault(kind, declaration.anchor()).with("type", declaration.originName()))
        .map(
            fault -> fault.kind() == TypeFault.UNFIT_SUBTYPE ? fault.asReportedElsewhere() : fault);
  }
}

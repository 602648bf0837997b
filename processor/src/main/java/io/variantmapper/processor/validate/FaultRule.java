package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.TypeFault;
import java.util.stream.Stream;

/** Each annotation has an effect, and each position in an Array has one field or is reserved. */
final class FaultRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    Declaration declaration = type.declaration();
    return type.faults().stream()
        .map(fault ->
            Problem.of(fault.with("type", declaration.simpleName()), declaration.anchor()));
  }

  /** Checks that a mapped type is of a kind that generated code can name and make objects of. */
  static Stream<Problem> check(Declaration declaration) {
    return declaration.faults().stream()
        .map(kind -> new Fault(kind, declaration.anchor()).with("type", declaration.originName()))
        .map(fault -> fault.kind() == TypeFault.UNFIT_SUBTYPE ? fault.asReportedElsewhere() : fault)
        .map(fault -> Problem.of(fault, declaration.anchor()));
  }
}

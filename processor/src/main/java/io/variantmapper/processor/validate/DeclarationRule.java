package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.TypeFault;
import java.util.Map;
import java.util.stream.Stream;

/** A mapped type is a record or a concrete class that code beside it can name and make. */
final class DeclarationRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    return check(type.declaration());
  }

  static Stream<Problem> check(Declaration declaration) {
    return declaration.faults().stream().map(fault -> {
      Problem problem = Problem.of(fault, declaration.originName(), declaration.anchor(), Map.of());
      return fault == TypeFault.UNFIT_SUBTYPE ? problem.told() : problem;
    });
  }
}

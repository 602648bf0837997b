package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.FlatteningMistake;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Property;
import java.util.Map;
import java.util.stream.Stream;

/** What is flattened has fields that can stand where it stood. */
final class FlatteningRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.properties().stream()
        .filter(property -> !property.mapping().isFaulty())
        .flatMap(property -> check(property, name));
  }

  private static Stream<Problem> check(Property property, String type) {
    String subject = type + "." + property.name();
    if (property instanceof Flattened flattened) {
      return checkInner(flattened, subject);
    }
    return property instanceof Field field
        ? field.options().flatteningMistake().stream()
            .map(mistake -> problem(mistake, subject, type))
        : Stream.empty();
  }

  private static Stream<Problem> checkInner(Flattened flattened, String subject) {
    return Validator.check(flattened.type(), new HeldTypes()).stream()
        .limit(1)
        .map(problem -> new Problem(
            ErrorCode.INVALID_FLATTENING,
            subject + " can't be flattened, for its own type has a problem here: "
                + problem.message(),
            flattened.flattenAnchor()));
  }

  private static Problem problem(FlatteningMistake mistake, String subject, String type) {
    return Problem.of(
        mistake.fault(), subject, mistake.anchor(), Map.of("what", mistake.what(), "outer", type));
  }
}

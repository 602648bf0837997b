package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Flattening.Into;
import io.variantmapper.processor.model.Flattening.Unusable;
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
    return property.options().flattening().stream()
        .flatMap(flattening -> flattening instanceof Into into
            ? checkInner(into, subject)
            : Stream.of(problem((Unusable) flattening, subject, type)));
  }

  private static Stream<Problem> checkInner(Into into, String subject) {
    return Validator.check(into.type(), new HeldTypes()).stream()
        .limit(1)
        .map(problem -> new Problem(
            ErrorCode.INVALID_FLATTENING,
            subject + " can't be flattened, for its own type has a problem here: "
                + problem.message(),
            into.anchor()));
  }

  private static Problem problem(Unusable unusable, String subject, String type) {
    return Problem.of(
        unusable.fault(),
        subject,
        unusable.anchor(),
        Map.of("what", unusable.what(), "outer", type));
  }
}

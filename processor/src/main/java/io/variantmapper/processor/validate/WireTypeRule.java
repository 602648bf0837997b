package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.UnfitType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Variant type that a field is to be written as makes sense for its Java type. */
final class WireTypeRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.fields().stream()
        .flatMap(field ->
            field.options().unfitType().stream().map(unfit -> problem(unfit, field, name)));
  }

  private static Problem problem(UnfitType unfit, Field field, String type) {
    return Problem.of(
        unfit.fault(),
        type + "." + field.name(),
        unfit.anchor(),
        Map.of(
            "type", unfit.type(),
            "reason", reason(field),
            "choices", wayOut(unfit, field)));
  }

  private static String reason(Field field) {
    Optional<Mapping.Own> own = own(field);
    boolean parts = field.mapping() instanceof Container;
    return own.map(part -> ", for " + part.serializer().name() + " writes "
            + (parts ? "what is in it" : "it") + ", and doesn't say as what.")
        .orElseGet(() -> ", for its type is " + field.mapping().type() + ".");
  }

  private static Optional<Mapping.Own> own(Field field) {
    return field
        .mapping()
        .all()
        .filter(Mapping.Own.class::isInstance)
        .map(Mapping.Own.class::cast)
        .findFirst();
  }

  private static String wayOut(UnfitType unfit, Field field) {
    List<String> choices = unfit.choices();
    if (choices.isEmpty()) {
      return own(field).isPresent()
          ? " Remove the type, or write by another serializer."
          : " There is no other type for it. Remove the type, or change that of the field.";
    }
    String last = choices.get(choices.size() - 1);
    String others = String.join(", ", choices.subList(0, choices.size() - 1));
    return " Choose " + (others.isEmpty() ? last : others + " or " + last)
        + ", or remove the type.";
  }
}

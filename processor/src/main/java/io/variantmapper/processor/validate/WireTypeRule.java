package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.UnfitType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Variant type that a property is to be written as makes sense for its Java type. */
final class WireTypeRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    String name = type.declaration().simpleName();
    return type.properties().stream()
        .flatMap(property ->
            property.options().unfitType().stream().map(unfit -> problem(unfit, property, name)));
  }

  private static Problem problem(UnfitType unfit, Property property, String type) {
    return Problem.of(
        unfit.fault(),
        type + "." + property.name(),
        unfit.anchor(),
        Map.of(
            "type", unfit.type(),
            "reason", reason(property),
            "choices", wayOut(unfit, property)));
  }

  private static String reason(Property property) {
    Optional<Mapping.Own> own = own(property);
    boolean parts = property.mapping() instanceof Container;
    return own.map(part -> ", for " + part.serializer().name() + " writes "
            + (parts ? "what is in it" : "it") + ", and doesn't say as what.")
        .orElseGet(() -> ", for its type is " + property.mapping().type() + ".");
  }

  private static Optional<Mapping.Own> own(Property property) {
    return property
        .mapping()
        .all()
        .filter(Mapping.Own.class::isInstance)
        .map(Mapping.Own.class::cast)
        .findFirst();
  }

  private static String wayOut(UnfitType unfit, Property property) {
    List<String> choices = unfit.choices();
    if (choices.isEmpty()) {
      return own(property).isPresent()
          ? " Remove the type, or write by another serializer."
          : " There is no other type for it. Remove the type, or change that of the field.";
    }
    String last = choices.get(choices.size() - 1);
    String others = String.join(", ", choices.subList(0, choices.size() - 1));
    return " Choose " + (others.isEmpty() ? last : others + " or " + last)
        + ", or remove the type.";
  }
}

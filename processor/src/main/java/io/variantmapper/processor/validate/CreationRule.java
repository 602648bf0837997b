package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Outcome;
import io.variantmapper.processor.model.Property;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reading calls one constructor or factory, and has a value for each of its parameters. */
final class CreationRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    Declaration declaration = type.declaration();
    Stream<Problem> ofWhole = type.creation().flaw().stream()
        .map(flaw -> flaw.with("type", declaration.simpleName()))
        .map(flaw -> flaw.with("origin", declaration.originName()))
        .map(flaw -> Problem.of(flaw, declaration.anchor()));
    Stream<Problem> ofParameters = type.creation().parameters().stream()
        .flatMap(parameter -> fault(parameter, type).stream()
            .map(fault -> problem(parameter, declaration.simpleName(), fault)));
    return Stream.concat(ofWhole, ofParameters);
  }

  private static Problem problem(Parameter parameter, String type, String fault) {
    String message = "The parameter " + parameter.name() + " of " + type + "'s creator " + fault;
    return new Problem(ErrorCode.CREATOR_PARAMETER, message, parameter.anchor());
  }

  private static boolean canBeNull(Field field) {
    boolean known = field.presence().hasDefault() && field.presence().onNil() != Outcome.EMPTY;
    return !field.mapping().type().isPrimitive() && !field.isRequired() && !known;
  }

  /** Returns what is wrong with a parameter, as the end of a sentence. */
  private static Optional<String> fault(Parameter parameter, MappedType type) {
    Declaration declaration = type.declaration();
    List<Property> fields = type.properties();
    Optional<Property> field = fields.stream()
        .filter(property -> property.name().equals(parameter.name()))
        .reduce((hidden, hiding) -> hiding);
    return switch (parameter.match()) {
      case PROPERTY ->
        field
            .filter(property -> parameter.type().isPrimitive()
                && property instanceof Field named
                && canBeNull(named))
            .map(property -> otherType(parameter, "can be null"));
      case DEFAULT -> Optional.empty();
      case MISSING ->
        Optional.of("matches no field."
            + NearestName.guess(
                parameter.name(), fields.stream().map(Property::name).toList())
            + naming(declaration));
      case UNNAMED ->
        Optional.of("has no name in its class file, so no field is found for it."
            + (declaration.isMixedIn()
                ? naming(declaration)
                : " Compile " + declaration.simpleName() + " with -parameters, or with -g."));
      case MISMATCHED ->
        field.map(property ->
            otherType(parameter, "has type " + property.mapping().type() + ", which doesn't fit"));
    };
  }

  private static String otherType(Parameter parameter, String why) {
    return "has type " + parameter.type() + ", but the field of that name " + why
        + ". Give both the same type.";
  }

  private static String naming(Declaration declaration) {
    return (declaration.isMixedIn()
            ? " Repeat the creator in " + declaration.originName()
                + " with @VariantCreator, and name"
            : " Name")
        + " it like the field that it sets, or mark it with @VariantIgnore to pass the Java"
        + " default.";
  }
}

package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Creation.Reason;
import io.variantmapper.processor.model.Creation.Unusable;
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
        .map(flaw -> new Problem(code(flaw.reason()), sentence(flaw, declaration), flaw.anchor()));
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

  private static ErrorCode code(Reason reason) {
    return switch (reason) {
      case ALL_OUT_OF_REACH, NO_FACTORY -> ErrorCode.NO_CREATOR;
      case SEVERAL_UNMARKED, SEVERAL_MARKED -> ErrorCode.AMBIGUOUS_CREATOR;
      case MARKED_ABSTRACT,
          MARKED_OUT_OF_REACH,
          MARKED_NOT_STATIC,
          MARKED_OF_OTHER_TYPE,
          MARKED_WITH_PARAMETERS -> ErrorCode.UNUSABLE_CREATOR;
    };
  }

  private static String sentence(Unusable unusable, Declaration declaration) {
    String type = declaration.simpleName();
    return switch (unusable.reason()) {
      case ALL_OUT_OF_REACH ->
        type + " has only constructors that reading can't call, for they are "
            + OutOfReach.WHY + "."
            + (declaration.isMixedIn()
                ? " Repeat a static factory in " + declaration.originName()
                : " Make one wider, or mark a static factory")
            + " with @VariantCreator.";
      case NO_FACTORY ->
        type + " is abstract, and has neither a static create(…) or of(…) that returns it, nor a"
            + " builder whose build() does. Add one, or mark a static factory with"
            + " @VariantCreator.";
      case MARKED_ABSTRACT ->
        "The @VariantCreator of " + type + " is a constructor, but an abstract class can't be made"
            + " by one. Mark a static factory.";
      case SEVERAL_UNMARKED ->
        type + " can be made by " + String.join(" or ", unusable.candidates())
            + ", and reading can't tell which to call."
            + (declaration.isMixedIn()
                ? " Repeat one of them, or a static factory, in " + declaration.originName()
                : " Mark one of them, or a static factory,")
            + " with @VariantCreator.";
      case SEVERAL_MARKED ->
        type + " has more than one @VariantCreator, and reading can't tell"
            + " which to call. Keep one.";
      case MARKED_OUT_OF_REACH ->
        "The @VariantCreator of " + type + " is " + OutOfReach.WHY
            + ", so reading can't call it. Make it wider.";
      case MARKED_NOT_STATIC ->
        "The @VariantCreator of " + type + " is no static method, and there"
            + " is no object yet to call it on. Make it static.";
      case MARKED_OF_OTHER_TYPE ->
        "The @VariantCreator of " + type + " doesn't return " + type
            + ", which reading has to make, nor a builder of it."
            + " Change its return type, or remove the annotation.";
      case MARKED_WITH_PARAMETERS ->
        "The @VariantCreator of " + type + " returns a builder, but has parameters, and a builder"
            + " is given its values by its own methods. Remove the parameters, and give the builder"
            + " a method for each.";
    };
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

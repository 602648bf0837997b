package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Creation.Creator;
import io.variantmapper.processor.model.Creation.Match;
import io.variantmapper.processor.model.Creation.Parameter;
import io.variantmapper.processor.model.Creation.Reason;
import io.variantmapper.processor.model.Creation.Unusable;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Presence.Outcome;
import io.variantmapper.processor.model.Property;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reading calls one constructor or factory, and has a value for each of its parameters. */
final class CreationRule implements Rule {
  @Override
  public Stream<Problem> check(MappedType type) {
    Declaration declaration = type.declaration();
    Creation creation = type.creation();
    if (creation instanceof Unusable unusable) {
      String message = sentence(unusable, declaration);
      return Stream.of(new Problem(code(unusable.reason()), message, unusable.anchor()));
    }
    if (!(creation instanceof Creator creator)) {
      return Stream.empty();
    }
    Set<String> nullable = type.fields().stream()
        .filter(CreationRule::canBeNull)
        .map(Property::name)
        .collect(Collectors.toSet());
    return creator.parameters().stream()
        .flatMap(parameter -> Stream.concat(
            check(parameter, declaration), checkNull(parameter, nullable, declaration)));
  }

  /** A field's null can't be passed for an int. */
  private static Stream<Problem> checkNull(
      Parameter parameter, Set<String> nullable, Declaration declaration) {
    boolean unboxes = parameter.match() instanceof Match.OfProperty
        && parameter.type().isPrimitive()
        && nullable.contains(parameter.name());
    return unboxes
        ? problem(
            parameter,
            subject(parameter, declaration) + "has type " + parameter.type()
                + ", but the field of that name can be null. Give both the same type.")
        : Stream.empty();
  }

  private static boolean canBeNull(Property field) {
    boolean known = field.presence().hasDefault() && field.presence().onNil() != Outcome.EMPTY;
    return !field.mapping().type().isPrimitive() && !field.isRequired() && !known;
  }

  private static ProblemCode code(Reason reason) {
    return switch (reason) {
      case ALL_OUT_OF_REACH, NO_FACTORY -> ProblemCode.NO_CREATOR;
      case SEVERAL_UNMARKED, SEVERAL_MARKED -> ProblemCode.AMBIGUOUS_CREATOR;
      case MARKED_ABSTRACT,
          MARKED_OUT_OF_REACH,
          MARKED_NOT_STATIC,
          MARKED_OF_OTHER_TYPE,
          MARKED_WITH_PARAMETERS -> ProblemCode.UNUSABLE_CREATOR;
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

  private static Stream<Problem> check(Parameter parameter, Declaration declaration) {
    if (parameter.match() instanceof Match.Missing missing) {
      String guess = NearestName.guess(parameter.name(), missing.candidates());
      String matches = subject(parameter, declaration) + "matches no field." + guess;
      return problem(parameter, matches + naming(declaration));
    }
    if (parameter.match() instanceof Match.Unnamed) {
      return problem(
          parameter,
          subject(parameter, declaration) + "has no name in its class file, so no field is found"
              + " for it."
              + (declaration.isMixedIn()
                  ? naming(declaration)
                  : " Compile " + declaration.simpleName() + " with -parameters, or with -g."));
    }
    if (parameter.match() instanceof Match.Mismatched mismatched) {
      return problem(
          parameter,
          subject(parameter, declaration) + "has type " + parameter.type()
              + ", but the field of that name has type " + mismatched.propertyType()
              + ", which doesn't fit. Give both the same type.");
    }
    return Stream.empty();
  }

  private static String naming(Declaration declaration) {
    return (declaration.isMixedIn()
            ? " Repeat the creator in " + declaration.originName()
                + " with @VariantCreator, and name"
            : " Name")
        + " it like the field that it sets, or mark it with @VariantIgnore to pass the Java"
        + " default.";
  }

  private static String subject(Parameter parameter, Declaration declaration) {
    return "The parameter " + parameter.name() + " of " + declaration.simpleName() + "'s creator ";
  }

  private static Stream<Problem> problem(Parameter parameter, String message) {
    return Stream.of(new Problem(ProblemCode.CREATOR_PARAMETER, message, parameter.anchor()));
  }
}

package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Obstacle;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.StringContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Every subtype has a serializer of its own, and a tag that tells it from the others. */
final class HierarchyRule {
  private final Hierarchy hierarchy;
  private final String name;
  private final List<Problem> problems = new ArrayList<>();

  HierarchyRule(Hierarchy hierarchy) {
    this.hierarchy = hierarchy;
    name = hierarchy.declaration().simpleName();
  }

  List<Problem> check() {
    List<Problem> ofDeclaration = DeclarationRule.check(hierarchy.declaration()).toList();
    if (!ofDeclaration.isEmpty()) {
      return ofDeclaration;
    }
    hierarchy.misusedMarks().stream().map(MarkRule::problem).forEach(problems::add);
    if (hierarchy.subtypes().isEmpty()) {
      problems.add(new Problem(
          ErrorCode.SUBTYPE,
          name + " lists no subtypes, so nothing could be written for it. Add them to"
              + " @VariantSubtypes.",
          hierarchy.declaration().anchor()));
    }
    if (hierarchy.declaration().traits().contains(Trait.CHANGES)) {
      problems.add(new Problem(
          ErrorCode.MISPLACED_MARK,
          name + " is mapped by its subtypes, and one can't change into another. Remove"
              + " changes = true, and set it on the subtypes.",
          hierarchy.declaration().anchor()));
    }
    hierarchy.subtypes().stream().flatMap(this::obstacles).forEach(problems::add);
    checkTags();
    checkFallbacks();
    return List.copyOf(problems);
  }

  private Stream<Problem> obstacles(Subtype subtype) {
    return subtype.obstacles().stream()
        .map(obstacle -> new Problem(
            code(obstacle),
            subtype.simpleName() + sentence(obstacle, subtype),
            obstacle == Obstacle.TWO_TAGS ? subtype.tagAnchor() : subtype.anchor()));
  }

  private static ErrorCode code(Obstacle obstacle) {
    return switch (obstacle) {
      case TWO_TAGS, OTHER_KEY -> ErrorCode.TAG;
      default -> ErrorCode.SUBTYPE;
    };
  }

  private String sentence(Obstacle obstacle, Subtype subtype) {
    return switch (obstacle) {
      case NOT_MAPPED ->
        " is a subtype of " + name + ", but not mapped itself. Annotate it with"
            + " @VariantDictionary or @VariantArray.";
      case OWN_SERIALIZER ->
        " is a subtype of " + name
            + " with a serializer of its own, which knows nothing of the tag."
            + " Annotate it with @VariantDictionary or @VariantArray instead of @VariantUsing, or "
            + name + " itself with @VariantUsing.";
      case OPEN ->
        " is a subtype of " + name + " whose own subtypes are not known. Make it sealed, list them"
            + " with @VariantSubtypes, or make it a record or concrete class.";
      case ENUM ->
        " is a subtype of " + name + ", but an enum, which has no fields that a tag could stand"
            + " beside. Make it a record that holds the enum.";
      case UNRELATED ->
        " is listed as a subtype of " + name
            + ", but does not extend or implement it. Make it do so, or"
            + " remove it from @VariantSubtypes.";
      case OUT_OF_REACH ->
        " is a subtype of " + name + " that generated code can't name, for it is " + OutOfReach.WHY
            + ". Make it wider.";
      case GENERIC ->
        " is a subtype of " + name + " that has not the same type parameters, so reading could not"
            + " tell its type arguments. Give both the same, with the same bounds.";
      case TWO_TAGS ->
        " has a String and a number for its tag, and is written with one of them. Keep one.";
      case OTHER_KEY ->
        " has its tag under \"" + subtype.tag().key() + "\", but " + name + " has its tags under \""
            + hierarchy.key() + "\". Give all types above it the same key with @VariantTag.";
    };
  }

  private void checkTags() {
    Map<Object, Subtype> byTag = new HashMap<>();
    for (Subtype subtype : hierarchy.subtypes()) {
      Subtype other = byTag.putIfAbsent(subtype.tag().value(), subtype);
      Subtype first = hierarchy.subtypes().get(0);
      String subject = subtype.simpleName() + " has the tag " + subtype.tag() + ", ";
      if (other != null) {
        addTagProblem(
            subtype,
            subject + "which " + other.simpleName()
                + " has already. Give one of them another with @VariantSubtype.");
      } else if (subtype.tag().isNumber() != first.tag().isNumber()) {
        addTagProblem(
            subtype,
            subject + "but " + first.simpleName() + " has " + first.tag()
                + ", and only one of them is a number. Give a number to all with"
                + " @VariantSubtype(number = …), or to none.");
      } else if (!StringContent.isPossible(subtype.tag().toString())) {
        problems.add(new Problem(
            ErrorCode.INVALID_KEY,
            subtype.simpleName() + " has a tag with " + ImpossibleText.WHY,
            subtype.tagAnchor()));
      }
    }
  }

  private void checkFallbacks() {
    List<Subtype> fallbacks = hierarchy.subtypes().stream()
        .filter(subtype -> subtype.tag().isFallback())
        .toList();
    fallbacks.stream()
        .skip(1)
        .forEach(subtype -> addTagProblem(
            subtype,
            subtype.simpleName() + " is a fallback of " + name + ", and "
                + fallbacks.get(0).simpleName() + " is one already. Keep one."));
  }

  private void addTagProblem(Subtype subtype, String message) {
    problems.add(new Problem(ErrorCode.TAG, message, subtype.tagAnchor()));
  }
}

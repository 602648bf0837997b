package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Hierarchy.Subtype;
import io.variantmapper.processor.model.StringContent;
import io.variantmapper.processor.model.TypeFault;
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
    List<Problem> ofDeclaration = FaultRule.check(hierarchy.declaration()).toList();
    if (!ofDeclaration.isEmpty()) {
      return ofDeclaration;
    }
    hierarchy.misusedMarks().stream()
        .map(mark -> Problem.of(mark, hierarchy.declaration().anchor()))
        .forEach(problems::add);
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
    hierarchy.subtypes().stream().flatMap(this::faults).forEach(problems::add);
    checkTags();
    checkFallbacks();
    return List.copyOf(problems);
  }

  private Stream<Problem> faults(Subtype subtype) {
    Map<String, Object> arguments = Map.of(
        "subtype", subtype.simpleName(),
        "supertype", name,
        "key", subtype.tag().key(),
        "otherKey", hierarchy.key());
    return subtype.faults().stream()
        .map(kind -> new Fault(
            kind, kind == TypeFault.SUBTYPE_TWO_TAGS ? subtype.tagAnchor() : subtype.anchor()))
        .map(fault -> Problem.of(fault.with(arguments), subtype.anchor()));
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

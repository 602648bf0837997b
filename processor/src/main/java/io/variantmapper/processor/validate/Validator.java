package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.EnumDeclaration;
import io.variantmapper.processor.model.ErrorCode;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds all that is wrong with a mapped type.
 *
 * <pre>{@code
 * List<Problem> problems = Validator.check(type, new HeldTypes());
 * boolean clean = problems.isEmpty();
 * }</pre>
 */
public final class Validator {
  /** Rules about members; they mean nothing for a type that can't be mapped at all. */
  private static final List<Rule> OF_MEMBERS = List.of(
      new FaultRule(),
      new CreationRule(),
      new AccessRule(),
      new KeyRule(),
      new FieldRule(),
      new CheckedExceptionRule());

  private Validator() {}

  /**
   * All problems of one type; none means that a serializer can be generated.
   *
   * @param held what was checked before, which may hold this type; it takes this one in
   */
  public static List<Problem> check(MappedType type, HeldTypes held) {
    List<Problem> ofDeclaration = FaultRule.check(type.declaration()).toList();
    if (!ofDeclaration.isEmpty()) {
      return ofDeclaration;
    }
    List<Problem> ofMembers = new ArrayList<>();
    for (Rule rule : OF_MEMBERS) {
      rule.check(type).forEach(ofMembers::add);
    }
    new EndlessRule(held).check(type).forEach(ofMembers::add);
    return ofMembers;
  }

  /** All problems of a type that is mapped by its subtypes. */
  public static List<Problem> check(Hierarchy hierarchy) {
    return new HierarchyRule(hierarchy).check();
  }

  /** Returns the problem of an annotation without a mapped type, or of an option of the build. */
  public static Problem check(Fault fault) {
    return Problem.of(fault, null);
  }

  /** All problems of an enum's annotations. */
  public static List<Problem> check(EnumDeclaration declaration) {
    return EnumRule.check(declaration);
  }

  /** Returns the problem of a serializer that is named for a whole type, if it has any. */
  public static Optional<Problem> check(Mapping.Own mapping, Anchor anchor) {
    return mapping.fault().map(fault -> Problem.of(fault.with("field", mapping.type()), anchor));
  }

  /** The problem of a type whose serializer's name another class has already. */
  public static Problem nameClash(Declaration declaration) {
    String message = declaration.simpleName() + " needs a class named "
        + declaration.serializer().canonicalName()
        + ", and there is one already. Rename one of the two.";
    return new Problem(ErrorCode.NAME_CLASH, message, declaration.anchor());
  }

  /** The problem of an element that the processor itself failed on. */
  public static Problem internalError(Anchor anchor, String stackTrace) {
    String message = "The processor failed on " + anchor
        + ", which is a bug in Variant Mapper. Please report it with the source of the type and"
        + " this trace: " + stackTrace;
    return new Problem(ErrorCode.INTERNAL_ERROR, message, anchor);
  }
}

package io.variantmapper.processor.validate;

import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.EnumDeclaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.model.TypeFault;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the problems of mapped types and annotations.
 *
 * <pre>{@code
 * List<Problem> problems = Validator.check(type, List.of(new ContainmentRule()));
 * boolean clean = problems.isEmpty();
 * }</pre>
 */
public final class Validator {
  /**
   * The rules about members. They are checked only if the declaration of the type has no faults
   * except the faults in {@link #WITHOUT_MEMBERS}.
   */
  private static final List<Rule> OF_MEMBERS = List.of(
      new FaultRule(),
      new CreationRule(),
      new AccessRule(),
      new KeyRule(),
      new FieldRule(),
      new SingleValueRule(),
      new CheckedExceptionRule());

  /** The faults of a declaration that do not prevent the check of the type's members. */
  private static final Set<TypeFault> WITHOUT_MEMBERS = Set.of(
      TypeFault.PRIVATE, TypeFault.PRIVATE_BOUND, TypeFault.IN_COMPACT_FILE, TypeFault.INNER);

  private Validator() {}

  /**
   * Returns all problems of one type. If the list is empty, a serializer can be generated.
   *
   * @param ofAll the rules that compare all types of a compilation; each rule records this type
   */
  public static List<Problem> check(MappedType type, List<Rule> ofAll) {
    List<Problem> ofDeclaration = problems(FaultRule.check(type.declaration()));
    if (!WITHOUT_MEMBERS.containsAll(type.declaration().faults())) {
      return ofDeclaration;
    }
    Stream<Rule> rules = Stream.concat(OF_MEMBERS.stream(), ofAll.stream());
    List<Problem> ofMembers = problems(rules
        .flatMap(rule -> rule.check(type))
        .map(fault -> fault.orAt(type.declaration().anchor())));
    return Stream.concat(ofDeclaration.stream(), ofMembers.stream()).toList();
  }

  /** Returns all problems of a type that is mapped by its subtypes. */
  public static List<Problem> check(Hierarchy hierarchy, List<Rule> ofAll) {
    return problems(Stream.concat(
        new HierarchyRule(hierarchy).check(),
        ofAll.stream().flatMap(rule -> rule.check(hierarchy))));
  }

  /** Returns all problems of a protocol. */
  public static List<Problem> check(Protocol protocol, List<Rule> ofAll) {
    Stream<Fault> faults = Stream.concat(
        protocol.faults().stream(), ofAll.stream().flatMap(rule -> rule.check(protocol)));
    return problems(
        faults.map(fault -> fault.with("type", protocol.declaration().originName())));
  }

  /** Returns all problems of an interface that describes a Godot node. */
  public static List<Problem> check(Node node, List<Rule> ofAll) {
    return problems(Stream.of(
            node.faults().stream(),
            new FieldRule().check(node.arguments()),
            ofAll.stream().flatMap(rule -> rule.check(node)))
        .flatMap(faults -> faults));
  }

  /** Returns all problems of an enum's annotations. */
  public static List<Problem> check(EnumDeclaration declaration) {
    return problems(EnumRule.check(declaration));
  }

  /**
   * Returns the problem of a serializer that an annotation assigns to a type; empty if there is
   * none.
   */
  public static Optional<Problem> check(Mapping.Custom mapping, Anchor anchor) {
    return mapping
        .fault()
        .map(fault -> Problem.of(fault.with("field", mapping.type()).orAt(anchor)));
  }

  /** Returns the problem of a type whose serializer has the name of an existing class. */
  public static Problem nameClash(Declaration declaration) {
    return ofSerializer(TypeFault.NAME_CLASH, declaration);
  }

  /**
   * Returns the problem of a type whose serializer is in the class path, where an earlier build has
   * left it. Only Eclipse's compiler refuses to replace it.
   */
  public static Problem compiledSerializer(Declaration declaration) {
    return ofSerializer(TypeFault.COMPILED_SERIALIZER, declaration);
  }

  private static Problem ofSerializer(TypeFault fault, Declaration declaration) {
    return Problem.of(new Fault(fault, declaration.anchor())
        .with("type", declaration.simpleName())
        .with("serializer", declaration.serializer().canonicalName()));
  }

  /** Returns the problem that the runtime is missing. It is reported at the first mapped type. */
  public static Problem missingRuntime(Anchor anchor, String type) {
    return Problem.of(new Fault(TypeFault.MISSING_RUNTIME, anchor).with("type", type));
  }

  /** Returns the problem of an element for which the processor itself failed. */
  public static Problem internalError(Anchor anchor, String stackTrace) {
    return Problem.of(
        new Fault(TypeFault.INTERNAL_ERROR, anchor).with("type", anchor).with("trace", stackTrace));
  }

  private static List<Problem> problems(Stream<Fault> faults) {
    return faults.map(Problem::of).toList();
  }
}

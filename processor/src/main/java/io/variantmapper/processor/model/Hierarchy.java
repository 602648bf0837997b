package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A mapped interface or abstract class and its concrete subtypes.
 *
 * @param key the key of the tag in a Dictionary
 * @param subtypes the subtypes; subclasses precede the classes that they extend
 * @param misplaced annotations of the interface or abstract class that have no effect or
 *     contradict each other
 */
public record Hierarchy(
    Declaration declaration, String key, List<Subtype> subtypes, List<Fault> misplaced) {
  /**
   * A concrete subtype.
   *
   * @param shape the subtype's own shape, which may differ from the shape of the hierarchy
   * @param arguments the matching type parameter of the hierarchy for each type parameter of the
   *     subtype, in the order of the subtype
   * @param arrays the arguments for which the serializer of the subtype takes an empty array in
   *     addition to a serializer
   * @param otherHierarchy the nearest hierarchy above the subtype; empty if the nearest one is this
   *     hierarchy or is below this hierarchy
   * @param faults the reasons why the class can't be a subtype
   * @param tagAnchor the annotation that states the tag; the subtype itself if it has no such
   *     annotation
   */
  public record Subtype(
      ClassName name,
      Shape shape,
      List<TypeVariableName> arguments,
      List<TypeVariableName> arrays,
      Tag tag,
      Optional<ClassName> otherHierarchy,
      Set<TypeFault> faults,
      Anchor anchor,
      Anchor tagAnchor) {
    /** Returns the type of variables that hold this subtype in generated code: {@code Ok<T>}. */
    public TypeName type() {
      return Declaration.withArguments(name, arguments);
    }

    /** Returns the name as it is in the source, without the package: {@code Outer.Inner}. */
    public String simpleName() {
      return SourceName.of(name);
    }
  }

  /** Returns a copy of this hierarchy with the given {@link Declaration#arrayVariables}. */
  public Hierarchy withArrays(Set<TypeVariableName> variables) {
    return new Hierarchy(declaration.withArrays(variables), key, subtypes, misplaced);
  }

  /**
   * Returns the type parameters of the hierarchy that match a type parameter of at least one
   * subtype. The hierarchy's other type parameters have no effect at run time.
   */
  public Set<TypeVariableName> usedVariables() {
    return subtypes.stream()
        .flatMap(subtype -> subtype.arguments().stream())
        .collect(Collectors.toSet());
  }

  /** Returns the subtype that is read for unknown tags; empty if an unknown tag is an error. */
  public Optional<Subtype> fallback() {
    return subtypes.stream().filter(subtype -> subtype.tag().isFallback()).findFirst();
  }
}

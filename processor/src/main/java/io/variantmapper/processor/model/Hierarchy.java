package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A mapped interface or abstract class, and the concrete types that stand for it.
 *
 * <pre>{@code
 * Hierarchy hierarchy = reader.readHierarchy(element);
 * hierarchy.fallback().isPresent()   // unknown tags are read, too
 * }</pre>
 *
 * @param key where the tag stands in a Dictionary
 * @param subtypes subclasses before the classes that they extend
 * @param misusedMarks annotations of the type that have no effect or contradict each other
 */
public record Hierarchy(
    Declaration declaration, String key, List<Subtype> subtypes, List<Fault> misusedMarks) {
  /**
   * A concrete type.
   *
   * @param shape its own, whatever that of the hierarchy is
   * @param arguments the type parameters of the hierarchy, in the order of its own
   * @param faults why it can't be a subtype
   * @param tagAnchor the annotation that says the tag, if one does
   */
  public record Subtype(
      ClassName name,
      Shape shape,
      List<TypeVariableName> arguments,
      Tag tag,
      Set<TypeFault> faults,
      Anchor anchor,
      Anchor tagAnchor) {
    /** The type as a variable in generated code has it: {@code Ok<T>}. */
    public TypeName type() {
      return arguments.isEmpty()
          ? name
          : ParameterizedTypeName.get(name, arguments.toArray(TypeName[]::new));
    }

    /** The name as in the source, without the package: {@code Outer.Inner}. */
    public String simpleName() {
      return String.join(".", name.simpleNames());
    }
  }

  /** The type parameters that some subtype has; those that only tell types apart are not. */
  public Set<TypeVariableName> usedVariables() {
    return subtypes.stream()
        .flatMap(subtype -> subtype.arguments().stream())
        .collect(Collectors.toSet());
  }

  /** What unknown tags are read as; empty if they are refused. */
  public Optional<Subtype> fallback() {
    return subtypes.stream().filter(subtype -> subtype.tag().isFallback()).findFirst();
  }
}

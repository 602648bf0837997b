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
    Declaration declaration, String key, List<Subtype> subtypes, List<MisusedMark> misusedMarks) {
  /**
   * A concrete type.
   *
   * @param shape its own, whatever that of the hierarchy is
   * @param arguments the type parameters of the hierarchy, in the order of its own
   * @param tagAnchor the annotation that says the tag, if one does
   */
  public record Subtype(
      ClassName name,
      Shape shape,
      List<TypeVariableName> arguments,
      Tag tag,
      Set<Obstacle> obstacles,
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

  /** Why a type can't be one of the subtypes. */
  public enum Obstacle {
    /** It is not mapped itself. */
    NOT_MAPPED,
    /** It has a serializer of the user's own, which knows nothing of the tag. */
    OWN_SERIALIZER,
    /** It is abstract, and its own subtypes are not known. */
    OPEN,
    /** It is an enum. */
    ENUM,
    /** It is listed, but does not extend or implement the type. */
    UNRELATED,
    /** The serializer can't name it. */
    OUT_OF_REACH,
    /** Its type parameters are not those of the hierarchy. */
    GENERIC,
    /** Its tag is said to be a String, and a number. */
    TWO_TAGS,
    /** It has its tag under another key, for another hierarchy. */
    OTHER_KEY
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

package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A mapped type without its members.
 *
 * <pre>{@code
 * declaration.faults().isEmpty()   // this kind of type can be mapped
 * }</pre>
 *
 * @param origin the annotated type: the type itself or its mix-in
 * @param name the type's name without type arguments
 * @param type the type with its own type parameters, such as {@code Box<T>}
 * @param typeVariables the type parameters with their bounds
 * @param arrayVariables the type parameters, such as {@code T}, for which the user passes an empty
 *     array to the serializer, because reading creates arrays of type {@code T[]}
 * @param doc the doc comment of {@code origin} without block tags; empty if there is none
 * @param faults the reasons why the type can't be mapped, regardless of its members
 * @param traits other facts that affect the serializer's declaration
 * @param hierarchy the nearest mapped hierarchy that the type belongs to; empty if there is none
 * @param hidden the simple names of classes of {@code java.lang} that are hidden by classes in the
 *     type's package
 */
public record Declaration(
    ClassName origin,
    ClassName name,
    TypeName type,
    List<TypeVariableName> typeVariables,
    Set<TypeVariableName> arrayVariables,
    String doc,
    Shape shape,
    Set<TypeFault> faults,
    Set<Trait> traits,
    Optional<ClassName> hierarchy,
    Set<String> hidden,
    Anchor anchor) {
  /** Facts about the type or its annotation that affect the whole serializer. */
  public enum Trait {
    /** The type and all types that enclose it are public. */
    PUBLIC,
    /** The type's properties are abstract methods, which another generator implements. */
    ABSTRACT,
    /** The type is a Kotlin class. */
    KOTLIN,
    /** The type is {@code @Deprecated}. */
    DEPRECATED,
    /** The serializer also writes and merges changes. */
    CHANGES,
    /** The serializer also reads a packet into an existing object. */
    READ_INTO,
    /** The entries of the Dictionary are written in the order of their keys. */
    SORTED,
    /** The serializer uses {@code @Deprecated} elements. */
    USES_DEPRECATED,
    /** The serializer uses {@code @Deprecated(forRemoval = true)} elements. */
    USES_REMOVED,
    /** The serializer uses raw types, because the mapped type uses them. */
    USES_RAW
  }

  /** Returns a copy of this declaration with the given traits in addition to its own. */
  public Declaration with(Set<Trait> more) {
    EnumSet<Trait> all = EnumSet.noneOf(Trait.class);
    all.addAll(traits);
    all.addAll(more);
    return with(arrayVariables, Collections.unmodifiableSet(all));
  }

  /** Returns a copy of this declaration with the given {@link #arrayVariables}. */
  public Declaration withArrays(Set<TypeVariableName> variables) {
    return with(variables, traits);
  }

  private Declaration with(Set<TypeVariableName> newArrayVariables, Set<Trait> newTraits) {
    return new Declaration(
        origin,
        name,
        type,
        typeVariables,
        newArrayVariables,
        doc,
        shape,
        faults,
        newTraits,
        hierarchy,
        hidden,
        anchor);
  }

  /** Returns the name of the serializer to generate. */
  public ClassName serializer() {
    return SerializerName.of(origin);
  }

  /** Returns the origin's name as in the source, without the package. */
  public String originName() {
    return SourceName.of(origin);
  }

  /** Returns whether a mix-in maps the type. */
  public boolean isMixedIn() {
    return !origin.equals(name);
  }

  /** Returns the type's name as in the source, without the package: {@code Outer.Inner}. */
  public String simpleName() {
    return SourceName.of(name);
  }

  /** Returns whether generated code can name the type. */
  public boolean isAccessible() {
    return Collections.disjoint(
            faults,
            Set.of(
                TypeFault.PRIVATE,
                TypeFault.PRIVATE_BOUND,
                TypeFault.IN_COMPACT_FILE,
                TypeFault.MIX_IN_TARGET_INACCESSIBLE))
        // For Outer<T>.Inner, withArguments leaves out the T, so the two types differ.
        && type.equals(withArguments(name, typeVariables));
  }

  /** Returns the class with the given type arguments; the class itself if there are none. */
  static TypeName withArguments(ClassName name, List<? extends TypeName> arguments) {
    return arguments.isEmpty()
        ? name
        : ParameterizedTypeName.get(name, arguments.toArray(TypeName[]::new));
  }
}

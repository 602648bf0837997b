package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The head of a marked type: all but its members.
 *
 * <pre>{@code
 * declaration.faults().isEmpty()   // this kind of type can be mapped
 * }</pre>
 *
 * @param origin the type with the annotation: the type itself, or its mix-in
 * @param name the type's name, without type arguments
 * @param type the type with its own type parameters: {@code Box<T>} for a generic one
 * @param typeVariables the type parameters with their bounds
 * @param doc the doc comment of {@code origin}, without tags; empty if there is none
 * @param faults why the type can't be mapped, whatever its members
 * @param traits what else matters for the serializer's own declaration
 * @param hidden names of {@code java.lang} that are classes of the package's own
 */
public record Declaration(
    ClassName origin,
    ClassName name,
    TypeName type,
    List<TypeVariableName> typeVariables,
    String doc,
    Shape shape,
    Set<TypeFault> faults,
    Set<Trait> traits,
    Set<String> hidden,
    Anchor anchor) {
  /** What the type, or its annotation, says about the serializer as a whole. */
  public enum Trait {
    /** The type, and all that it is nested in, are public. */
    PUBLIC,
    /** The type's properties are abstract methods, of which another generator makes fields. */
    ABSTRACT,
    /** The type is {@code @Deprecated}. */
    DEPRECATED,
    /** The serializer writes and merges changes, too. */
    CHANGES,
    /** The serializer uses what is {@code @Deprecated}. */
    USES_DEPRECATED,
    /** The serializer uses what is {@code @Deprecated(forRemoval = true)}. */
    USES_REMOVED
  }

  /** The same with more traits. */
  public Declaration with(Set<Trait> more) {
    EnumSet<Trait> all = EnumSet.noneOf(Trait.class);
    all.addAll(traits);
    all.addAll(more);
    return new Declaration(
        origin,
        name,
        type,
        typeVariables,
        doc,
        shape,
        faults,
        Collections.unmodifiableSet(all),
        hidden,
        anchor);
  }

  /** The name of the serializer to generate. */
  public ClassName serializer() {
    return SerializerName.of(origin);
  }

  /** The origin's name as in the source, without the package. */
  public String originName() {
    return String.join(".", origin.simpleNames());
  }

  /** Whether a mix-in stands for the type. */
  public boolean isMixedIn() {
    return !origin.equals(name);
  }

  /** The name as in the source, without the package: {@code Outer.Inner}. */
  public String simpleName() {
    return String.join(".", name.simpleNames());
  }

  /** Whether generated code can name the type at all. */
  public boolean isAccessible() {
    return Collections.disjoint(
        faults, Set.of(TypeFault.PRIVATE, TypeFault.PRIVATE_BOUND, TypeFault.MIX_IN_REACH));
  }
}

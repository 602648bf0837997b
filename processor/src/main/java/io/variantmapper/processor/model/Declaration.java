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
 * declaration.obstacles().isEmpty()   // this kind of type can be mapped
 * }</pre>
 *
 * @param origin the type with the annotation: the type itself, or its mix-in
 * @param name the type's name, without type arguments
 * @param type the type with its own type parameters: {@code Box<T>} for a generic one
 * @param typeVariables the type parameters with their bounds
 * @param traits what else matters for the serializer's own declaration
 * @param hidden names of {@code java.lang} that are classes of the package's own
 */
public record Declaration(
    ClassName origin,
    ClassName name,
    TypeName type,
    List<TypeVariableName> typeVariables,
    Shape shape,
    Set<Obstacle> obstacles,
    Set<Trait> traits,
    Set<String> hidden,
    Anchor anchor) {
  /** A reason why a type can't be mapped, whatever its members. */
  public enum Obstacle {
    /** An interface, with or without methods. */
    INTERFACE,
    /** An enum; as the type of a field it needs no mark. */
    ENUM,
    /** An annotation interface. */
    ANNOTATION,
    /** An abstract class. */
    ABSTRACT,
    /** An interface, enum or abstract class that another type lists, and reports, as a subtype. */
    UNFIT_SUBTYPE,
    /** A class that inherits elements or entries from a collection or map of the JDK. */
    CONTAINER,
    /** A nested class that is not static. */
    INNER,
    /** The type, or one that it is nested in, is private. */
    PRIVATE,
    /** A bound of a type parameter has a private type in it. */
    PRIVATE_BOUND,
    /** A mix-in is neither an interface nor an abstract class. */
    MIX_IN_KIND,
    /** A mix-in is for something else than a record or concrete class. */
    MIX_IN_TARGET,
    /** A mix-in is for a class of which no field is known. */
    MIX_IN_FIELDS,
    /** A mix-in is for a type that is private, or of another package and not public. */
    MIX_IN_REACH,
    /** A mix-in is for a type with type parameters. */
    MIX_IN_GENERIC
  }

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
        shape,
        obstacles,
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
        obstacles, Set.of(Obstacle.PRIVATE, Obstacle.PRIVATE_BOUND, Obstacle.MIX_IN_REACH));
  }
}

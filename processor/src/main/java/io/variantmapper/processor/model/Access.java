package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * How generated code gets at a property, one way or the other.
 *
 * <pre>{@code
 * new Access(Access.Kind.METHOD, "getName", List.of())   // value.getName()
 * }</pre>
 *
 * @param member the name of the method or field; of the superclass in another package that has the
 *     field, where there is no way; else empty
 * @param checkedExceptions what the method declares to throw
 */
public record Access(Kind kind, String member, List<TypeName> checkedExceptions) {
  /** Not at all: everything that could be used is missing, private or final. */
  public static final Access NONE = new Access(Kind.NONE, "", List.of());

  /** Not at all, for the field is that of {@code superclass}, in another package. */
  public static Access noneIn(String superclass) {
    return new Access(Kind.NONE, superclass, List.of());
  }

  /** As a parameter of the creator. */
  public static final Access CREATOR = new Access(Kind.CREATOR, "", List.of());

  /** The member to use. */
  public enum Kind {
    /** A getter or setter. */
    METHOD,
    /** The field itself. */
    FIELD,
    /** A parameter of the creator; for setting only. */
    CREATOR,
    /** Nothing. */
    NONE
  }

  /** Access to the field itself. */
  public static Access field(String name) {
    return new Access(Kind.FIELD, name, List.of());
  }
}

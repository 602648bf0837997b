package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * How generated code gets at a property, one way or the other.
 *
 * <pre>{@code
 * Access.method("getName", List.of())   // value.getName()
 * }</pre>
 *
 * @param member the name of the method or field; of the superclass that has the field, where that
 *     is out of reach; else empty
 * @param checkedExceptions what the method declares to throw
 * @param misfit the type of a method that can't be used, for it is not the field's
 */
public record Access(
    Kind kind, String member, List<TypeName> checkedExceptions, Optional<TypeName> misfit) {
  /** Not at all: everything that could be used is missing, private or final. */
  public static final Access NONE = without(Kind.NONE, "");

  /** None, for a field of that name in a subclass hides the field. */
  public static final Access HIDDEN = without(Kind.HIDDEN, "");

  /** As a parameter of the creator. */
  public static final Access CREATOR = without(Kind.CREATOR, "");

  /** The member to use. */
  public enum Kind {
    /** A getter or setter. */
    METHOD,
    /** The field itself. */
    FIELD,
    /** A parameter of the creator; for setting only. */
    CREATOR,
    /** Nothing. */
    NONE,
    /** Nothing, for the field is that of a superclass in another package. */
    ELSEWHERE,
    /** Nothing, for a subclass has a field of that name. */
    HIDDEN,
    /** Nothing, for the getter or setter is of another type than the field. */
    MISFIT
  }

  /** Access by a getter or setter. */
  public static Access method(String name, List<TypeName> checkedExceptions) {
    return new Access(Kind.METHOD, name, checkedExceptions, Optional.empty());
  }

  /** Access to the field itself. */
  public static Access field(String name) {
    return without(Kind.FIELD, name);
  }

  /** None, for the field is that of {@code superclass}, in another package. */
  public static Access elsewhere(String superclass) {
    return without(Kind.ELSEWHERE, superclass);
  }

  /** None, for the method returns or takes {@code type}, which is not the field's. */
  public static Access misfit(String method, TypeName type) {
    return new Access(Kind.MISFIT, method, List.of(), Optional.of(type));
  }

  private static Access without(Kind kind, String member) {
    return new Access(kind, member, List.of(), Optional.empty());
  }

  /** Whether there is a way. */
  public boolean exists() {
    return kind == Kind.METHOD || kind == Kind.FIELD || kind == Kind.CREATOR;
  }
}

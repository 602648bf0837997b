package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * How generated code gets or sets a property.
 *
 * <pre>{@code
 * Access.method("getName", List.of())   // value.getName()
 * }</pre>
 *
 * @param member the name of the method or field; for {@link Kind#FILLED}, the container's method
 *     that adds the content of another container; for {@link Kind#IN_OTHER_PACKAGE}, the name of
 *     the superclass; for the kinds without a member or superclass, empty
 * @param checkedExceptions the checked exceptions that the method declares
 * @param misfit the type that the getter returns or the setter takes, if the kind is {@link
 *     Kind#TYPE_DIFFERS}; empty for other kinds
 */
public record Access(
    Kind kind, String member, List<TypeName> checkedExceptions, Optional<TypeName> misfit) {
  /** No access: every candidate is missing, private or final. */
  public static final Access NONE = without(Kind.NONE, "");

  /** The method that fills a map, in the access to a property that is filled in place. */
  public static final String PUT_ALL = "putAll";

  /** No access, because a getter without a field has no setter. */
  public static final Access WITHOUT_FIELD = without(Kind.WITHOUT_FIELD, "");

  /** No access, because a subclass has a field of the same name, which hides the field. */
  public static final Access HIDDEN = without(Kind.HIDDEN, "");

  /** Access by a parameter of the creator: the constructor or static factory of the type. */
  public static final Access CREATOR = without(Kind.CREATOR, "");

  /** No access, because the type of a Kotlin property is a value class. */
  public static final Access OF_VALUE_CLASS = without(Kind.OF_VALUE_CLASS, "");

  /** No access, because the field holds the delegate of a Kotlin property. */
  public static final Access DELEGATE = without(Kind.DELEGATE, "");

  /** The kind of member that generated code uses, or the reason why it can't use any. */
  public enum Kind {
    /** A getter or setter. */
    METHOD,
    /** A getter that returns an Optional, which is empty if the field is null. */
    OPTIONAL_GETTER,
    /**
     * A method of a builder that takes the value of an Optional property. It is not called if the
     * Optional is empty.
     */
    CONTENT_SETTER,
    /** The field itself. */
    FIELD,
    /** The collection or map that the getter returns. Reading replaces its content. */
    FILLED,
    /** A parameter of the creator, which can only set the property. */
    CREATOR,
    /** No member. */
    NONE,
    /** No setter, and no field whose value the getter returns. */
    WITHOUT_FIELD,
    /** No member, because the field belongs to a superclass in another package. */
    IN_OTHER_PACKAGE,
    /** No member, because a subclass has a field of the same name, which hides the field. */
    HIDDEN,
    /** No member, because Java has no names for the accessors that Kotlin compiles. */
    OF_VALUE_CLASS,
    /** No member, because the field holds an object that provides the value. */
    DELEGATE,
    /** No member, because the type of the getter or setter differs from the type of the field. */
    TYPE_DIFFERS,
    /** No member, because the getter or setter is private. */
    PRIVATE
  }

  /** Returns access by a getter or setter. */
  public static Access method(String name, List<TypeName> checkedExceptions) {
    return new Access(Kind.METHOD, name, checkedExceptions, Optional.empty());
  }

  /**
   * Returns access by the same getter, which returns an Optional. Generated code converts the
   * Optional to its value, or to null if it is empty.
   */
  public Access unwrapped() {
    return new Access(Kind.OPTIONAL_GETTER, member, checkedExceptions, misfit);
  }

  /**
   * Returns access by the same method of a builder, which takes the value of an Optional property.
   */
  public Access ofContent() {
    return new Access(Kind.CONTENT_SETTER, member, checkedExceptions, misfit);
  }

  /** Returns access that replaces the content of the collection or map that the getter returns. */
  public static Access filled(boolean isMap) {
    return without(Kind.FILLED, isMap ? PUT_ALL : "addAll");
  }

  /** Returns access to the field itself. */
  public static Access field(String name) {
    return without(Kind.FIELD, name);
  }

  /**
   * Describes a property that generated code can't access, because the field belongs to {@code
   * superclass}, which is in another package.
   */
  public static Access elsewhere(String superclass) {
    return without(Kind.IN_OTHER_PACKAGE, superclass);
  }

  /**
   * Describes a property that generated code can't access, because the getter returns or the setter
   * takes {@code type}, but the field has another type.
   */
  public static Access misfit(String method, TypeName type) {
    return new Access(Kind.TYPE_DIFFERS, method, List.of(), Optional.of(type));
  }

  /** Describes a property whose getter or setter is private. */
  public static Access ofPrivate(String method) {
    return without(Kind.PRIVATE, method);
  }

  private static Access without(Kind kind, String member) {
    return new Access(kind, member, List.of(), Optional.empty());
  }

  /** Returns whether Java code can't use a Kotlin property, whatever its type is mapped to. */
  public boolean isOnlyInKotlin() {
    return kind == Kind.OF_VALUE_CLASS || kind == Kind.DELEGATE;
  }

  /** Returns whether generated code can access the property. */
  public boolean exists() {
    return switch (kind) {
      case METHOD, OPTIONAL_GETTER, CONTENT_SETTER, FIELD, FILLED, CREATOR -> true;
      case NONE,
          WITHOUT_FIELD,
          IN_OTHER_PACKAGE,
          HIDDEN,
          OF_VALUE_CLASS,
          DELEGATE,
          TYPE_DIFFERS,
          PRIVATE -> false;
    };
  }
}

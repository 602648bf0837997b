package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * How generated code makes an object: it calls a constructor or static method, sets properties on
 * what that returns, and finishes it if it is a builder.
 *
 * <pre>{@code
 * creation.begin().method()   // "builder"; "" for a constructor
 * creation.finish()           // Optional.of("build"); empty if begin() makes the object itself
 * }</pre>
 */
public sealed interface Creation {
  /**
   * Returns the call that comes first.
   *
   * @throws IllegalStateException if there is a {@link #flaw}
   */
  Call begin();

  /** Returns the parameters of {@link #begin}. */
  default List<Parameter> parameters() {
    return List.of();
  }

  /** Returns the method that makes the object; empty if {@link #begin} does. */
  default Optional<String> finish() {
    return Optional.empty();
  }

  /** Returns whether the properties are set on a builder, not on the object itself. */
  default boolean isBuilt() {
    return finish().isPresent();
  }

  /** Returns whether each parameter has a value; otherwise, it may be for any property. */
  default boolean isComplete() {
    return flaw().isEmpty()
        && parameters().stream()
            .map(Parameter::match)
            .allMatch(match -> match == Match.PROPERTY || match == Match.DEFAULT);
  }

  /** Returns the types that generated code names, except the object's own type. */
  default List<TypeName> types() {
    return List.of();
  }

  /** Returns the checked exceptions that the calls throw, setters aside. */
  default List<TypeName> checkedExceptions() {
    return List.of();
  }

  /** Returns why nothing can be called; empty if something can. */
  default Optional<Unusable> flaw() {
    return Optional.empty();
  }

  /** Returns the place in the source that problems are reported at. */
  Anchor anchor();

  /** A constructor or static factory; properties that it has no parameter for are set later. */
  record Creator(
      Call begin, List<Parameter> parameters, List<TypeName> checkedExceptions, Anchor anchor)
      implements Creation {}

  /**
   * An object that takes the properties one by one and makes the finished object.
   *
   * @param begin returns the builder
   * @param build the builder's method that makes the object
   */
  record Builder(Call begin, String build, List<TypeName> checkedExceptions, Anchor anchor)
      implements Creation {
    @Override
    public Optional<String> finish() {
      return Optional.of(build);
    }

    @Override
    public List<TypeName> types() {
      return List.of(begin.owner(), begin.type());
    }
  }

  /**
   * There is no usable constructor, factory or builder, or no single one.
   *
   * @param candidates the calls to choose from, as in the source; empty if there is no choice
   */
  record Unusable(Reason reason, List<String> candidates, Anchor anchor) implements Creation {
    @Override
    public Call begin() {
      throw new IllegalStateException("Nothing makes the object: " + reason);
    }

    @Override
    public Optional<Unusable> flaw() {
      return Optional.of(this);
    }
  }

  /**
   * A call of a constructor or static method.
   *
   * @param owner the class that has the constructor or method
   * @param method the method's name; empty for a constructor
   * @param type the type of what the call returns, with type arguments
   */
  record Call(ClassName owner, String method, TypeName type) {
    /** Returns whether this calls a constructor. */
    public boolean isConstructor() {
      return method.isEmpty();
    }
  }

  /**
   * A parameter of a constructor or static factory.
   *
   * @param kept for {@link Match#DEFAULT}, how an object that exists gives its value
   */
  record Parameter(String name, TypeName type, Match match, Optional<Access> kept, Anchor anchor) {}

  /** The argument for a parameter. */
  enum Match {
    /** The value of the property with the parameter's name. */
    PROPERTY,
    /** The Java default, because the parameter or its field has {@code @VariantIgnore}. */
    DEFAULT,
    /** None: no property has the parameter's name. */
    MISSING,
    /** None: the class file does not contain the parameter's name. */
    UNNAMED,
    /** None: the property with the parameter's name has a type that doesn't fit. */
    MISMATCHED
  }

  /** Why there is no creator. */
  enum Reason {
    /** An abstract type has a static method, but none that makes it. */
    NO_FACTORY,
    /** The marked member is a constructor of an abstract type. */
    MARKED_ABSTRACT,
    /** Every constructor is private, or otherwise out of reach of the type's package. */
    ALL_OUT_OF_REACH,
    /** Several constructors, factories or builders, none of them marked. */
    SEVERAL_UNMARKED,
    /** More than one {@code @VariantCreator}. */
    SEVERAL_MARKED,
    /** The marked member is private. */
    MARKED_OUT_OF_REACH,
    /** The marked method is not static. */
    MARKED_NOT_STATIC,
    /** The marked method returns something else, and no builder either. */
    MARKED_OF_OTHER_TYPE,
    /** The marked method returns a builder, but not without being given something. */
    MARKED_WITH_PARAMETERS
  }
}

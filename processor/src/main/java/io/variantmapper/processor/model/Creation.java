package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * How reading makes the object.
 *
 * <pre>{@code
 * if (type.creation() instanceof Creation.Creator creator && creator.parameters().isEmpty()) {
 *   // new Player(), then setters
 * }
 * }</pre>
 */
public sealed interface Creation {
  /**
   * A constructor or static factory.
   *
   * @param method the factory's name; empty for a constructor
   */
  record Creator(
      String method, List<Parameter> parameters, List<TypeName> checkedExceptions, Anchor anchor)
      implements Creation {
    /** Whether this is a constructor. */
    public boolean isConstructor() {
      return method.isEmpty();
    }
  }

  /**
   * An object that takes the properties one by one, and makes the finished one.
   *
   * @param type the builder's own type
   * @param maker the mapped type, or the class that another generator makes for it
   * @param factory the maker's static method that returns one; empty for its constructor
   * @param build the method that makes the object
   */
  record Builder(
      TypeName type,
      ClassName maker,
      String factory,
      String build,
      List<TypeName> checkedExceptions,
      Anchor anchor)
      implements Creation {}

  /**
   * There is no usable constructor, factory or builder, or no single one.
   *
   * @param candidates the calls to choose from, as in the source; empty if there is no choice
   */
  record Unusable(Reason reason, List<String> candidates, Anchor anchor) implements Creation {}

  /** A parameter of a creator. */
  record Parameter(String name, TypeName type, Match match, Anchor anchor) {}

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

package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How generated code creates an object: it calls a constructor or static method, sets properties on
 * the returned object, and builds the result if that object is a builder.
 *
 * <pre>{@code
 * creation.begin().method()   // "builder"; "" for a constructor
 * creation.finish()           // Optional.of("build"); empty if begin() creates the object itself
 * }</pre>
 *
 * @param call the first call; empty if there is a flaw
 * @param parameters the parameters of that call; other properties are set later
 * @param finish the builder's method that creates the object; empty if the first call creates it
 * @param checkedExceptions the checked exceptions that the calls declare, without the exceptions of
 *     setters
 * @param flaw the reason why no constructor or static method can be called; otherwise empty
 * @param anchor the place in the source at which problems are reported
 */
public record Creation(
    Optional<Call> call,
    List<Parameter> parameters,
    Optional<String> finish,
    List<TypeName> checkedExceptions,
    Optional<Fault> flaw,
    Anchor anchor) {
  /** Describes how a constructor or static factory creates the object. */
  public static Creation of(
      Call call, List<Parameter> parameters, List<TypeName> checkedExceptions, Anchor anchor) {
    return new Creation(
        Optional.of(call),
        parameters,
        Optional.empty(),
        checkedExceptions,
        Optional.empty(),
        anchor);
  }

  /**
   * Describes how a builder creates the object, after one call for each property.
   *
   * @param call the call that returns the builder
   * @param build the builder's method that creates the object
   */
  public static Creation ofBuilder(
      Call call, String build, List<TypeName> checkedExceptions, Anchor anchor) {
    return new Creation(
        Optional.of(call),
        List.of(),
        Optional.of(build),
        checkedExceptions,
        Optional.empty(),
        anchor);
  }

  /** Describes a type that has no usable constructor, factory or builder. */
  public static Creation impossible(Fault flaw, Anchor anchor) {
    return new Creation(
        Optional.empty(), List.of(), Optional.empty(), List.of(), Optional.of(flaw), anchor);
  }

  /** Describes parameters of functions, for which no object is created. */
  static Creation none(Anchor anchor) {
    return impossible(new Fault(TypeFault.INTERFACE, anchor), anchor);
  }

  /**
   * Returns the first call.
   *
   * @throws IllegalStateException if there is a {@link #flaw}
   */
  public Call begin() {
    return call.orElseThrow(
        () -> new IllegalStateException("The object can't be created: " + flaw));
  }

  /** Returns whether the properties are set on a builder, not on the object itself. */
  public boolean isBuilt() {
    return finish.isPresent();
  }

  /**
   * Returns whether there is a first call, and an argument for each of its parameters. If a
   * parameter has no argument, it could stand for any property.
   */
  public boolean isComplete() {
    if (flaw.isPresent()) {
      return false;
    }
    for (Parameter parameter : parameters) {
      if (parameter.match() != Match.PROPERTY && !parameter.match().isDefault()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the types that are named in the code that creates the object, except the object's own
   * type.
   */
  public List<TypeName> types() {
    List<TypeName> types = new ArrayList<>();
    if (isBuilt()) {
      types.addAll(List.of(begin().owner(), begin().type()));
    }
    for (Parameter parameter : parameters) {
      if (parameter.match() == Match.DEFAULT) {
        types.add(parameter.type());
      }
    }
    return types;
  }

  /**
   * A call of a constructor or static method, or the use of a static field.
   *
   * @param owner the class of the constructor, method or field
   * @param method the name of the method or field; empty for a constructor
   * @param type the type that the call returns, with type arguments
   * @param isField whether {@code method} is a static field that holds the object. In that case,
   *     nothing is called.
   */
  public record Call(ClassName owner, String method, TypeName type, boolean isField) {
    /** Creates the call of a constructor or method. */
    public Call(ClassName owner, String method, TypeName type) {
      this(owner, method, type, false);
    }

    /** Returns whether this is the call of a constructor. */
    public boolean isConstructor() {
      return method.isEmpty();
    }
  }

  /**
   * A parameter of a constructor or static factory.
   *
   * @param kept how merging gets the parameter's value from the existing object; empty if the value
   *     can't be read. If the argument is a {@linkplain Match#isDefault default} in reading,
   *     merging passes this value instead.
   */
  public record Parameter(
      String name, TypeName type, Match match, Optional<Access> kept, Anchor anchor) {}

  /** The argument for a parameter, or the reason why there is none. */
  public enum Match {
    /** The value of the property with the parameter's name. */
    PROPERTY,
    /**
     * The Java default, because the parameter or the field of its name has {@code @VariantIgnore}.
     */
    DEFAULT,
    /** A null literal, because generated code can't declare a variable of the parameter's type. */
    NULL,
    /**
     * None: generated code can't name the parameter's type, and a null literal could also fit
     * another overload.
     */
    INACCESSIBLE,
    /** None: no property has the parameter's name. */
    MISSING,
    /** None: kapt has renamed the parameter, because its name in Kotlin is not a name in Java. */
    RENAMED,
    /** None: the class file does not contain the parameter's name. */
    UNNAMED,
    /** None: the type of the property with the parameter's name does not fit the parameter. */
    MISMATCHED;

    /** Returns whether the argument is the Java default of the parameter's type. */
    public boolean isDefault() {
      return this == DEFAULT || this == NULL;
    }
  }
}

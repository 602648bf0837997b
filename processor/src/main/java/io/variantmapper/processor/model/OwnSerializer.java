package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * A class that the user names as the serializer of a type.
 *
 * <pre>{@code
 * serializer.fault().isEmpty()   // generated code can use it
 * }</pre>
 *
 * @param hasInstance whether its object is the constant {@code INSTANCE}, or is to be made
 * @param hasChanges whether it can also write what has changed of a value
 * @param mixIn the mix-in that it is generated for, if it is
 */
public record OwnSerializer(
    TypeName name,
    boolean hasInstance,
    boolean hasChanges,
    Optional<ClassName> mixIn,
    Optional<Fault> fault) {
  /** A serializer that can't be used. */
  public static OwnSerializer faulty(TypeName name, Fault fault) {
    return new OwnSerializer(name, false, false, Optional.empty(), Optional.of(fault));
  }

  /** The same, where what is wrong is reported without the place that it is for. */
  OwnSerializer told() {
    return fault.map(why -> faulty(name, why.told())).orElse(this);
  }

  /**
   * Why a class is no serializer for the place where it is named.
   *
   * @param found what the reason is about: a type or an exception
   * @param anchor where the class is named; empty for a place outside of the type that is mapped
   * @param isTold whether it is reported where the class is named for a whole type
   */
  public record Fault(
      Reason reason, Optional<TypeName> found, Optional<Anchor> anchor, boolean isTold) {
    /** One that nobody else reports. */
    public Fault(Reason reason, Optional<TypeName> found, Optional<Anchor> anchor) {
      this(reason, found, anchor, false);
    }

    private Fault told() {
      return new Fault(reason, found, anchor, true);
    }
  }

  /** What is wrong with the class. */
  public enum Reason {
    /** It implements no {@code VariantSerializer}, or one without a type argument. */
    NO_SERIALIZER,
    /** It has type parameters. */
    GENERIC,
    /** Private, or of another package and not public. */
    OUT_OF_REACH,
    /** There is no INSTANCE, and generated code can't make an object of it. */
    NO_OBJECT,
    /** It is of a mix-in of another compilation, which the processor had no part in. */
    NOT_GENERATED,
    /** Its constructor throws the exception found. */
    THROWS,
    /** It is for the type found. */
    OTHER_TYPE,
    /** The field has no elements of the type found. */
    NO_ELEMENT,
    /** The field has no map with keys of the type found. */
    NO_KEY,
    /** The field has no map with values of the type found. */
    NO_VALUE
  }
}

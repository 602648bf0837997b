package io.variantmapper.processor.model;

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
 * @param mixIn what it writes if it is generated for a mix-in, under the name of that
 */
public record OwnSerializer(
    TypeName name,
    boolean hasInstance,
    boolean hasChanges,
    Optional<WireType.Mapped> mixIn,
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
   * @param found what the fault is about: a type or an exception
   * @param anchor where the class is named; empty for a place outside of the type that is mapped
   * @param isTold whether it is reported where the class is named for a whole type
   */
  public record Fault(
      FieldFault kind, Optional<TypeName> found, Optional<Anchor> anchor, boolean isTold) {
    /** One that nobody else reports. */
    public Fault(FieldFault kind, Optional<TypeName> found, Optional<Anchor> anchor) {
      this(kind, found, anchor, false);
    }

    private Fault told() {
      return new Fault(kind, found, anchor, true);
    }
  }
}

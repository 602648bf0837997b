package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * A class that the user names as the serializer of a type.
 *
 * @param hasInstance whether generated code uses the constant {@code INSTANCE}; otherwise, it
 *     creates an object
 * @param merging whether and how the serializer can merge a packet into an existing value
 * @param mixIn the mapped type, described with the name of the mix-in instead of its own name;
 *     empty unless the serializer is generated for a mix-in
 */
public record CustomSerializer(
    TypeName name,
    boolean hasInstance,
    Merging merging,
    Optional<PacketType.Mapped> mixIn,
    Optional<Fault> fault) {
  /** Returns a serializer that can't be used because of {@code fault}. */
  public static CustomSerializer faulty(TypeName name, Fault fault) {
    return new CustomSerializer(name, false, Merging.NONE, Optional.empty(), Optional.of(fault));
  }

  /**
   * Returns a copy of this serializer. If it has a fault, the copy states that the check of another
   * element reports the fault.
   */
  CustomSerializer asReportedElsewhere() {
    return fault.map(why -> faulty(name, why.asReportedElsewhere())).orElse(this);
  }
}

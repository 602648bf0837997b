package io.variantmapper.processor.read.serializers;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.CustomSerializer;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.compiler.Compiler;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * A serializer that an annotation names.
 *
 * @param type the type that the serializer is for; empty if the named class is not a serializer
 * @param anchor the place at which an annotation names the serializer; empty if this place is
 *     outside of the type that is read
 */
public record NamedSerializer(
    Compiler compiler,
    CustomSerializer serializer,
    Optional<TypeMirror> type,
    Optional<Anchor> anchor) {
  /** Returns whether this serializer is for {@code other} or for the box of {@code other}. */
  boolean isFor(TypeMirror other) {
    return type.filter(own -> compiler.types().isSameType(own, compiler.boxed(other)))
        .isPresent();
  }

  /**
   * Returns the mapping of {@code other} with this serializer. The mapping is faulty if this
   * serializer is for a different type.
   */
  public Mapping.Custom mapping(TypeMirror other) {
    return isFor(other)
        ? new Mapping.Custom(TypeName.get(other), serializer)
        : unused(other, FieldFault.SERIALIZER_OF_WRONG_TYPE);
  }

  /**
   * Returns the faulty mapping of a field whose annotation names this serializer in the wrong
   * member.
   *
   * @param member the member of the annotation that names this serializer
   * @param other the member that should name this serializer
   */
  Mapping.Custom misnamed(TypeMirror field, String member, String other) {
    Mapping.Custom unused = unused(field, FieldFault.SERIALIZER_IN_WRONG_OPTION);
    Fault fault = unused.fault().orElseThrow();
    return new Mapping.Custom(
        unused.type(),
        CustomSerializer.faulty(
            serializer.name(), fault.with(Map.of("member", member, "other", other))));
  }

  /**
   * Returns a faulty mapping for a field in which this serializer can't be used.
   *
   * @param kind the reason; it does not matter if the type of the serializer is unknown
   */
  Mapping.Custom unused(TypeMirror field, FieldFault kind) {
    Object found = type.<Object>map(TypeName::get).orElse("");
    Fault fault = serializer
        .fault()
        .filter(own -> type.isEmpty() || own.kind() == FieldFault.SERIALIZER_GENERIC)
        .orElseGet(() -> new Fault(kind, anchor).with("found", found));
    return new Mapping.Custom(
        TypeName.get(field), CustomSerializer.faulty(serializer.name(), fault));
  }
}

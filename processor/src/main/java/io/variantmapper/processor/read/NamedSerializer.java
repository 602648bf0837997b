package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.OwnSerializer;
import io.variantmapper.processor.model.OwnSerializer.Fault;
import io.variantmapper.processor.read.language.Compiler;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * A serializer that an annotation names, together with the type that it is for.
 *
 * @param type empty for a class that is no serializer
 * @param anchor where it is named; empty for a place outside of the type that is read
 */
record NamedSerializer(
    Compiler compiler,
    OwnSerializer serializer,
    Optional<TypeMirror> type,
    Optional<Anchor> anchor) {
  /** Whether it is for {@code other}, or for the box of that. */
  boolean isFor(TypeMirror other) {
    return type.filter(own -> compiler.types().isSameType(own, boxed(compiler.types(), other)))
        .isPresent();
  }

  /** The mapping of {@code other}, which it should be for. */
  Mapping.Own mapping(TypeMirror other) {
    return isFor(other)
        ? new Mapping.Own(TypeName.get(other), serializer)
        : unused(other, FieldFault.SERIALIZER_OTHER_TYPE);
  }

  /**
   * The faulty mapping of a field that has no value for this serializer.
   *
   * @param kind why not; what is wrong with the serializer itself comes first
   */
  Mapping.Own unused(TypeMirror field, FieldFault kind) {
    Fault fault =
        serializer.fault().orElseGet(() -> new Fault(kind, type.map(TypeName::get), anchor));
    return new Mapping.Own(TypeName.get(field), OwnSerializer.faulty(serializer.name(), fault));
  }

  static TypeMirror boxed(Types types, TypeMirror other) {
    return other.getKind().isPrimitive()
        ? types.boxedClass(MoreTypes.asPrimitiveType(other)).asType()
        : other;
  }
}

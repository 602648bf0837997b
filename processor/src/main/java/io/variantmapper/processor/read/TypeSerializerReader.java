package io.variantmapper.processor.read;

import io.variantmapper.annotations.VariantUsing;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.read.language.Annotations;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.SourceAnchor;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/** Reads the annotations that name a serializer for a whole type. */
final class TypeSerializerReader {
  private final Compiler compiler;
  private final SerializerReader serializers;

  TypeSerializerReader(Compiler compiler, SerializerReader serializers) {
    this.compiler = compiler;
    this.serializers = serializers;
  }

  /**
   * What a {@code @VariantImport} says; empty while its classes are still to be made.
   *
   * @param bearer where it stands; empty if a fault is to be shown at the fields of the type
   */
  Optional<TypeSerializer> ofImport(AnnotationMirror mark, Optional<SourceAnchor> bearer) {
    return Annotations.type(mark, "type").flatMap(type -> read(type, mark, "using", bearer));
  }

  /** What the {@code @VariantUsing} of a type says, if it has one. */
  Optional<TypeSerializer> ofType(Element type, Optional<SourceAnchor> bearer) {
    return Annotations.find(type, VariantUsing.class)
        .flatMap(mark -> read(type.asType(), mark, "value", bearer));
  }

  private Optional<TypeSerializer> read(
      TypeMirror type, AnnotationMirror mark, String member, Optional<SourceAnchor> bearer) {
    Optional<Anchor> anchor = bearer.flatMap(
        place -> Annotations.given(mark, member).map(value -> place.at(mark, value)));
    return Annotations.type(mark, member)
        .map(named -> serializers.read(named, anchor))
        .map(named -> TypeSerializer.of(compiler.types(), type, named));
  }
}

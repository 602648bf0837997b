package io.variantmapper.processor.read.serializers;

import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds the serializers that apply to a type wherever it is used, not only in one field. An
 * imported serializer takes precedence over the serializer that the type's own annotation names.
 */
public final class KnownSerializers {
  private final Compiler compiler;
  private final SerializerReader serializers;
  private final List<Known> imports = new ArrayList<>();

  public KnownSerializers(Compiler compiler, Accessibility accessibility, Element type) {
    this.compiler = compiler;
    serializers = new SerializerReader(compiler, accessibility);
    for (Element annotated : ImportAnnotations.annotatedElements(type)) {
      for (AnnotationMirror annotation : ImportAnnotations.on(annotated)) {
        Optional<TypeSerializer> imported = serializers.readImport(annotation, Optional.empty());
        if (imported.isPresent()) {
          imports.add(new Known(annotated, imported.get()));
        }
      }
    }
  }

  /**
   * A serializer that applies to a type wherever it is used.
   *
   * @param annotated the element whose annotation names the serializer
   */
  private record Known(Element annotated, TypeSerializer serializer) {}

  /** Returns the serializers that the annotation of a field names. */
  public FieldSerializers ofField(FieldAnnotation annotation) {
    return FieldSerializers.of(annotation, serializers);
  }

  /**
   * Returns the mapping of a value whose type is {@code type}; empty if neither an import nor an
   * annotation on the type itself names a serializer.
   */
  public Optional<Mapping.Custom> find(TypeMirror type) {
    for (Known known : imports) {
      if (known.serializer().isFor(type)) {
        return Optional.of(mapping(known, type));
      }
    }
    Optional<Known> named = namedBy(type);
    return named.isPresent() ? Optional.of(mapping(named.get(), type)) : Optional.empty();
  }

  private Optional<Known> namedBy(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    Element annotated = MoreTypes.asElement(type);
    return serializers
        .readUsing(annotated, Optional.empty())
        .map(serializer -> new Known(annotated, serializer));
  }

  private Mapping.Custom mapping(Known known, TypeMirror type) {
    Mapping.Custom mapping = known.serializer().named().mapping(type);
    return mapping.isFaulty() && isReported(known) ? mapping.asReportedElsewhere() : mapping;
  }

  /**
   * Returns whether the fault is also reported at the element whose annotation names the
   * serializer. For this, the compilation must contain that element.
   */
  private boolean isReported(Known known) {
    Mapping.Custom ofAnnotated = known.serializer().mapping();
    return compiler.sources().contain(known.annotated())
        && namedBy(known.annotated(), compiler).stream()
            .anyMatch(named -> named.isFaulty() && named.type().equals(ofAnnotated.type()));
  }

  /**
   * Returns the serializers that are named by annotations on a type or package. Each serializer is
   * returned as the mapping of the type that it serializes.
   */
  public static List<Mapping.Custom> namedBy(Element annotated, Compiler compiler) {
    SerializerReader reader = SerializerReader.at(annotated, compiler);
    Optional<SourceAnchor> anchor = Optional.of(SourceAnchor.of(annotated));
    return Stream.concat(
            reader.readUsing(annotated, anchor).stream(),
            ImportAnnotations.on(annotated).stream()
                .flatMap(annotation -> reader.readImport(annotation, anchor).stream()))
        .map(TypeSerializer::mapping)
        .toList();
  }
}

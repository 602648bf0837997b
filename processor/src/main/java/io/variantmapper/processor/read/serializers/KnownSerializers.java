package io.variantmapper.processor.read.serializers;

import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.compiler.Accessibility;
import io.variantmapper.processor.read.compiler.Compiler;
import io.variantmapper.processor.read.compiler.SourceAnchor;
import io.variantmapper.processor.read.settings.FieldMark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
  private final List<Known> imports;

  public KnownSerializers(Compiler compiler, Accessibility accessibility, Element type) {
    this.compiler = compiler;
    serializers = new SerializerReader(compiler, accessibility);
    imports = ImportMarks.bearers(type).flatMap(this::importedBy).toList();
  }

  /**
   * A serializer that applies to a type wherever it is used.
   *
   * @param bearer the element whose annotation names the serializer
   */
  private record Known(Element bearer, TypeSerializer serializer) {}

  private Stream<Known> importedBy(Element bearer) {
    return ImportMarks.on(bearer).stream()
        .flatMap(mark -> serializers.readImport(mark, Optional.empty()).stream())
        .map(serializer -> new Known(bearer, serializer));
  }

  /** Returns the serializers that the annotation of a field names. */
  public FieldSerializers ofField(FieldMark mark) {
    return FieldSerializers.of(mark, serializers);
  }

  /**
   * Returns the mapping of a value whose type is {@code type}; empty if neither an import nor an
   * annotation on the type itself names a serializer.
   */
  public Optional<Mapping.Custom> find(TypeMirror type) {
    return imports.stream()
        .filter(known -> known.serializer().isFor(type))
        .findFirst()
        .or(() -> namedBy(type))
        .map(known -> mapping(known, type));
  }

  private Optional<Known> namedBy(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    Element bearer = MoreTypes.asElement(type);
    return serializers
        .readUsing(bearer, Optional.empty())
        .map(serializer -> new Known(bearer, serializer));
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
    Mapping.Custom ofBearer = known.serializer().mapping();
    return compiler.sources().contain(known.bearer())
        && namedBy(known.bearer(), compiler).stream()
            .anyMatch(named -> named.isFaulty() && named.type().equals(ofBearer.type()));
  }

  /**
   * Returns the serializers that are named by annotations on a type or package. Each serializer is
   * returned as the mapping of the type that it serializes.
   */
  public static List<Mapping.Custom> namedBy(Element bearer, Compiler compiler) {
    SerializerReader reader = SerializerReader.at(bearer, compiler);
    Optional<SourceAnchor> anchor = Optional.of(SourceAnchor.of(bearer));
    return Stream.concat(
            reader.readUsing(bearer, anchor).stream(),
            ImportMarks.on(bearer).stream()
                .flatMap(mark -> reader.readImport(mark, anchor).stream()))
        .map(TypeSerializer::mapping)
        .toList();
  }
}

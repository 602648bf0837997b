package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.language.Accessibility;
import io.variantmapper.processor.read.language.Compiler;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The serializers that hold for whole types: those that are imported, or named by the type. */
final class KnownSerializers {
  private final Compiler compiler;
  private final SerializerReader serializers;
  private final TypeSerializerReader reader;
  private final List<Known> imports;

  /** Those for the fields of {@code type}. */
  KnownSerializers(Compiler compiler, Accessibility accessibility, Element type) {
    this.compiler = compiler;
    serializers = new SerializerReader(compiler, accessibility);
    reader = new TypeSerializerReader(compiler, serializers);
    imports = ImportMarks.bearers(type).flatMap(this::importedBy).toList();
  }

  /**
   * One of them.
   *
   * @param bearer who names it
   */
  private record Known(Element bearer, TypeSerializer serializer) {}

  private Stream<Known> importedBy(Element bearer) {
    return ImportMarks.on(bearer).stream()
        .flatMap(mark -> reader.ofImport(mark, Optional.empty()).stream())
        .map(serializer -> new Known(bearer, serializer));
  }

  /** Those that a field names for itself. */
  FieldSerializers ofField(FieldMark mark) {
    return FieldSerializers.of(mark, serializers);
  }

  /** How fields of {@code type} are mapped, if there is a serializer for it. */
  Optional<Mapping.Own> find(TypeMirror type) {
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
    return reader.ofType(bearer, Optional.empty()).map(serializer -> new Known(bearer, serializer));
  }

  private Mapping.Own mapping(Known known, TypeMirror type) {
    Mapping.Own mapping = known.serializer().named().mapping(type);
    return mapping.isFaulty() && isTold(known) ? mapping.told() : mapping;
  }

  /** Whether the bearer is compiled now, and found to be at fault without any field. */
  private boolean isTold(Known known) {
    Mapping.Own ofBearer = known.serializer().mapping();
    return compiler.sources().contain(known.bearer())
        && new SerializerMarkReader(compiler)
            .read(known.bearer()).stream()
                .anyMatch(read -> read.isFaulty() && read.type().equals(ofBearer.type()));
  }
}

package io.variantmapper.processor.read.serializer;

import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.read.language.Compiler;
import io.variantmapper.processor.read.language.Reach;
import io.variantmapper.processor.read.mark.FieldMark;
import io.variantmapper.processor.read.mark.ImportMarks;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The serializers that hold for whole types: those that are imported, or named by the type. */
public final class KnownSerializers {
  private final SerializerReader serializers;
  private final TypeSerializerReader reader;
  private final List<TypeSerializer> imports;

  /** Those for the fields of {@code type}. */
  public KnownSerializers(Compiler compiler, Reach reach, Element type) {
    serializers = new SerializerReader(compiler, reach);
    reader = new TypeSerializerReader(compiler, serializers);
    imports = ImportMarks.around(type).stream()
        .flatMap(mark -> reader.ofImport(mark, Optional.empty()).stream())
        .toList();
  }

  /** Those that a field names for itself. */
  public FieldSerializers ofField(FieldMark mark) {
    return FieldSerializers.of(mark, serializers);
  }

  /** The serializer for fields of {@code type}; a fault of it is to be shown at the field. */
  public Optional<NamedSerializer> find(TypeMirror type) {
    for (TypeSerializer serializer : imports) {
      if (serializer.isFor(type)) {
        return Optional.of(serializer.named());
      }
    }
    return namedBy(type).map(TypeSerializer::named);
  }

  private Optional<TypeSerializer> namedBy(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? reader.ofType(MoreTypes.asElement(type), Optional.empty())
        : Optional.empty();
  }
}

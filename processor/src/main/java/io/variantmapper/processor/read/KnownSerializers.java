package io.variantmapper.processor.read;

import com.google.auto.common.MoreTypes;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The serializers that fields and types name. */
final class KnownSerializers {
  private final SerializerReader serializers;
  private final TypeSerializerReader reader;

  KnownSerializers(Compiler compiler, Reach reach) {
    serializers = new SerializerReader(compiler, reach);
    reader = new TypeSerializerReader(compiler, serializers);
  }

  /** Those that a field names for itself. */
  FieldSerializers ofField(FieldMark mark) {
    return FieldSerializers.of(mark, serializers);
  }

  /** The serializer for fields of {@code type}; a fault of it is to be shown at the field. */
  Optional<NamedSerializer> find(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? reader.ofType(MoreTypes.asElement(type), Optional.empty()).map(TypeSerializer::named)
        : Optional.empty();
  }
}

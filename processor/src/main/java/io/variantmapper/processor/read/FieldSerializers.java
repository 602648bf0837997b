package io.variantmapper.processor.read;

import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Mapping;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** The serializers that the annotation of one field names, and which of them its values use. */
final class FieldSerializers {
  private final Map<UsePosition, NamedSerializer> named = new EnumMap<>(UsePosition.class);
  private final Set<UsePosition> used = EnumSet.noneOf(UsePosition.class);

  /**
   * The position of a value in a field. A value in an {@code Optional} has the position of the
   * {@code Optional}.
   */
  enum UsePosition {
    FIELD("using", FieldFault.SERIALIZER_OTHER_TYPE),
    /** An element of an array or collection, or a type argument of a mapped type. */
    ELEMENT("elementUsing", FieldFault.SERIALIZER_NO_ELEMENT),
    KEY("keyUsing", FieldFault.SERIALIZER_NO_KEY),
    VALUE("valueUsing", FieldFault.SERIALIZER_NO_VALUE);

    /** The member of {@code @VariantField} that names a serializer for this position. */
    private final String member;

    private final FieldFault missing;

    UsePosition(String member, FieldFault missing) {
      this.member = member;
      this.missing = missing;
    }

    /** Returns the fault of a field without a value of the serializer's type at this position. */
    FieldFault missing() {
      return missing;
    }
  }

  static FieldSerializers of(FieldMark mark, SerializerReader reader) {
    FieldSerializers found = new FieldSerializers();
    for (UsePosition position : UsePosition.values()) {
      mark.type(position.member)
          .map(type -> reader.read(type.type(), Optional.of(type.anchor())))
          .ifPresent(serializer -> found.named.put(position, serializer));
    }
    return found;
  }

  Optional<NamedSerializer> find(TypeMirror type, UsePosition position) {
    Optional<NamedSerializer> found =
        Optional.ofNullable(named.get(position)).filter(serializer -> serializer.isFor(type));
    if (found.isPresent()) {
      used.add(position);
    }
    return found;
  }

  /** Returns the faulty mapping of a field that does not use one of its serializers. */
  Optional<Mapping> unused(TypeMirror field) {
    return named.entrySet().stream()
        .filter(entry -> !used.contains(entry.getKey()))
        .<Mapping>map(entry -> entry.getValue().unused(field, entry.getKey().missing()))
        .findFirst();
  }
}

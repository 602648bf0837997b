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
  private final Map<Place, NamedSerializer> named = new EnumMap<>(Place.class);
  private final Set<Place> used = EnumSet.noneOf(Place.class);

  /**
   * The position of a value in a field. A value in an {@code Optional} has the position of the
   * {@code Optional}.
   */
  enum Place {
    FIELD("using", FieldFault.SERIALIZER_OTHER_TYPE),
    /** An element of an array or collection, or a type argument of a mapped type. */
    ELEMENT("elementUsing", FieldFault.SERIALIZER_NO_ELEMENT),
    KEY("keyUsing", FieldFault.SERIALIZER_NO_KEY),
    VALUE("valueUsing", FieldFault.SERIALIZER_NO_VALUE);

    /** The member of {@code @VariantField} that names a serializer for this place. */
    private final String member;

    private final FieldFault missing;

    Place(String member, FieldFault missing) {
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
    for (Place place : Place.values()) {
      mark.type(place.member)
          .map(type -> reader.read(type.type(), Optional.of(type.anchor())))
          .ifPresent(serializer -> found.named.put(place, serializer));
    }
    return found;
  }

  Optional<NamedSerializer> find(TypeMirror type, Place place) {
    Optional<NamedSerializer> found =
        Optional.ofNullable(named.get(place)).filter(serializer -> serializer.isFor(type));
    if (found.isPresent()) {
      used.add(place);
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

package io.variantmapper.processor.read;

import io.variantmapper.processor.model.Mapping;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** The serializers that one field names, and whether it has values for them. */
final class FieldSerializers {
  private final Map<Place, NamedSerializer> named = new EnumMap<>(Place.class);
  private final Set<Place> used = EnumSet.noneOf(Place.class);

  /** Where in a field a value is. What an {@code Optional} holds is where the Optional is. */
  enum Place {
    /** The field itself. */
    FIELD("using"),
    /** In an array or a collection. */
    ELEMENT("elementUsing"),
    /** In a map. */
    KEY("keyUsing"),
    /** In a map. */
    VALUE("valueUsing");

    /** The member of {@code @VariantField} that names a serializer for this place. */
    private final String member;

    Place(String member) {
      this.member = member;
    }
  }

  /** Those that the annotation of a field names. */
  static FieldSerializers of(FieldMark mark, SerializerReader reader) {
    FieldSerializers found = new FieldSerializers();
    for (Place place : Place.values()) {
      mark.type(place.member)
          .map(type -> reader.read(type.type(), Optional.of(type.anchor())))
          .ifPresent(serializer -> found.named.put(place, serializer));
    }
    return found;
  }

  /** The serializer for a value of {@code type} at {@code place}. */
  Optional<NamedSerializer> find(TypeMirror type, Place place) {
    Optional<NamedSerializer> found =
        Optional.ofNullable(named.get(place)).filter(serializer -> serializer.isFor(type));
    if (found.isPresent()) {
      used.add(place);
    }
    return found;
  }

  /** A serializer that found no value of its type, as the faulty mapping of the whole field. */
  Optional<Mapping> unused(TypeMirror field) {
    return named.entrySet().stream()
        .filter(entry -> !used.contains(entry.getKey()))
        .<Mapping>map(entry -> entry.getValue().mapping(field))
        .findFirst();
  }
}

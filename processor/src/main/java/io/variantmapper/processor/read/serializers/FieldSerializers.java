package io.variantmapper.processor.read.serializers;

import com.google.auto.common.MoreTypes;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The serializers that are named in the annotation of one field. This class chooses the serializer
 * of each value in the field.
 */
public final class FieldSerializers {
  private final Map<UsePosition, NamedSerializer> named = new EnumMap<>(UsePosition.class);
  private final Set<UsePosition> used = EnumSet.noneOf(UsePosition.class);

  /**
   * The position of a value in a field. A value in an {@code Optional} has the position of the
   * {@code Optional}.
   */
  public enum UsePosition {
    FIELD("using", FieldFault.SERIALIZER_OF_WRONG_TYPE),
    /** An element of an array or collection, or a type argument of a mapped type. */
    ELEMENT("elementUsing", FieldFault.SERIALIZER_MATCHES_NO_ELEMENT),
    KEY("keyUsing", FieldFault.SERIALIZER_MATCHES_NO_KEY),
    VALUE("valueUsing", FieldFault.SERIALIZER_MATCHES_NO_VALUE);

    /** The member of {@code @VariantField} that names a serializer for this position. */
    private final String member;

    private final FieldFault missing;

    UsePosition(String member, FieldFault missing) {
      this.member = member;
      this.missing = missing;
    }

    /**
     * Returns the fault for a field in which no value at this position has the serializer's type.
     */
    FieldFault missing() {
      return missing;
    }
  }

  static FieldSerializers of(FieldAnnotation annotation, SerializerReader reader) {
    FieldSerializers found = new FieldSerializers();
    for (UsePosition position : UsePosition.values()) {
      annotation
          .type(position.member)
          .map(type -> reader.read(type.type(), Optional.of(type.anchor())))
          .ifPresent(serializer -> found.named.put(position, serializer));
    }
    return found;
  }

  public Optional<NamedSerializer> find(TypeMirror type, UsePosition position) {
    NamedSerializer found = named.get(position);
    if (found == null || !found.isFor(type)) {
      return Optional.empty();
    }
    used.add(position);
    return Optional.of(found);
  }

  /** Returns a faulty mapping if at least one of the field's serializers is unused. */
  public Optional<Mapping> unused(TypeMirror field) {
    for (Map.Entry<UsePosition, NamedSerializer> entry : named.entrySet()) {
      if (!used.contains(entry.getKey())) {
        return Optional.of(unused(field, entry.getKey(), entry.getValue()));
      }
    }
    return Optional.empty();
  }

  private static Mapping unused(TypeMirror field, UsePosition position, NamedSerializer named) {
    return part(field, UsePosition.FIELD, named)
        .map(other -> named.misnamed(field, position.member, other.member))
        .orElseGet(() -> named.unused(field, position.missing()));
  }

  /** Returns the position of the first value in the field that the serializer can serialize. */
  private static Optional<UsePosition> part(
      TypeMirror type, UsePosition position, NamedSerializer named) {
    if (named.isFor(type)) {
      return Optional.of(position);
    } else if (type instanceof ArrayType array) {
      return part(array.getComponentType(), UsePosition.ELEMENT, named);
    }
    if (!(type instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    List<? extends TypeMirror> arguments = declared.getTypeArguments();
    if (named.compiler().isA(type, Map.class) && arguments.size() == 2) {
      return part(arguments.get(0), UsePosition.KEY, named)
          .or(() -> part(arguments.get(1), UsePosition.VALUE, named));
    }
    UsePosition inside = MoreTypes.isTypeOf(Optional.class, type) ? position : UsePosition.ELEMENT;
    return arguments.stream()
        .flatMap(argument -> part(argument, inside, named).stream())
        .findFirst();
  }
}

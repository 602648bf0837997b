package io.variantmapper.processor.emit.run;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.emit.code.VariantTypeName;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.MathTypes;
import io.variantmapper.processor.model.Property;
import java.util.Optional;
import java.util.Set;

/**
 * What a run of fields holds for one property: a hole for a value of fixed size, or the header of a
 * String.
 *
 * @param type the constant of {@code VariantType}
 * @param put the method of {@code FieldWriter} that fills it; empty for none
 * @param get the method of {@code FieldReader} that takes the value out; empty for none
 */
public record Hole(String type, String put, String get) {
  static final Hole TEXT = new Hole("STRING", "writeText", "readText");

  /** A run has the value of a tag in its own bytes, but formats differ in the width of an int. */
  private static final Hole NUMBER_TAG = new Hole("INT", "putInt", "");

  private static final Hole NAME_TAG = new Hole("STRING", "", "");

  private static final Set<TypeName> INTS = Set.of(TypeName.BYTE, TypeName.SHORT, TypeName.INT);

  /** The property's hole; none if its value has no fixed size, or is null as a rule. */
  static Optional<Hole> of(Property property) {
    if (property.mapping() instanceof Mapping.TagOf tagOf) {
      return Optional.of(tagOf.tag().isNumber() ? NUMBER_TAG : NAME_TAG);
    }
    if (!(property.mapping() instanceof Mapping.Direct direct)
        || property.slot().nullable()) {
      return Optional.empty();
    }
    return direct.read().equals("readString") ? Optional.of(TEXT) : of(direct);
  }

  private static Optional<Hole> of(Mapping.Direct direct) {
    TypeName type = direct.type();
    if (type.equals(TypeName.BOOLEAN)) {
      return Optional.of(new Hole("BOOL", "putBoolean", "getBoolean"));
    } else if (type.equals(TypeName.FLOAT)) {
      return Optional.of(new Hole("FLOAT", "putFloat", "getFloat"));
    } else if (INTS.contains(type)) {
      // A Java int that is written as a float has no hole.
      String get = "get" + direct.read().substring("read".length());
      return direct.godotName().equals("int")
          ? Optional.of(new Hole("INT", "putInt", get))
          : Optional.empty();
    }
    return type instanceof ClassName name && MathTypes.NAMES.contains(name.simpleName())
        ? Optional.of(new Hole(VariantTypeName.of(name.simpleName()), "put", "get"))
        : Optional.empty();
  }

  /** The Java type of the value in the hole. */
  TypeName javaType(Property property) {
    return switch (type) {
      case "BOOL" -> TypeName.BOOLEAN.box();
      case "INT" -> TypeName.LONG.box();
      case "FLOAT" -> TypeName.DOUBLE.box();
      default -> property.mapping().type();
    };
  }

  boolean isText() {
    return put.equals(TEXT.put);
  }
}

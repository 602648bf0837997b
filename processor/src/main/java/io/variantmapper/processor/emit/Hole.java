package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Tag;
import java.util.Map;
import java.util.Optional;

/**
 * The place of one field's value in the bytes of a run. If the value has a fixed size, the place is
 * a hole that the value fills. If the value is a String, only its header is at this place.
 *
 * @param put the method of {@code FieldWriter} that fills the hole; empty if there is no such
 *     method
 * @param get the method of {@code FieldReader} that returns the value; empty if there is no such
 *     method
 */
record Hole(GodotType type, String put, String get) {
  static final Hole TEXT = new Hole(GodotType.STRING, "writeText", "readText");

  /**
   * The hole of a numeric tag. The number is constant, but it needs a hole because the width of an
   * int depends on the format.
   */
  private static final Hole NUMBER_TAG = new Hole(GodotType.INT, "putInt", "");

  /** The header of a textual tag. The text is constant, so the bytes of the run contain it. */
  private static final Hole NAME_TAG = new Hole(GodotType.STRING, "", "");

  /**
   * The holes by Java type. A value has such a hole only if it is written as the Godot type of the
   * hole.
   */
  private static final Map<TypeName, Hole> PRIMITIVES = Map.of(
      TypeName.BOOLEAN, new Hole(GodotType.BOOL, "putBoolean", "getBoolean"),
      TypeName.BYTE, new Hole(GodotType.INT, "putInt", "getByte"),
      TypeName.SHORT, new Hole(GodotType.INT, "putInt", "getShort"),
      TypeName.INT, new Hole(GodotType.INT, "putInt", "getInt"),
      TypeName.FLOAT, new Hole(GodotType.FLOAT, "putFloat", "getFloat"));

  static Hole of(Tag tag) {
    return tag.isNumber() ? NUMBER_TAG : NAME_TAG;
  }

  /** Returns the hole of a value that is never null, if it is a String or of a fixed size. */
  static Optional<Hole> of(Mapping.Direct mapping) {
    if (mapping.isString()) {
      return Optional.of(TEXT);
    }
    return mapping.godotType().isMath()
        ? Optional.of(new Hole(mapping.godotType(), "put", "get"))
        : Optional.ofNullable(PRIMITIVES.get(mapping.type()))
            .filter(hole -> hole.type == mapping.godotType());
  }

  TypeName javaType(WireEntry entry) {
    return switch (type) {
      case BOOL -> TypeName.BOOLEAN.box();
      case INT -> TypeName.LONG.box();
      case FLOAT -> TypeName.DOUBLE.box();
      default -> entry.asField().orElseThrow().mapping().type();
    };
  }

  boolean isText() {
    return equals(TEXT);
  }
}

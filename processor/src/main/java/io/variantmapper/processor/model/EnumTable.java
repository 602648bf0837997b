package io.variantmapper.processor.model;

import java.util.Map;
import java.util.Optional;

/**
 * What the constants of an enum are written as and read from.
 *
 * <pre>{@code
 * table.isPlain()   // by name, without anything else
 * }</pre>
 *
 * @param texts the own texts of constants, by name, in the order of the enum
 * @param numbers the own numbers of constants, likewise
 * @param fallback the constant that stands for the unknown
 */
public record EnumTable(
    Form form, Map<String, String> texts, Map<String, Long> numbers, Optional<String> fallback) {
  /** What is written. */
  public enum Form {
    /** The constant's name. */
    NAME,
    /** The constant's place. */
    ORDINAL,
    /** The constant's own text or number, or else its name. */
    VALUE
  }

  /** Whether constants are written as ints. */
  public boolean isNumber() {
    return form == Form.ORDINAL || (form == Form.VALUE && !numbers.isEmpty());
  }

  /** The type of the constants in Godot. */
  public GodotType godotType() {
    return isNumber() ? GodotType.INT : GodotType.STRING;
  }

  /** Whether nothing is said: names are written, and names and ordinals read. */
  public boolean isPlain() {
    return form != Form.ORDINAL && texts.isEmpty() && numbers.isEmpty() && fallback.isEmpty();
  }
}

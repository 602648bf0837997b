package io.variantmapper.processor.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the constants of an enum are written as and read from.
 *
 * <pre>{@code
 * table.isPlain()   // by name, without anything else
 * }</pre>
 *
 * @param constants the names of all, in the order of the enum
 * @param texts the own texts of constants, by name, in the order of the enum
 * @param numbers the own numbers of constants, likewise
 * @param fallback the constant that stands for the unknown
 */
public record EnumTable(
    Form form,
    List<String> constants,
    Map<String, String> texts,
    Map<String, Long> numbers,
    Optional<String> fallback) {
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

  /** What a constant is written as: a String or a Long. */
  public Object valueOf(String constant) {
    if (form == Form.ORDINAL) {
      return (long) constants.indexOf(constant);
    }
    Object own = isNumber() ? numbers.get(constant) : texts.get(constant);
    return form == Form.NAME || own == null ? constant : own;
  }

  /** Whether nothing is said: names are written, and names and ordinals read. */
  public boolean isPlain() {
    return form != Form.ORDINAL && texts.isEmpty() && numbers.isEmpty() && fallback.isEmpty();
  }
}

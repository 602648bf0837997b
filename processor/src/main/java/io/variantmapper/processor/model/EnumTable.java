package io.variantmapper.processor.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The texts and numbers that stand for the constants of an enum in packets.
 *
 * <pre>{@code
 * table.isPlain()   // by name, without custom values
 * }</pre>
 *
 * @param constants the names of all constants in the order of the enum
 * @param texts the custom texts, by the names of their constants, in the order of the enum
 * @param numbers the custom numbers, by the names of their constants, in the order of the enum
 * @param fallback the constant that reading returns for unknown values; empty if there is none
 * @param ignoresCase whether reading ignores the case of letters in texts and names
 */
public record EnumTable(
    Form form,
    List<String> constants,
    Map<String, String> texts,
    Map<String, Long> numbers,
    Optional<String> fallback,
    boolean ignoresCase) {
  /** The form in which constants are written. */
  public enum Form {
    /** The constant's name. */
    NAME,
    /** The constant's ordinal. */
    ORDINAL,
    /** The constant's custom text or number; for a constant without a custom value, its name. */
    VALUE
  }

  /** Returns whether constants are written as ints. */
  public boolean isNumber() {
    return form == Form.ORDINAL || (form == Form.VALUE && !numbers.isEmpty());
  }

  /** Returns the Godot type of the values that stand for the constants. */
  public GodotType godotType() {
    return isNumber() ? GodotType.INT : GodotType.STRING;
  }

  /** Returns the value that is written for a constant: a String or a Long. */
  public Object valueOf(String constant) {
    if (form == Form.ORDINAL) {
      return (long) constants.indexOf(constant);
    }
    Object own = isNumber() ? numbers.get(constant) : texts.get(constant);
    return form == Form.NAME || own == null ? constant : own;
  }

  /** Returns whether the defaults apply: names are written, and names and ordinals are read. */
  public boolean isPlain() {
    return form != Form.ORDINAL
        && texts.isEmpty()
        && numbers.isEmpty()
        && fallback.isEmpty()
        && !ignoresCase;
  }
}

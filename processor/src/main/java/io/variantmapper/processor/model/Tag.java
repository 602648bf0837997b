package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * What tells packets of one subtype from those of the others.
 *
 * <pre>{@code
 * new Tag("type", "move", false).isNumber()   // false
 * }</pre>
 *
 * @param value a String or an Integer
 * @param isFallback whether unknown tags are read as this subtype
 */
public record Tag(String key, Object value, boolean isFallback) {
  /** Whether the value is an int. */
  public boolean isNumber() {
    return value instanceof Integer;
  }

  /** The value as a literal of Java, and as GDScript has it. */
  @Override
  public String toString() {
    return isNumber() ? value.toString() : "\"" + value + "\"";
  }

  TypeName type() {
    return isNumber() ? TypeName.INT : TypeName.get(String.class);
  }
}

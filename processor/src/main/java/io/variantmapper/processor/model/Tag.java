package io.variantmapper.processor.model;

import java.util.List;

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
  private static final List<GodotType> NUMBERS = List.of(GodotType.INT, GodotType.FLOAT);
  private static final List<GodotType> TEXTS = List.of(GodotType.STRING, GodotType.STRING_NAME);

  /** Whether the value is an int. */
  public boolean isNumber() {
    return value instanceof Integer;
  }

  /** Whether the value can be one of {@code mapping}, as far as that is known here. */
  public boolean fits(Mapping mapping) {
    WireType type = mapping.wireType();
    return type.godotType()
        .map(godotType -> godotType == GodotType.ANY || readAs().contains(godotType))
        .orElse(!(type instanceof WireType.Mapped));
  }

  /** The types that read it. */
  private List<GodotType> readAs() {
    return isNumber() ? NUMBERS : TEXTS;
  }

  /** The value as a literal of Java, and as GDScript has it. */
  @Override
  public String toString() {
    return isNumber() ? value.toString() : "\"" + value + "\"";
  }
}

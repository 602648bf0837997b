package io.variantmapper.processor.model;

import java.util.List;

/**
 * The value that distinguishes packets of one subtype from packets of the other subtypes.
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

  /** Returns whether the value is an int. */
  public boolean isNumber() {
    return value instanceof Integer;
  }

  /**
   * Returns whether {@code mapping} can read the value; true if this is unknown at compile time.
   */
  public boolean fits(Mapping mapping) {
    PacketType type = mapping.packetType();
    return type.godotType()
        .map(godotType -> godotType == GodotType.ANY || readAs().contains(godotType))
        .orElse(type.kind() != PacketType.Kind.MAPPED);
  }

  /** Returns the Godot types that can hold the value. */
  private List<GodotType> readAs() {
    return isNumber() ? NUMBERS : TEXTS;
  }

  /** Returns the value as a literal that is valid in both Java and GDScript. */
  @Override
  public String toString() {
    return isNumber() ? value.toString() : "\"" + value + "\"";
  }
}

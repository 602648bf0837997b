package io.variantmapper.it.mapping;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One value in Java and in GDScript.
 *
 * @param java its declaration, in Markdown
 * @param value in Java
 * @param wire how it becomes bytes
 * @param literal in GDScript 4
 * @param oldLiteral in GDScript 3; empty if that has no words for it
 * @param alternatives what is read as the same value, in GDScript 4
 */
public record Row(
    String java,
    Object value,
    Wire wire,
    String literal,
    String oldLiteral,
    List<String> alternatives) {
  /** A row for the one field of a {@code @VariantArray} record. */
  static Row field(Object holder, String literal) {
    return field(format -> holder, literal);
  }

  /** A row for a value that is another one in each format. */
  static Row field(Function<VariantFormat, Object> holders, String literal) {
    Object holder = holders.apply(VariantFormat.GODOT_4);
    Class<?> type = holder.getClass();
    Wire wire = new Wire.Field(GeneratedSerializers.of(type), holders);
    return row(code(JavaSource.of(type).field()), holder, wire, literal);
  }

  /** A row for a mapped type. */
  static Row type(Object value, String literal) {
    return as(value.getClass(), value, literal);
  }

  /** A row for a mapped type that is written as one of these. */
  static Row as(Class<?> declared, Object value, String literal) {
    Wire wire = new Wire.Whole(GeneratedSerializers.of(declared), value);
    return row(code(JavaSource.of(value.getClass()).summary()), value, wire, literal);
  }

  /** A row for what differs between two values; {@code java} says what that is. */
  static Row changes(String java, Object before, Object after, String literal) {
    Wire wire = new Wire.Changes(GeneratedSerializers.ofChanges(after.getClass()), before, after);
    return row(java, after, wire, literal);
  }

  /** A row for a value of which one audience is written less, and reads {@code seen}. */
  static Row inView(String view, Object value, Object seen, String literal) {
    Wire wire = new Wire.InView(GeneratedSerializers.of(value.getClass()), value, view);
    String java = code(value.getClass().getSimpleName())
        + (view.isEmpty() ? " for no view" : " for " + code("\"" + view + "\""));
    return row(java, seen, wire, literal);
  }

  private static String code(String java) {
    return "`" + java + "`";
  }

  private static Row row(String java, Object value, Wire wire, String literal) {
    return new Row(java, value, wire, literal, GdScript.inGodot3(literal), List.of());
  }

  /** The row with another literal in GDScript 3 than that with the older names of types. */
  Row inGodot3(String other) {
    return new Row(java, value, wire, literal, other, alternatives);
  }

  /** Returns the row with other packets that are read as its value. */
  Row alsoFrom(String... others) {
    return new Row(java, value, wire, literal, oldLiteral, List.of(others));
  }

  /** The packet; empty if the format lacks a type. */
  public Optional<byte[]> packet(VariantFormat format) {
    try {
      return Optional.of(wire.encode(format));
    } catch (UnsupportedVariantException e) {
      return Optional.empty();
    }
  }

  /** Returns the value that a packet is read as. */
  public Object decode(byte[] packet, VariantFormat format) {
    return wire.decode(packet, format);
  }

  /** The alternatives that Godot 3 can send. */
  public List<String> oldAlternatives() {
    return alternatives.stream()
        .filter(other -> !GdScript.isSince4(other) && isInGodot3(other))
        .map(GdScript::inGodot3)
        .toList();
  }

  private static boolean isInGodot3(String literal) {
    try {
      return GdScript.parse(literal).encode(VariantFormat.GODOT_3).length > 0;
    } catch (UnsupportedVariantException e) {
      return false;
    }
  }

  @Override
  public String toString() {
    return java + " is " + literal;
  }
}

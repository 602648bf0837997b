package io.variantmapper.it.mapping;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value in Java and in GDScript.
 *
 * @param java the declaration in Java, or a description of the value, as Markdown
 * @param value the value in Java
 * @param wire converts the value to a packet and back
 * @param literal the value in GDScript 4
 * @param oldLiteral the value in GDScript 3, or an empty text if GDScript 3 can't express it
 * @param alternatives other values in GDScript 4 that the library reads as the same value
 */
public record Row(
    String java,
    Object value,
    Wire wire,
    String literal,
    String oldLiteral,
    List<String> alternatives) {
  /** Creates a row for the only field of a {@code @VariantArray} record. */
  static Row field(Object holder, String literal) {
    return field(format -> holder, literal);
  }

  /** Creates a row for the only field of a record. The value of the field depends on the format. */
  static Row field(Function<VariantFormat, Object> holders, String literal) {
    Object holder = holders.apply(VariantFormat.GODOT_4);
    Class<?> type = holder.getClass();
    Wire wire = new Wire.Field(GeneratedSerializers.of(type), holders);
    return row(code(JavaSource.of(type).field()), holder, wire, literal);
  }

  /** Creates a row for a mapped type. */
  static Row type(Object value, String literal) {
    return as(value.getClass(), value, literal);
  }

  /** Creates a row for an object that the serializer of {@code declared} writes. */
  static Row as(Class<?> declared, Object value, String literal) {
    Wire wire = new Wire.Whole(declared, GeneratedSerializers.of(declared), value);
    return row(code(JavaSource.of(value.getClass()).summary()), value, wire, literal);
  }

  /**
   * Creates a row for the difference between two values. {@code java} describes the difference.
   */
  static Row changes(String java, Object before, Object after, String literal) {
    Wire wire = new Wire.Changes(GeneratedSerializers.ofChanges(after.getClass()), before, after);
    return row(java, after, wire, literal);
  }

  /**
   * Creates a row for a value that is written in a view. Reading its packet returns {@code seen},
   * which has defaults for the fields that are not in the view.
   */
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

  /**
   * Returns the row with a literal for GDScript 3. If this method is not called, the row has the
   * literal of GDScript 4, with the type names of GDScript 3.
   */
  Row inGodot3(String other) {
    return new Row(java, value, wire, literal, other, alternatives);
  }

  /**
   * Returns the row with the literals of other values, which the library reads as the row's value.
   */
  Row alsoFrom(String... others) {
    return new Row(java, value, wire, literal, oldLiteral, List.of(others));
  }

  /** Returns the packet; empty if the format does not have one of the packet's types. */
  public Optional<byte[]> packet(VariantFormat format) {
    try {
      return Optional.of(wire.encode(format));
    } catch (UnsupportedVariantException e) {
      return Optional.empty();
    }
  }

  /** Returns the object that contains the value; empty for changes and views. */
  public Optional<MappedObject> object(VariantFormat format) {
    return wire.object(format);
  }

  /** Returns the value that the library reads from a packet. */
  public Object decode(byte[] packet, VariantFormat format) {
    return wire.decode(packet, format);
  }

  /** Returns the alternatives that Godot 3 can send. */
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

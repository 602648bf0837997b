package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Tag;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates literals of GDScript. */
final class Literals {
  /**
   * The categories of characters that are written as escapes. U+FFFF is not assigned; Godot 3 takes
   * it as the position of the cursor.
   */
  private static final Set<Integer> INVISIBLE = Stream.of(
          Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED)
      .map(Byte::intValue)
      .collect(Collectors.toUnmodifiableSet());

  private final Dialect dialect;

  Literals(Dialect dialect) {
    this.dialect = dialect;
  }

  static String text(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().forEach(c -> {
      if (c == '"' || c == '\\') {
        quoted.append('\\').appendCodePoint(c);
      } else if (c == '\n') {
        quoted.append("\\n");
      } else if (c == '\t') {
        quoted.append("\\t");
      } else if (c <= 0xffff && INVISIBLE.contains(Character.getType(c))) {
        quoted.append(String.format("\\u%04x", c));
      } else {
        quoted.appendCodePoint(c);
      }
    });
    return quoted.append('"').toString();
  }

  static String of(Object value) {
    return value instanceof String text ? text(text) : integer(((Number) value).longValue());
  }

  static String of(Tag tag) {
    return of(tag.value());
  }

  /**
   * Returns the literal of a default; empty if its value, or its form in packets, is not known at
   * compile time.
   */
  Optional<String> of(DefaultValue value, PacketType type) {
    return value.match(
        literal -> of(literal.value(), type),
        constant -> type.asEnum().map(enumOf -> dialect.constant(enumOf, constant.name())),
        member -> member.constant().flatMap(constant -> of(constant, type)));
  }

  private Optional<String> of(Object constant, PacketType type) {
    return type.godotType().map(godotType -> of(constant, godotType));
  }

  private String of(Object constant, GodotType type) {
    String text = text(constant.toString());
    return switch (type) {
      case BOOL -> constant.toString();
      case INT -> integer(constant instanceof Character c ? c : ((Number) constant).longValue());
      case FLOAT ->
        FloatLiteral.of(constant instanceof Character c ? c : ((Number) constant).doubleValue());
      case STRING_NAME -> dialect.isModern() ? "&" + text : text;
      case NODE_PATH -> dialect.isModern() ? "^" + text : "NodePath(" + text + ")";
      default -> text;
    };
  }

  /**
   * Returns the expression for an integer. The smallest integer needs a subtraction: the sign is
   * not part of a literal, and without the sign, the number would be too large.
   */
  private static String integer(long value) {
    return value == Long.MIN_VALUE ? "-9223372036854775807 - 1" : String.valueOf(value);
  }
}

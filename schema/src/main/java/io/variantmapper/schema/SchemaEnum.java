package io.variantmapper.schema;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An enum that fields of a mapped type use, and the values that packets contain for its constants.
 *
 * <pre>{@code
 * // enum game.Rank
 * // "bronze" BRONZE
 * // "gold" GOLD
 * Schema.Fields schema = (Schema.Fields) Schema.parse(text);
 * schema.enums().get(0).constants().get(0).value();   // "bronze"
 * }</pre>
 *
 * @param name the Java name of the enum
 * @param ignoresCase whether the case of the letters from A to Z is ignored when a String is read
 * @param constants the constants in the order of their declaration
 */
public record SchemaEnum(String name, boolean ignoresCase, List<Constant> constants) {
  /** Copies the list. */
  public SchemaEnum {
    Objects.requireNonNull(name, "name");
    constants = List.copyOf(constants);
  }

  /**
   * A constant of an enum.
   *
   * @param name the Java name of the constant
   * @param value the value that is written, a String or a Long
   * @param isFallback whether unknown values are read as this constant
   */
  public record Constant(String name, Object value, boolean isFallback) {
    public Constant {
      Objects.requireNonNull(name, "name");
      SchemaTokens.requireLiteral(value, "value");
    }
  }

  /**
   * Returns the constant that has the given value or name; empty if there is no such constant, even
   * if the enum has a fallback.
   *
   * @param value a String or a Long
   */
  public Optional<Constant> constantOf(Object value) {
    return Stream.concat(
            constants.stream().filter(constant -> isSame(constant.value(), value)),
            constants.stream().filter(constant -> isSame(constant.name(), value)))
        .findFirst();
  }

  private boolean isSame(Object own, Object value) {
    if (ignoresCase && own instanceof String text && value instanceof String other) {
      return SchemaTokens.lowerCase(text).equals(SchemaTokens.lowerCase(other));
    }
    return own.equals(value);
  }

  static List<SchemaEnum> sorted(List<SchemaEnum> enums) {
    return enums.stream().sorted(Comparator.comparing(SchemaEnum::name)).toList();
  }

  void print(StringBuilder out) {
    out.append("\nenum ").append(name).append(ignoresCase ? " ignores-case\n" : "\n");
    for (Constant constant : constants) {
      out.append(SchemaTokens.literal(constant.value()))
          .append(' ')
          .append(constant.name())
          .append(constant.isFallback() ? " fallback\n" : "\n");
    }
  }
}

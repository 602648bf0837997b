package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.PacketType;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Generates an enum, and the tables that convert its constants to and from the values in packets.
 *
 * <pre>{@code
 * enum Rank {
 *     BRONZE,
 * }
 * }</pre>
 */
final class EnumBlock {
  private final Dialect dialect;
  private final String name;
  private final PacketType.EnumOf type;
  private final EnumTable table;

  EnumBlock(Dialect dialect, String name, PacketType.EnumOf type) {
    this.dialect = dialect;
    this.name = name;
    this.type = type;
    table = type.table();
  }

  static String constants(String name) {
    return "_" + constantsOf(name);
  }

  private static String constantsOf(String name) {
    return NameWords.upper(NameWords.snakeCase(name)) + "_CONSTANTS";
  }

  static String values(String name) {
    return "_" + valuesOf(name);
  }

  private static String valuesOf(String name) {
    return NameWords.upper(NameWords.snakeCase(name)) + "_VALUES";
  }

  void addDeclaration(Lines out) {
    Lines constants = out.others();
    for (String constant : table.constants()) {
      Long number = table.numbers().get(constant);
      String value = number == null || !table.isNumber() ? "" : " = " + number;
      constants.add(dialect.constant(constant) + value + ",");
    }
    out.block("""

        enum $L {
            $L
        }
        """, name, constants);
  }

  void addTables(Lines out, String prefix) {
    Lines constants = out.others();
    accepted()
        .forEach((value, constant) ->
            constants.add(Literals.of(value) + ": " + dialect.constant(type, constant) + ","));
    Lines values = out.others();
    table
        .constants()
        .forEach(constant -> values.add(
            dialect.constant(type, constant) + ": " + Literals.of(table.valueOf(constant)) + ","));
    String ofConstants = dialect.constants(type);
    out.block(
        """
        const $L: $L = {
            $L
        }
        const $L: $L = {
            $L
        }
        """,
        prefix + constantsOf(name),
        dictionary("Variant", ofConstants),
        constants,
        prefix + valuesOf(name),
        dictionary(ofConstants, table.isNumber() ? "int" : "String"),
        values);
  }

  private String dictionary(String key, String value) {
    return dialect.isModern() ? "Dictionary[" + key + ", " + value + "]" : "Dictionary";
  }

  /**
   * Returns each value that reading accepts, with its constant. Custom texts take precedence over
   * names. Ordinals are only read if there are no custom numbers.
   */
  private Map<Object, String> accepted() {
    Map<Object, String> accepted = new LinkedHashMap<>();
    table.texts().forEach((constant, text) -> accepted.putIfAbsent(text, constant));
    table.constants().forEach(constant -> accepted.putIfAbsent(constant, constant));
    for (int i = 0; i < table.constants().size(); i++) {
      String constant = table.constants().get(i);
      Long number =
          table.numbers().isEmpty() ? Long.valueOf(i) : table.numbers().get(constant);
      if (number != null) {
        accepted.putIfAbsent(number, constant);
      }
    }
    return accepted;
  }
}

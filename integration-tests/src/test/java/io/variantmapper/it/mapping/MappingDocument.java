package io.variantmapper.it.mapping;

import io.variantmapper.runtime.VariantFormat;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Formats the tables of docs/mapping.md. */
final class MappingDocument {
  private static final String END = "<!-- end of rows -->";
  private static final Pattern TABLE =
      Pattern.compile("<!-- rows: ([a-z ]+) -->\n.*?" + END, Pattern.DOTALL);

  private MappingDocument() {}

  /** Returns the names of the tables for which a document has markers. */
  static List<String> names(String document) {
    return TABLE.matcher(document).results().map(found -> found.group(1)).toList();
  }

  /** Returns a document without its tables. */
  static String betweenTheTables(String document) {
    return TABLE.matcher(document).replaceAll("");
  }

  /** Returns the document with the current tables between its markers. */
  static String updated(String document) {
    String updated = document;
    for (Section section : MappingTable.SECTIONS) {
      String start = "<!-- rows: " + section.name() + " -->\n";
      int from = updated.indexOf(start);
      int to = updated.indexOf(END, from);
      if (from < 0 || to < 0) {
        throw new AssertionError("No marks in docs/mapping.md for the rows: " + section.name());
      }
      updated = updated.substring(0, from + start.length()) + text(section) + updated.substring(to);
    }
    return updated;
  }

  private static String text(Section section) {
    boolean withAlternatives =
        section.rows().stream().anyMatch(row -> !row.alternatives().isEmpty());
    String head = withAlternatives
        ? "| Java | GDScript | bytes | also read from |\n| --- | --- | --- | --- |\n"
        : "| Java | GDScript | bytes |\n| --- | --- | --- |\n";
    String rows = section.rows().stream()
        .map(row -> line(row) + (withAlternatives ? " " + alternatives(row) + " |\n" : "\n"))
        .collect(Collectors.joining());
    return "\n" + declarations(section.types()) + head + rows + "\n";
  }

  private static String declarations(List<Class<?>> types) {
    if (types.isEmpty()) {
      return "";
    }
    return types.stream()
        .map(type -> JavaSource.of(type).declaration())
        .collect(Collectors.joining("\n\n", "```java\n", "\n```\n\n"));
  }

  private static String line(Row row) {
    byte[] packet = row.packet(VariantFormat.GODOT_4).orElseThrow();
    Optional<byte[]> old = row.packet(VariantFormat.GODOT_3);
    String literal = code(row.literal());
    String bytes = hex(packet);
    if (old.isEmpty()) {
      literal += "<br>not in Godot 3";
    } else {
      literal += inGodot3(row.literal(), row.oldLiteral(), oldLiteral(row));
      bytes += inGodot3(hex(packet), hex(old.get()), hex(old.get()));
    }
    return "| " + row.java() + " | " + literal + " | " + bytes + " |";
  }

  private static String oldLiteral(Row row) {
    return row.oldLiteral().isEmpty() ? "no literal" : code(row.oldLiteral());
  }

  private static String inGodot3(String now, String old, String shown) {
    return now.equals(old) ? "" : "<br>Godot 3: " + shown;
  }

  private static String alternatives(Row row) {
    return row.alternatives().stream().map(MappingDocument::code).collect(Collectors.joining(", "));
  }

  /** Formats a packet in words of four bytes. */
  private static String hex(byte[] packet) {
    return code(HexFormat.of().formatHex(packet).replaceAll("(.{8})(?!$)", "$1 "));
  }

  private static String code(String text) {
    return "`" + text + "`";
  }
}

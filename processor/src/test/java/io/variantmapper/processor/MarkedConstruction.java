package io.variantmapper.processor;

import io.variantmapper.processor.OptionRow.MarkedField;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The ways to create an object whose fields have annotations, each as the source of a class. A line
 * that begins with a star is repeated for each field.
 */
enum MarkedConstruction {
  RECORD("""
      MARK record NAME(MARKED) {
      """),

  CONSTRUCTOR("""
      MARK class NAME {
      *  MARKS private final TYPE PROP;
        NAME(PARAMETERS) {
      *    this.PROP = PROP;
        }
      *  TYPE PROP() { return PROP; }
      """),

  MARKED_PARAMETERS("""
      MARK class NAME {
      *  final TYPE PROP;
        NAME(MARKED) {
      *    this.PROP = PROP;
        }
      """),

  SETTERS("""
      MARK class NAME {
      *  MARKS private TYPE PROP;
      *  public TYPE getCAP() { return PROP; }
      *  public void setCAP(TYPE PROP) { this.PROP = PROP; }
      """),

  PUBLIC_FIELDS("""
      MARK class NAME {
      *  MARKS public TYPE PROP;
      """),

  BUILDER("""
      MARK class NAME {
      *  MARKS private final TYPE PROP;
        private NAME(Builder builder) {
      *    PROP = builder.PROP;
        }
      *  TYPE PROP() { return PROP; }
        static Builder builder() { return new Builder(); }
        static class Builder {
      *    private TYPE PROP;
      *    Builder PROP(TYPE PROP) { this.PROP = PROP; return this; }
          NAME build() { return new NAME(this); }
        }
      """);

  private final String template;

  MarkedConstruction(String template) {
    this.template = template;
  }

  /** Returns the source of a nested type with the fields of {@code row}. */
  String source(OptionRow row, String annotation, String name) {
    return template
            .lines()
            .map(line -> line.startsWith("*") ? repeated(line.substring(1), row) : line)
            .collect(Collectors.joining("\n"))
            .replace("MARKED", joined(row, field -> field.annotations() + " " + declaration(field)))
            .replace("PARAMETERS", joined(row, MarkedConstruction::declaration))
            .replace("MARK ", annotation + " static ")
            .replace("NAME", name)
        + "\n" + row.members() + "\n}\n";
  }

  private static String repeated(String line, OptionRow row) {
    return row.fields().stream()
        .map(field -> line.replace("MARKS", field.annotations())
            .replace("TYPE", field.type())
            .replace("PROP", field.name())
            .replace("CAP", capitalized(field.name())))
        .collect(Collectors.joining("\n"));
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private static String declaration(MarkedField field) {
    return field.type() + " " + field.name();
  }

  private static String joined(OptionRow row, Function<MarkedField, String> each) {
    Stream<String> all = row.fields().stream().map(each);
    return all.collect(Collectors.joining(", "));
  }
}

package io.variantmapper.schema;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What packets of a mapped type hold, as the annotation processor writes it with {@code
 * -Avariant.schema=true}.
 *
 * <pre>{@code
 * Schema schema = Schema.parse(Files.readString(file));
 * if (schema instanceof Schema.Fields fields) {
 *   fields.entries().get(0).key();   // "display_name"
 * }
 * }</pre>
 */
public sealed interface Schema {
  /** Returns the Java name of the mapped type. */
  String name();

  /** Returns the names of the type's own type parameters; empty if it is not generic. */
  List<String> parameters();

  /** Returns the schema file: UTF-8 text whose lines end with {@code \n}. */
  String text();

  /**
   * Returns what a schema file says.
   *
   * @throws SchemaException if the text is no schema, or one of a later version
   */
  static Schema parse(String text) {
    return new SchemaParser(text).parse();
  }

  /**
   * A type with fields.
   *
   * @param shape never {@link SchemaShape#SUBTYPES}
   * @param mixIn the Java name of the mix-in that maps the type, if one does
   * @param entries in the order in which they are written
   * @param enums those that the entries name, sorted
   */
  record Fields(
      SchemaShape shape,
      String name,
      List<String> parameters,
      Optional<String> mixIn,
      UnknownEntries unknownEntries,
      List<SchemaEntry> entries,
      List<SchemaEnum> enums)
      implements Schema {
    /** Copies the lists, and sorts the enums. */
    public Fields {
      parameters = List.copyOf(parameters);
      entries = List.copyOf(entries);
      enums = enums.stream().sorted(Comparator.comparing(SchemaEnum::name)).toList();
    }

    @Override
    public String text() {
      StringBuilder out = SchemaTokens.head(shape, this);
      mixIn.ifPresent(by -> out.append(" by ").append(by));
      out.append("\nunknown ").append(unknownEntries.word()).append('\n');
      for (int i = 0; i < entries.size(); i++) {
        out.append(shape == SchemaShape.ARRAY ? i + " " : "")
            .append(entries.get(i))
            .append('\n');
      }
      enums.forEach(values -> values.print(out));
      return out.toString();
    }
  }

  /**
   * An abstract type whose packets are those of its subtypes.
   *
   * @param key the key of the tag in a Dictionary; in an Array it is the first element
   * @param subtypes sorted by their tags
   */
  record Subtypes(String name, List<String> parameters, String key, List<Subtype> subtypes)
      implements Schema {
    private static final Comparator<Subtype> BY_TAG = Comparator.comparing(
            (Subtype subtype) -> subtype.tag() instanceof Long number ? number : Long.MIN_VALUE)
        .thenComparing(subtype -> subtype.tag().toString());

    /** Copies the lists, and sorts the subtypes. */
    public Subtypes {
      parameters = List.copyOf(parameters);
      subtypes = subtypes.stream().sorted(BY_TAG).toList();
    }

    @Override
    public String text() {
      StringBuilder out = SchemaTokens.head(SchemaShape.SUBTYPES, this);
      out.append("\ntag ").append(SchemaTokens.quoted(key)).append('\n');
      subtypes.forEach(subtype -> out.append(subtype).append('\n'));
      return out.toString();
    }
  }

  /**
   * One of the subtypes.
   *
   * @param tag a String or a Long
   * @param isFallback whether unknown tags are read as this subtype
   */
  record Subtype(Object tag, SchemaType.Mapped type, boolean isFallback) {
    @Override
    public String toString() {
      return SchemaTokens.literal(tag) + " " + type + (isFallback ? " fallback" : "");
    }
  }

  /** What happens to entries that no field is for. */
  enum UnknownEntries {
    /** They are skipped. */
    SKIP,
    /** The packet is refused. */
    FAIL,
    /** They are kept, and written again. */
    KEEP;

    /** Returns the word that stands for it in a schema. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

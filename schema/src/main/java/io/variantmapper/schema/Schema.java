package io.variantmapper.schema;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A description of the packets of a mapped type, or of the calls of a Godot node. The annotation
 * processor writes such descriptions if {@code -Avariant.schema=true} is set.
 *
 * <pre>{@code
 * Schema schema = Schema.parse(Files.readString(file));
 * if (schema instanceof Schema.Fields fields) {
 *   fields.entries().get(0).key();   // "display_name"
 * }
 * }</pre>
 */
public sealed interface Schema {
  /** Returns the Java name of the mapped type, or of the interface that describes the node. */
  String name();

  /** Returns the names of the mapped type's type parameters; empty if it is not generic. */
  List<String> parameters();

  /** Returns the text of the schema file. Each line ends with {@code \n}. */
  String text();

  /**
   * Parses the text of a schema file.
   *
   * @throws SchemaException if the text is not a schema, or if it has a later version of the file
   *     format
   */
  static Schema parse(String text) {
    return new SchemaParser(text).parse();
  }

  private static StringBuilder head(SchemaShape shape, Schema schema) {
    StringBuilder out = new StringBuilder(SchemaParser.VERSION).append('\n');
    out.append(shape.word()).append(' ').append(schema.name());
    return schema.parameters().isEmpty()
        ? out
        : out.append('<').append(String.join(", ", schema.parameters())).append('>');
  }

  /**
   * A type with fields.
   *
   * @param shape the form in which the type is written; a Dictionary or an Array
   * @param mixIn the Java name of the mix-in that maps the type, if there is one
   * @param entries the entries or elements in the order in which they are written
   * @param enums the enums that the types of the entries mention, sorted by name
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
      Objects.requireNonNull(shape, "shape");
      Objects.requireNonNull(name, "name");
      parameters = List.copyOf(parameters);
      Objects.requireNonNull(mixIn, "mixIn");
      Objects.requireNonNull(unknownEntries, "unknownEntries");
      entries = List.copyOf(entries);
      enums = SchemaEnum.sorted(enums);
    }

    @Override
    public String text() {
      StringBuilder out = Schema.head(shape, this);
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
   * A type that is written as the value of its only field.
   *
   * @param mixIn the Java name of the mix-in that maps the type, if there is one
   * @param enums the enums that the type of the value mentions, sorted by name
   */
  record Value(
      String name,
      List<String> parameters,
      Optional<String> mixIn,
      SchemaType type,
      List<SchemaEnum> enums)
      implements Schema {
    /** Copies the lists, and sorts the enums. */
    public Value {
      Objects.requireNonNull(name, "name");
      parameters = List.copyOf(parameters);
      Objects.requireNonNull(mixIn, "mixIn");
      Objects.requireNonNull(type, "type");
      enums = SchemaEnum.sorted(enums);
    }

    @Override
    public String text() {
      StringBuilder out = Schema.head(SchemaShape.VALUE, this);
      mixIn.ifPresent(by -> out.append(" by ").append(by));
      out.append('\n').append(type).append('\n');
      enums.forEach(values -> values.print(out));
      return out.toString();
    }
  }

  /**
   * An abstract type. Each value is written as an object of one of the subtypes.
   *
   * @param key the key of the tag in a Dictionary; in an Array, the tag is the first element
   * @param subtypes the subtypes, sorted by their tags
   */
  record Subtypes(String name, List<String> parameters, String key, List<Subtype> subtypes)
      implements Schema {
    private static final Comparator<Subtype> BY_TAG = Comparator.comparing(
            (Subtype subtype) -> subtype.tag() instanceof Long number ? number : Long.MIN_VALUE)
        .thenComparing(subtype -> subtype.tag().toString());

    /** Copies the lists, and sorts the subtypes. */
    public Subtypes {
      Objects.requireNonNull(name, "name");
      parameters = List.copyOf(parameters);
      Objects.requireNonNull(key, "key");
      subtypes = subtypes.stream().sorted(BY_TAG).toList();
    }

    @Override
    public String text() {
      StringBuilder out = Schema.head(SchemaShape.SUBTYPES, this);
      out.append("\ntag ").append(SchemaTokens.quoted(key)).append('\n');
      subtypes.forEach(subtype -> out.append(subtype).append('\n'));
      return out.toString();
    }
  }

  /**
   * A subtype of an abstract type.
   *
   * @param tag the value of the tag, a String or a Long
   * @param isFallback whether unknown tags are read as this subtype
   */
  record Subtype(Object tag, SchemaType.Mapped type, boolean isFallback) {
    public Subtype {
      SchemaTokens.requireLiteral(tag, "tag");
      Objects.requireNonNull(type, "type");
    }

    @Override
    public String toString() {
      return SchemaTokens.literal(tag) + " " + type + (isFallback ? " fallback" : "");
    }
  }

  /**
   * A Godot node with functions that peers call.
   *
   * @param path the path below {@code /root}, with {@code {name}} for each variable; empty if the
   *     program gives the path when it adds a node
   * @param functions the functions, sorted as Godot numbers them
   * @param enums the enums that the types of the arguments mention, sorted by name
   */
  record Node(String name, String path, List<SchemaFunction> functions, List<SchemaEnum> enums)
      implements Schema {
    /**
     * Copies and sorts the lists.
     *
     * @throws IllegalArgumentException if two functions have the same name
     */
    public Node {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(path, "path");
      // The order of UTF-8 is the order of code points, in which Godot sorts.
      functions = functions.stream()
          .sorted(Comparator.comparing(
              function -> function.name().getBytes(StandardCharsets.UTF_8),
              Arrays::compareUnsigned))
          .toList();
      enums = SchemaEnum.sorted(enums);
      if (functions.stream().map(SchemaFunction::name).distinct().count() < functions.size()) {
        throw new IllegalArgumentException("Two functions of " + name + " have the same name");
      }
    }

    /** Returns no names, because a node has no type parameters. */
    @Override
    public List<String> parameters() {
      return List.of();
    }

    @Override
    public String text() {
      StringBuilder out = new StringBuilder(SchemaParser.VERSION);
      out.append('\n').append(SchemaParser.NODE).append(' ').append(name).append('\n');
      if (!path.isEmpty()) {
        out.append(pathLine()).append('\n');
      }
      functions.forEach(function -> out.append(function).append('\n'));
      enums.forEach(values -> values.print(out));
      return out.toString();
    }

    String pathLine() {
      return SchemaParser.PATH + " " + SchemaTokens.quoted(path);
    }
  }

  /** How to handle entries without a matching field. */
  enum UnknownEntries {
    /** The entries are skipped. */
    SKIP,
    /** Reading throws an exception. */
    FAIL,
    /** The entries are kept in the object, and are written again with the object. */
    KEEP;

    /** Returns the word that schemas contain for this handling. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

package io.variantmapper.schema;

import io.variantmapper.schema.Schema.UnknownEntries;
import io.variantmapper.schema.SchemaEntry.IfMissing;
import io.variantmapper.schema.SchemaFunction.Caller;
import io.variantmapper.schema.SchemaFunction.Transfer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Parses a schema file, line by line. */
final class SchemaParser {
  static final String VERSION = "schema 1";
  static final String NODE = "node";
  static final String PATH = "path";

  private final String[] lines;
  private int next;

  SchemaParser(String text) {
    lines = text.split("\r?\n", -1);
  }

  Schema parse() {
    if (!lines[0].equals(VERSION)) {
      throw new SchemaException(
          1,
          "Expected \"" + VERSION + "\" but found \"" + lines[0]
              + "\". A later version of Variant Mapper may have written it.");
    }
    next = 1;
    SchemaTokens head = line();
    Schema schema = head.skip(NODE) ? node(head) : type(head);
    if (next < lines.length) {
      throw line().error("the end of the schema");
    }
    return schema;
  }

  private Schema type(SchemaTokens head) {
    SchemaShape shape = choice(head, SchemaShape.values(), SchemaShape::word, NODE);
    String name = head.word("the name of a type");
    List<String> parameters = head.parameters();
    return switch (shape) {
      case SUBTYPES -> subtypes(head, name, parameters);
      case VALUE -> value(head, name, parameters);
      case DICTIONARY, ARRAY -> fields(head, shape, name, parameters);
    };
  }

  /** Moves to the next line, and returns it. After the end of the text, returns an empty line. */
  private SchemaTokens line() {
    next++;
    return new SchemaTokens(next <= lines.length ? lines[next - 1] : "", next);
  }

  private boolean isEntryNext() {
    return next < lines.length && !lines[next].isEmpty();
  }

  /**
   * Skips the word of one of the choices, and returns the choice.
   *
   * @param others further words that the message lists if none of the words is next
   */
  private static <E> E choice(
      SchemaTokens line, E[] choices, Function<E, String> word, String... others) {
    List<String> words = new ArrayList<>();
    for (E choice : choices) {
      if (line.skip(word.apply(choice))) {
        return choice;
      }
      words.add(word.apply(choice));
    }
    words.addAll(List.of(others));
    throw line.error("one of " + String.join(", ", words));
  }

  private Schema node(SchemaTokens head) {
    String name = head.word("the name of an interface");
    head.end();
    String path = "";
    Set<String> names = new HashSet<>();
    List<SchemaFunction> functions = new ArrayList<>();
    while (isEntryNext()) {
      SchemaTokens line = line();
      if (functions.isEmpty() && path.isEmpty() && line.skip(PATH)) {
        path = line.quoted();
      } else {
        functions.add(function(line, names));
      }
      line.end();
    }
    return new Schema.Node(name, path, functions, enums());
  }

  private static SchemaFunction function(SchemaTokens line, Set<String> names) {
    String name = line.quoted();
    if (!names.add(name)) {
      throw line.error("the only line for " + SchemaTokens.quoted(name));
    }
    Caller caller = line.skip(Caller.ANY_PEER.word()) ? Caller.ANY_PEER : Caller.AUTHORITY;
    Transfer transfer = line.skip(Transfer.UNRELIABLE.word())
        ? Transfer.UNRELIABLE
        : line.skip(Transfer.UNRELIABLE_ORDERED.word())
            ? Transfer.UNRELIABLE_ORDERED
            : Transfer.RELIABLE;
    int channel = line.skip("channel") ? line.count("the number of a channel") : 0;
    List<List<SchemaType>> arguments = new ArrayList<>();
    do {
      List<SchemaType> types = line.arguments();
      if (!arguments.isEmpty()
          && types.size() <= arguments.get(arguments.size() - 1).size()) {
        throw line.error("only lists of arguments that become longer");
      }
      arguments.add(types);
    } while (!line.isAtEnd());
    return new SchemaFunction(name, caller, transfer, channel, arguments);
  }

  private Schema subtypes(SchemaTokens head, String name, List<String> parameters) {
    head.end();
    SchemaTokens tag = line();
    tag.expect("tag");
    String key = tag.quoted();
    tag.end();
    List<Schema.Subtype> subtypes = new ArrayList<>();
    while (isEntryNext()) {
      SchemaTokens line = line();
      Object value = line.literal();
      SchemaShape shape = choice(line, SchemaShape.values(), SchemaShape::word);
      SchemaType.Mapped type = line.mapped(shape);
      subtypes.add(new Schema.Subtype(value, type, line.skip("fallback")));
      line.end();
    }
    skipEmpty();
    return new Schema.Subtypes(name, parameters, key, subtypes);
  }

  private Schema fields(
      SchemaTokens head, SchemaShape shape, String name, List<String> parameters) {
    Optional<String> mixIn = mixIn(head);
    SchemaTokens unknownLine = line();
    unknownLine.expect("unknown");
    UnknownEntries unknown = choice(unknownLine, UnknownEntries.values(), UnknownEntries::word);
    unknownLine.end();
    List<SchemaEntry> entries = new ArrayList<>();
    while (isEntryNext()) {
      SchemaTokens line = line();
      if (shape == SchemaShape.ARRAY && !line.skip(String.valueOf(entries.size()))) {
        throw line.error("the position " + entries.size());
      }
      entries.add(entry(line));
      line.end();
    }
    return new Schema.Fields(shape, name, parameters, mixIn, unknown, entries, enums());
  }

  private Schema value(SchemaTokens head, String name, List<String> parameters) {
    Optional<String> mixIn = mixIn(head);
    SchemaTokens line = line();
    SchemaType type = line.type();
    line.end();
    return new Schema.Value(name, parameters, mixIn, type, enums());
  }

  /** Returns the mix-in at the end of the first line; empty if there is none. */
  private static Optional<String> mixIn(SchemaTokens head) {
    Optional<String> mixIn =
        head.skip("by") ? Optional.of(head.word("the name of a mix-in")) : Optional.empty();
    head.end();
    return mixIn;
  }

  private List<SchemaEnum> enums() {
    skipEmpty();
    List<SchemaEnum> enums = new ArrayList<>();
    while (isEntryNext()) {
      enums.add(enumOf(line()));
      skipEmpty();
    }
    return enums;
  }

  private void skipEmpty() {
    while (next < lines.length && lines[next].isEmpty()) {
      next++;
    }
  }

  private static SchemaEntry entry(SchemaTokens line) {
    if (line.skip("reserved")) {
      return new SchemaEntry.Reserved();
    }
    String key = line.quoted();
    if (line.skip("tag")) {
      return new SchemaEntry.Tag(key, line.literal(), line.skip("fallback"));
    }
    SchemaType type = line.type();
    IfMissing ifMissing = choice(line, IfMissing.values(), IfMissing::word);
    Optional<String> value =
        ifMissing == IfMissing.DEFAULT ? Optional.of(defaultValue(line)) : Optional.empty();
    List<String> aliases = new ArrayList<>();
    while (line.skip("alias")) {
      aliases.add(line.quoted());
    }
    boolean ignoresCase = line.skip("ignores-case");
    SchemaAccess access = line.skip(SchemaAccess.READ_ONLY.word())
        ? SchemaAccess.READ_ONLY
        : line.skip(SchemaAccess.WRITE_ONLY.word())
            ? SchemaAccess.WRITE_ONLY
            : SchemaAccess.READ_WRITE;
    List<String> views = new ArrayList<>();
    while (line.skip("view")) {
      views.add(line.quoted());
    }
    return new SchemaEntry.Field(
        key,
        type,
        ifMissing,
        value,
        aliases,
        ignoresCase,
        access,
        views,
        line.skip("omits-null"),
        line.skip("omits-default"));
  }

  private static String defaultValue(SchemaTokens line) {
    return line.skip("by") ? "by " + line.word("the name of a member") : line.value();
  }

  private SchemaEnum enumOf(SchemaTokens head) {
    head.expect("enum");
    String name = head.word("the name of an enum");
    boolean ignoresCase = head.skip("ignores-case");
    head.end();
    List<SchemaEnum.Constant> constants = new ArrayList<>();
    while (isEntryNext()) {
      SchemaTokens line = line();
      Object value = line.literal();
      String constant = line.word("the name of a constant");
      constants.add(new SchemaEnum.Constant(constant, value, line.skip("fallback")));
      line.end();
    }
    return new SchemaEnum(name, ignoresCase, constants);
  }
}

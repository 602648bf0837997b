package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Declaration.Trait;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Generates the class of a mapped type with fields.
 *
 * <pre>{@code
 * class_name Player
 * extends RefCounted
 * }</pre>
 */
final class ClassScript {
  private final MappedType type;
  private final Dialect dialect;
  private final ScriptParts parts;
  private final List<ScriptField> fields;

  ClassScript(MappedType type, Dialect dialect) {
    this.type = type;
    this.dialect = dialect;
    parts = new ScriptParts(dialect, Locals.of(type), ScriptValues::of);
    // The fields stay in the order of their declaration, because callers of create() rely on
    // this order.
    fields = Entry.only(Field.class, type.elements()).stream()
        .filter(dialect.settings()::shows)
        .map(field -> ScriptField.of(field, type, parts))
        .toList();
  }

  String text() {
    ClassName origin = type.declaration().origin();
    PublicFunctions functions = new PublicFunctions(parts, origin, dialect.objects(origin));
    ObjectReader reader = new ObjectReader(type, fields, parts);
    ObjectWriter writer = new ObjectWriter(type, fields, parts);
    Lines methods = parts.lines();
    functions.addToBytes(methods);
    writer.addToVariant(methods);
    boolean hasChanges = type.declaration().traits().contains(Trait.CHANGES);
    if (hasChanges) {
      functions.addMergeChanges(methods);
    }
    reader.addFillFrom(methods);
    if (hasChanges) {
      ChangesFunctions changes = new ChangesFunctions(type, fields, parts);
      changes.addReadChanges(methods, reader);
      changes.addApplyChanges(methods);
    }
    Lines members = parts.lines();
    addMembers(members);
    Lines statics = parts.lines();
    addCreate(statics);
    functions.addFromBytes(statics);
    functions.addFromVariant(statics);
    functions.addReadFrom(statics, reading(origin));
    parts.addTo(statics);

    Lines tables = tables("_");
    Lines constants = parts.lines();
    Preloads.add(constants, dialect, scripts(), List.of(members, statics, methods, tables));
    addKeys(constants);
    addPrivateConstants(constants, reader);
    Lines out = parts.lines();
    addHead(out, type.declaration(), dialect);
    addConstants(out, constants, tables);
    return out.block("$L\n$L\n$L", members, statics, methods).toString();
  }

  /** Returns the text of a script that only has the keys, the tag and the enums. */
  String keys() {
    for (ScriptField field : fields) {
      field
          .field()
          .mapping()
          .all()
          .flatMap(part -> part.packetType().asEnum().stream())
          .forEach(parts::need);
    }
    Lines tables = tables("");
    Lines constants = parts.lines();
    Preloads.add(constants, dialect, scripts(), List.of(tables));
    addKeys(constants);
    tag().ifPresent(of -> addTag(constants, "TAG", of));
    Lines out = parts.lines();
    addHead(out, type.declaration(), dialect);
    addConstants(out, constants, tables);
    return out.toString();
  }

  private void addConstants(Lines out, Lines constants, Lines tables) {
    parts.enums().forEach((name, of) -> new EnumBlock(dialect, name, of).addDeclaration(out));
    if (!tables.isEmpty() || !constants.isEmpty()) {
      out.block("\n$L\n$L", constants, tables);
    }
  }

  /** Returns the tables of the enums. The names of the tables begin with {@code prefix}. */
  private Lines tables(String prefix) {
    Lines tables = parts.lines();
    parts.enums().forEach((name, of) -> new EnumBlock(dialect, name, of).addTables(tables, prefix));
    return tables;
  }

  /** Returns the types whose generated classes the code may refer to by name. */
  private List<ClassName> scripts() {
    // In Godot 3, code does not use the names of classes, but loads scripts by their paths.
    return dialect.isModern()
        ? Stream.concat(
                Stream.of(type.declaration().origin()),
                fields.stream()
                    .flatMap(field -> field.field().mapping().all())
                    .flatMap(part -> part.packetType().asMapped().stream())
                    .map(PacketType.Mapped::name))
            .toList()
        : List.of();
  }

  // class_name Player
  // extends RefCounted
  // ## The state of a player.
  static void addHead(Lines out, Declaration declaration, Dialect dialect) {
    addHead(
        out,
        declaration,
        declaration.hierarchy().map(dialect::superclass).orElse(dialect.base()),
        dialect);
  }

  static void addHead(Lines out, Declaration declaration, String base, Dialect dialect) {
    if (dialect.settings().hasClassNames()) {
      out.block("class_name $L", dialect.names().ofClass(declaration.origin()));
    }
    out.block("extends $L", base);
    out.addAll(DocComment.ofClass(
        declaration.doc(),
        "Generated by Variant Mapper from [code]" + declaration.name().canonicalName()
            + "[/code]."));
  }

  // const HP_KEY: String = "hp"
  private void addKeys(Lines out) {
    Optional<Entry.OfTag> tag = tag();
    if (tag.isPresent() && type.declaration().hierarchy().isEmpty()) {
      String key = Literals.text(tag.get().key().text());
      out.block("const $L: String = $L", GdScriptNames.TAG_KEY, key);
    }
    if (type.declaration().shape() != Shape.VALUE) {
      fields.forEach(field -> out.add("const " + field.key() + ": String = "
          + Literals.text(field.field().key().text())));
    }
  }

  private static void addTag(Lines out, String name, Entry.OfTag of) {
    String type = of.tag().isNumber() ? "int" : "String";
    out.block("const $L: $L = $L", name, type, Literals.of(of.tag()));
  }

  private void addPrivateConstants(Lines out, ObjectReader reader) {
    Optional<Entry.OfTag> tag = tag();
    tag.ifPresent(of -> addTag(out, "_TAG", of));
    if (reader.checksKeys()) {
      Lines keys = out.others();
      tag.ifPresent(of -> keys.add(GdScriptNames.TAG_KEY + ","));
      fields.forEach(field -> field.keys().forEach(key -> keys.add(key + ",")));
      out.block("""
          const _KEYS: Array = [
              $L
          ]
          """, keys);
    }
  }

  private Optional<Entry.OfTag> tag() {
    return WireEntry.tag(type.wireEntries());
  }

  // ## The hit points.
  // var hp: int = 100
  private void addMembers(Lines out) {
    if (!fields.isEmpty() || type.extras().isPresent()) {
      out.add("");
    }
    for (ScriptField field : fields) {
      out.addAll(DocComment.ofMember(field.field().member().doc()));
      addMember(out, field.member(), field.value().member(), field.initial());
    }
    type.extras().ifPresent(extras -> {
      out.addAll(DocComment.ofMember(extras.member().doc()));
      String type = parts.value(extras.slot().wireValue()).member();
      addMember(out, ObjectReader.member(extras), type, "{}");
    });
  }

  private void addMember(Lines out, String name, String type, String initial) {
    out.block("var $L = $L", dialect.variable(name, type), initial);
  }

  private void addCreate(Lines out) {
    if (fields.isEmpty()) {
      return;
    }
    ClassName origin = type.declaration().origin();
    Map<ScriptField, String> parameters = parameters();
    String declarations = parameters.entrySet().stream()
        .map(of -> dialect.variable(of.getValue(), of.getKey().value().member()))
        .collect(Collectors.joining(", "));
    Lines assignments = out.others();
    parameters.forEach((field, parameter) ->
        assignments.add(dialect.assign(parts.local("result"), field.member(), parameter)));
    String objects = dialect.objects(origin);
    out.block("""


        ## Returns a new object with these values.
        static func create($L) -> $L:
            var $result: $L = $L
            $L
            return $result
        """, declarations, objects, objects, dialect.created(origin), assignments);
  }

  /** Returns the parameters of {@code create}: {@code p_match} for the member {@code match_}. */
  private Map<ScriptField, String> parameters() {
    Map<ScriptField, String> parameters = new LinkedHashMap<>();
    for (ScriptField field : fields) {
      String name = parts.local("p_" + field.member().replaceFirst("_+$", ""));
      while (parameters.containsValue(name)) {
        name = parts.local(name + "_");
      }
      parameters.put(field, name);
    }
    return parameters;
  }

  private Lines reading(ClassName origin) {
    Lines out = parts.lines();
    String arguments = out.text("$value, $lenient, $depth, $problem");
    return out.block(
        """
        var $result: $L = $L
        if not $L:
            return null
        return $result
        """,
        dialect.objects(origin),
        dialect.created(origin),
        dialect.call(parts.local("result"), "fill_from", arguments));
  }

  static boolean contains(Lines code, String name) {
    return Pattern.compile("\\b" + Pattern.quote(name) + "\\b")
        .matcher(code.toString())
        .find();
  }
}

package io.variantmapper.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.DirectForm;
import io.variantmapper.processor.model.Direction;
import io.variantmapper.processor.model.Entry;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.FieldOptions;
import io.variantmapper.processor.model.Flattened;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.View;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints a model as lines of text, so that a test can show how a source is read.
 *
 * <p>The names of types have no packages. An option that a field does not have is not printed.
 *
 * <pre>{@code
 * ModelText.fields(type)   // "hp": int hp as int, missing REFUSED, nil READ
 * ModelText.access(type)   // hp: get by hp(), set by creator
 * }</pre>
 */
public final class ModelText {
  private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");

  private ModelText() {}

  /** Returns all sections of a mapped type. */
  public static String of(MappedType type) {
    return declaration(type) + creation(type) + fields(type) + access(type) + mistakes(type);
  }

  /**
   * Returns one line for the declaration, one for each subtype, and one for each misused
   * annotation.
   */
  public static String of(Hierarchy hierarchy) {
    Stream<String> head =
        Stream.of(line(head(hierarchy.declaration()), "tag under \"" + hierarchy.key() + "\""));
    Stream<String> subtypes = hierarchy.subtypes().stream().map(ModelText::subtype);
    Stream<String> annotations = hierarchy.misplaced().stream().map(ModelText::misused);
    return lines(Stream.of(head, subtypes, annotations).flatMap(section -> section));
  }

  /** Returns one line: the name, the shape, and facts that affect the whole serializer. */
  public static String declaration(MappedType type) {
    return lines(Stream.of(
        line(head(type.declaration()), type.refusesUnknown() ? "refuses unknown keys" : "")));
  }

  /** Returns one line: the call that creates the object, or the reason why there is none. */
  public static String creation(MappedType type) {
    return lines(Stream.of(creation(type.creation())));
  }

  /** Returns one line for each entry. The line of a field shows its key, mapping and options. */
  public static String fields(MappedType type) {
    return lines(type.entries().stream().flatMap(ModelText::entry));
  }

  /** Returns one line for each property of the object: how generated code gets and sets it. */
  public static String access(MappedType type) {
    return lines(type.properties().stream()
        .map(property -> property.name() + ": get by " + access(property.getter()) + ", set by "
            + access(property.setter())));
  }

  /** Returns one line for each invalid index and each misused annotation. */
  public static String mistakes(MappedType type) {
    return lines(type.faults().stream()
        .map(fault -> fault.arguments().containsKey("index") ? misplaced(fault) : misused(fault)));
  }

  private static String lines(Stream<String> lines) {
    return lines.map(line -> line + "\n").collect(Collectors.joining());
  }

  /** Joins the parts of a line that are not empty. */
  private static String line(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }

  private static String labeled(String label, Collection<?> values) {
    return values.isEmpty() ? "" : label + " " + values;
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private static String name(TypeName type) {
    return PACKAGE.matcher(type.toString()).replaceAll("");
  }

  private static String head(Declaration declaration) {
    String variables = declaration.typeVariables().stream()
        .filter(variable -> !variable.bounds().isEmpty())
        .map(ModelText::variable)
        .collect(Collectors.joining(", "));
    return line(
        name(declaration.type()) + " as " + declaration.shape(),
        variables,
        declaration.isMixedIn() ? "marked by " + declaration.originName() : "",
        labeled("faults", declaration.faults()),
        labeled("traits", declaration.traits()),
        labeled("hidden", declaration.hidden()),
        doc(declaration.doc()));
  }

  private static String variable(TypeVariableName variable) {
    String bounds =
        variable.bounds().stream().map(ModelText::name).collect(Collectors.joining(" & "));
    return variable.name() + " extends " + bounds;
  }

  private static String creation(Creation creation) {
    Optional<Fault> flaw = creation.flaw();
    if (flaw.isPresent()) {
      return line(
          "none: " + flaw.get().kind(), labeled("of", flaw.get().arguments().values()));
    }
    Creation.Call begin = creation.begin();
    String call = begin.isConstructor()
        ? "new " + name(begin.owner())
        : name(begin.owner()) + "." + begin.method();
    return creation.parameters().stream()
            .map(ModelText::parameter)
            .collect(Collectors.joining(", ", call + "(", ")"))
        + creation
            .finish()
            .map(finish -> " returns " + name(begin.type()) + ", " + finish + "()")
            .orElse("")
        + thrown(creation.checkedExceptions());
  }

  private static String thrown(List<TypeName> exceptions) {
    return exceptions.isEmpty()
        ? ""
        : exceptions.stream()
            .map(ModelText::name)
            .collect(Collectors.joining(", ", " throws ", ""));
  }

  private static String parameter(Creation.Parameter parameter) {
    return name(parameter.type()) + " " + parameter.name()
        + (parameter.match() == Creation.Match.PROPERTY ? "" : " = " + parameter.match())
        + parameter.kept().map(getter -> " or kept by " + access(getter)).orElse("");
  }

  private static Stream<String> entry(Entry entry) {
    if (entry instanceof Flattened flattened) {
      Stream<String> inner =
          flattened.entries().stream().flatMap(ModelText::entry).map(line -> "  " + line);
      return Stream.concat(Stream.of(flattenedLine(flattened)), inner);
    } else if (entry instanceof Entry.Extras extras) {
      return Stream.of("extras: " + property(extras));
    } else if (entry instanceof Field field) {
      return Stream.of(fieldLine(field));
    }
    return Stream.of(
        entry instanceof Entry.OfTag tag
            ? quoted(tag.key().text()) + ": tag " + tag.tag()
            : "reserved");
  }

  private static String flattenedLine(Flattened flattened) {
    return "flattened " + quoted(flattened.prefix()) + ": " + property(flattened);
  }

  private static String property(Property property) {
    return name(property.mapping().type()) + " " + property.path() + " as " + mapping(property);
  }

  private static String fieldLine(Field field) {
    Presence presence = field.presence();
    return line(
        quoted(field.key().text()) + ": " + property(field),
        field.key().ignoresCase() ? "ignores case" : "",
        "missing " + presence.onMissing() + ", nil " + presence.onNil(),
        presence.omitsNull() ? "omits null" : "",
        presence.refusesNull() ? "refuses null" : "",
        presence.omitsDefault() ? "omits default" : "",
        presence.omitsEmpty() ? "omits empty" : "",
        labeled("views", presence.views().stream().map(ModelText::view).toList()),
        options(field.options()),
        doc(field.member().doc()));
  }

  private static String view(View view) {
    return view.name() + (view.isDeclared() ? "" : " (undeclared)");
  }

  private static String options(FieldOptions options) {
    return line(
        labeled(
            "aliases", options.aliases().stream().map(key -> quoted(key.text())).toList()),
        options.defaultValue().map(ModelText::defaultValue).orElse(""),
        options.direction() == Direction.BOTH ? "" : "direction " + options.direction(),
        options.index().map(index -> "index " + index.position()).orElse(""),
        options
            .unfitType()
            .map(unfit -> "unfit " + unfit.arguments().get("given") + " " + unfit.kind())
            .orElse(""),
        options.flatteningMistake().map(ModelText::mistake).orElse(""));
  }

  private static String doc(String text) {
    return text.isEmpty() ? "" : "doc " + quoted(text.replace("\n", "\\n"));
  }

  private static String defaultValue(DefaultValue value) {
    return value
        .fault()
        .map(fault -> "default " + fault.kind() + " " + quoted(argument(fault, "text")))
        .orElseGet(() -> value.match(
            literal -> "default literal " + literal.value(),
            constant -> "default constant " + constant.name(),
            member -> "default from " + member.name() + (member.isMethod() ? "()" : "")
                + member.constant().map(constant -> " = " + constant).orElse("")));
  }

  private static String mistake(Fault fault) {
    return "not flattened: " + fault.kind() + " " + name(argument(fault, "what"));
  }

  private static String name(String type) {
    return PACKAGE.matcher(type).replaceAll("");
  }

  private static String mapping(Property property) {
    Optional<Mapping.Unsupported> unsupported = property
        .mapping()
        .all()
        .filter(Mapping.Unsupported.class::isInstance)
        .map(Mapping.Unsupported.class::cast)
        .findFirst();
    if (unsupported.isPresent()) {
      return "nothing: " + name(unsupported.get().type()) + " "
          + unsupported.get().reason().kind();
    }
    String details = property
        .mapping()
        .all()
        .map(ModelText::detail)
        .filter(detail -> !detail.isEmpty())
        .collect(Collectors.joining(", "));
    return property.slot().wireValue().words() + (details.isEmpty() ? "" : " (" + details + ")");
  }

  /**
   * Returns the details of a part of a mapping, except details that the name of Godot's type
   * already contains.
   */
  private static String detail(Mapping mapping) {
    if (mapping instanceof Mapping.EnumOf constants) {
      String unknown =
          constants.unknown() == Mapping.Unknown.FAIL ? "" : "unknown " + constants.unknown();
      return line(table(constants.table()), unknown);
    } else if (mapping instanceof Container container) {
      boolean isArray = mapping.kind() == Mapping.Kind.ARRAY;
      return isArray ? "" : "in " + name(container.filled().name());
    } else if (mapping instanceof Mapping.Custom custom) {
      return custom.serializer().fault().map(fault -> "fault " + fault.kind()).orElse("");
    } else if (mapping instanceof Mapping.Direct direct) {
      return direct.form() == DirectForm.WHOLE ? "" : direct.form().name();
    }
    return line(
        mapping.packetType() instanceof PacketType.Mapped mapped ? shape(mapped) : "",
        switch (mapping.merging()) {
          case NONE -> "";
          case READ_INTO -> "read into";
          case CHANGES -> "with changes";
        });
  }

  /** Returns the shape, or "" for a Dictionary, because most mapped types are Dictionaries. */
  private static String shape(PacketType.Mapped type) {
    return type.shape()
        .map(shape -> shape == Shape.DICTIONARY ? "" : shape.toString())
        .orElse("of several shapes");
  }

  private static String table(EnumTable table) {
    return table.isPlain()
        ? ""
        : line(
            "by " + table.form(),
            table.form() == EnumTable.Form.ORDINAL ? table.constants().toString() : "",
            table.texts().isEmpty() ? "" : table.texts().toString(),
            table.numbers().isEmpty() ? "" : table.numbers().toString(),
            table.ignoresCase() ? "ignores case" : "",
            table.fallback().map(constant -> "else " + constant).orElse(""));
  }

  private static String access(Access access) {
    return switch (access.kind()) {
      case METHOD -> access.member() + "()" + thrown(access.checkedExceptions());
      case OPTIONAL_GETTER -> access.member() + "() or null";
      case CONTENT_SETTER -> access.member() + "(content)";
      case FIELD -> "field " + access.member();
      case FILLED -> access.member() + "()";
      case CREATOR -> "creator";
      case NONE -> "nothing";
      case IN_OTHER_PACKAGE -> "nothing: field of " + name(access.member());
      case HIDDEN -> "nothing: hidden";
      case WITHOUT_FIELD -> "nothing: without field";
      case OF_VALUE_CLASS -> "nothing: of a value class";
      case DELEGATE -> "nothing: delegate";
      case PRIVATE -> "nothing: private " + access.member() + "()";
      case TYPE_DIFFERS ->
        "nothing: " + access.member() + "() of " + name(access.misfit().orElseThrow());
    };
  }

  private static String misplaced(Fault fault) {
    String field = argument(fault, "name");
    return line(
        (field.isEmpty() ? "the type" : field) + " at " + argument(fault, "index") + ": "
            + fault.kind() + (" " + argument(fault, "other")).stripTrailing(),
        fault.arguments().containsKey("gap") ? "gap " + argument(fault, "gap") : "");
  }

  private static String misused(Fault fault) {
    List<String> candidates = fault.arguments().get("guess") instanceof Fault.Guess guess
        ? guess.candidates()
        : List.of();
    return line(argument(fault, "mark") + ": " + fault.kind(), labeled("fields", candidates));
  }

  private static String argument(Fault fault, String name) {
    return fault.arguments().getOrDefault(name, "").toString();
  }

  private static String subtype(Hierarchy.Subtype subtype) {
    ClassName own = subtype.name();
    String type = subtype.arguments().isEmpty() ? name(own) : name(subtype.type());
    return line(
        type + " as " + subtype.shape(),
        "tag " + subtype.tag(),
        subtype.tag().isFallback() ? "fallback" : "",
        labeled("faults", subtype.faults()));
  }
}

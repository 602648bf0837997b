package io.variantmapper.processor.emit;

import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.Key;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.Node.Function;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Presence;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Tag;
import io.variantmapper.processor.model.View;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.Schema.UnknownEntries;
import io.variantmapper.schema.SchemaAccess;
import io.variantmapper.schema.SchemaEntry;
import io.variantmapper.schema.SchemaEntry.IfMissing;
import io.variantmapper.schema.SchemaEnum;
import io.variantmapper.schema.SchemaFunction;
import io.variantmapper.schema.SchemaShape;
import io.variantmapper.schema.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Generates the schema of a type or a node. The schema describes the packets for people and
 * programs that don't read Java.
 *
 * <pre>{@code
 * SchemaSource.of(type).text()   // schema 1 …
 * }</pre>
 */
public final class SchemaSource {
  private final MappedType type;
  private final Map<String, SchemaEnum> enums = new LinkedHashMap<>();

  private SchemaSource(MappedType type) {
    this.type = type;
  }

  /** Returns the schema of a type. The type must not have problems. */
  public static Output of(MappedType type) {
    return output(type.declaration(), new SchemaSource(type).schema());
  }

  /** Returns the schema of a hierarchy. The hierarchy must not have problems. */
  public static Output of(Hierarchy hierarchy) {
    List<Schema.Subtype> subtypes = hierarchy.subtypes().stream()
        .map(subtype -> new Schema.Subtype(
            value(subtype.tag()),
            new SchemaType.Mapped(
                shape(Optional.of(subtype.shape())),
                subtype.name().canonicalName(),
                parameters(subtype.arguments())),
            subtype.tag().isFallback()))
        .toList();
    Declaration declaration = hierarchy.declaration();
    return output(
        declaration,
        new Schema.Subtypes(name(declaration), names(declaration), hierarchy.key(), subtypes));
  }

  /** Returns the schema of a node. The node must not have problems. */
  public static Output of(Node node) {
    return output(node.declaration(), new SchemaSource(node.arguments()).schema(node));
  }

  private Schema schema(Node node) {
    List<SchemaFunction> functions =
        node.names().stream().map(name -> function(node.named(name))).toList();
    return new Schema.Node(
        name(node.declaration()), node.path(), functions, List.copyOf(enums.values()));
  }

  private SchemaFunction function(List<Function> overloads) {
    Function function = overloads.get(0);
    List<List<SchemaType>> arguments = overloads.stream()
        .map(overload -> overload.parameters().stream()
            .map(parameter -> type(parameter.slot().wireValue()))
            .toList())
        .toList();
    return new SchemaFunction(
        function.name(),
        SchemaFunction.Caller.valueOf(function.mode()),
        SchemaFunction.Transfer.valueOf(function.transferMode()),
        function.channel(),
        arguments);
  }

  private static Output output(Declaration declaration, Schema schema) {
    String name = declaration.origin().canonicalName();
    return Output.resource(
        "META-INF/variantmapper/" + name + ".schema", schema.text(), declaration.anchor());
  }

  private Schema schema() {
    Declaration declaration = type.declaration();
    Optional<String> mixIn =
        Optional.of(declaration.origin().canonicalName()).filter(name -> declaration.isMixedIn());
    if (declaration.shape() == Shape.VALUE) {
      SchemaType value = type(type.fields().get(0).slot().wireValue());
      return new Schema.Value(
          name(declaration), names(declaration), mixIn, value, List.copyOf(enums.values()));
    }
    List<SchemaEntry> entries = type.wireEntries().stream().map(this::entry).toList();
    UnknownEntries skippedOrRefused =
        type.refusesUnknown() ? UnknownEntries.FAIL : UnknownEntries.SKIP;
    return new Schema.Fields(
        shape(Optional.of(declaration.shape())),
        name(declaration),
        names(declaration),
        mixIn,
        type.extras().isPresent() ? UnknownEntries.KEEP : skippedOrRefused,
        entries,
        List.copyOf(enums.values()));
  }

  private static String name(Declaration declaration) {
    return declaration.name().canonicalName();
  }

  private static List<String> names(Declaration declaration) {
    return declaration.typeVariables().stream().map(TypeVariableName::name).toList();
  }

  private static List<SchemaType> parameters(List<TypeVariableName> variables) {
    return variables.stream()
        .<SchemaType>map(variable -> new SchemaType.Parameter(variable.name()))
        .toList();
  }

  private static SchemaShape shape(Optional<Shape> shape) {
    return shape.map(Shape::name).map(SchemaShape::valueOf).orElse(SchemaShape.SUBTYPES);
  }

  private static Object value(Tag tag) {
    return tag.isNumber() ? Long.valueOf(tag.toString()) : tag.value();
  }

  private SchemaEntry entry(WireEntry entry) {
    return entry.match(
        this::field,
        tag -> new SchemaEntry.Tag(tag.key().text(), value(tag.tag()), tag.tag().isFallback()),
        reserved -> new SchemaEntry.Reserved());
  }

  private SchemaEntry field(Field field) {
    PacketType.Value value = field.slot().wireValue();
    Presence presence = field.presence();
    IfMissing ifMissing = ifMissing(field, presence);
    return new SchemaEntry.Field(
        field.key().text(),
        type(value),
        ifMissing,
        field
            .options()
            .defaultValue()
            .filter(given -> ifMissing == IfMissing.DEFAULT)
            .map(given -> text(given, value.type())),
        field.options().aliases().stream().map(Key::text).toList(),
        field.key().ignoresCase(),
        access(field),
        presence.views().stream().map(View::name).toList(),
        type.omits(field) && presence.omitsNull(),
        type.omits(field) && presence.comparesValue());
  }

  private static IfMissing ifMissing(Field field, Presence presence) {
    return !field.isRead()
        ? IfMissing.UNREAD
        : switch (presence.onMissing()) {
          case REFUSED -> IfMissing.REQUIRED;
          case KEPT -> IfMissing.KEPT;
          case DEFAULT -> IfMissing.DEFAULT;
          case EMPTY, NO_CONTENT -> IfMissing.EMPTY;
          case ZERO -> IfMissing.ZERO;
        };
  }

  private static SchemaAccess access(Field field) {
    if (field.isRead()) {
      return field.isWritten() ? SchemaAccess.READ_WRITE : SchemaAccess.READ_ONLY;
    }
    return SchemaAccess.WRITE_ONLY;
  }

  private static String text(DefaultValue value, PacketType packetType) {
    return value.match(
        literal -> text(literal.value(), packetType),
        // The processor does not know the value that a custom serializer writes.
        constant -> packetType
            .asEnum()
            .map(type -> SchemaEntry.literal(type.table().valueOf(constant.name())))
            .orElse("by " + constant.name()),
        member -> member
            .constant()
            .map(constant -> text(constant, packetType))
            .orElse("by " + member.name()));
  }

  private static String text(Object constant, PacketType packetType) {
    boolean isText = packetType.godotType().filter(GodotType.STRING::equals).isPresent()
        || constant instanceof String;
    if (isText) {
      return SchemaEntry.literal(constant.toString());
    }
    // The default of an int field may be a char constant. The schema contains it as a number.
    return constant instanceof Character c ? String.valueOf((int) c) : constant.toString();
  }

  private SchemaType type(PacketType.Value value) {
    SchemaType type = type(value.type());
    return value.isNullable() ? new SchemaType.Nullable(type) : type;
  }

  private SchemaType type(PacketType packetType) {
    return switch (packetType.kind()) {
      case PLAIN -> new SchemaType.Plain(packetType.words());
      case TIME -> time((PacketType.Time) packetType);
      case ENUM -> enumOf((PacketType.EnumOf) packetType);
      case ARRAY -> array((PacketType.ArrayOf) packetType);
      case DICTIONARY -> dictionary((PacketType.DictionaryOf) packetType);
      case MAPPED -> mapped((PacketType.Mapped) packetType);
      case VARIABLE -> new SchemaType.Parameter(packetType.words());
      case SERIALIZED ->
        new SchemaType.Serializer(
            ((PacketType.Serialized) packetType).serializer().name().toString());
    };
  }

  private static SchemaType time(PacketType.Time time) {
    return switch (time.time()) {
      case INSTANT -> new SchemaType.TimeIn(time.unit());
      case DURATION -> new SchemaType.DurationIn(time.unit());
    };
  }

  private SchemaType array(PacketType.ArrayOf array) {
    return new SchemaType.ArrayOf(type(array.element()), array.stated().isPresent());
  }

  private SchemaType dictionary(PacketType.DictionaryOf entries) {
    boolean isTyped = !entries.stated().isEmpty();
    return new SchemaType.DictionaryOf(type(entries.key()), type(entries.value()), isTyped);
  }

  private SchemaType mapped(PacketType.Mapped mapped) {
    return new SchemaType.Mapped(
        shape(mapped.shape()),
        mapped.name().canonicalName(),
        mapped.arguments().stream().map(this::type).toList());
  }

  private SchemaType enumOf(PacketType.EnumOf type) {
    String name = type.name().canonicalName();
    EnumTable table = type.table();
    List<SchemaEnum.Constant> constants = table.constants().stream()
        .map(constant -> new SchemaEnum.Constant(
            constant,
            table.valueOf(constant),
            table.fallback().filter(constant::equals).isPresent()))
        .toList();
    enums.putIfAbsent(name, new SchemaEnum(name, table.ignoresCase(), constants));
    return new SchemaType.EnumOf(name);
  }
}

package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.Hierarchy;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.NameWords;
import io.variantmapper.processor.model.Node;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.Property;
import io.variantmapper.processor.model.Protocol;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.validate.Rule;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that no name in generated GDScript is already taken by Godot, or by another type or field.
 * The rule records the files, classes and enums of each checked type, to compare them with those of
 * later types.
 */
public final class GdScriptRule implements Rule {
  private final GdScriptSettings settings;
  private final GdScriptNames names;

  /** The types that have been checked, by the names of their GDScript files. */
  private final Map<String, ClassName> files = new HashMap<>();

  /** The types that have been checked, by the names of their global classes. */
  private final Map<String, ClassName> classes = new HashMap<>();

  /** The enums of the types that have been checked, by their names in GDScript. */
  private final Map<String, ClassName> enums = new HashMap<>();

  /** Creates the rule for the types of one compilation. */
  public GdScriptRule(GdScriptSettings settings) {
    this.settings = settings;
    names = new GdScriptNames(settings.prefix());
  }

  @Override
  public Stream<Fault> check(MappedType type) {
    return !isGenerated(type.declaration())
        ? Stream.empty()
        : Stream.of(ofClass(type.declaration()), ofEnums(type), ofMembers(type))
            .flatMap(faults -> faults);
  }

  @Override
  public Stream<Fault> check(Hierarchy hierarchy) {
    return !isGenerated(hierarchy.declaration())
        ? Stream.empty()
        : Stream.concat(ofClass(hierarchy.declaration()), ofSubtypes(hierarchy));
  }

  @Override
  public Stream<Fault> check(Protocol protocol) {
    return !isGenerated(protocol.declaration())
        ? Stream.empty()
        : Stream.of(
                ofClass(protocol.declaration()),
                ofMessages(protocol, protocol.toGodot()),
                ofMessages(protocol, protocol.toJava()))
            .flatMap(faults -> faults);
  }

  @Override
  public Stream<Fault> check(Node node) {
    return isGenerated(node.declaration()) ? ofClass(node.declaration()) : Stream.empty();
  }

  private boolean isGenerated(Declaration declaration) {
    return settings.isGenerated(declaration.origin());
  }

  private static Stream<Fault> ofMessages(Protocol protocol, Protocol.Side side) {
    Map<String, ClassName> taken = new HashMap<>();
    return side.messages().stream().flatMap(message -> {
      String name = GdScriptNames.message(message);
      ClassName other = taken.putIfAbsent(name, message);
      return other == null
          ? Stream.empty()
          : Stream.of(new Fault(GdScriptFault.MESSAGE, protocol.declaration().anchor())
              .with("message", SourceName.of(message))
              .with("other", SourceName.of(other))
              .with("name", name));
    });
  }

  private Stream<Fault> ofClass(Declaration declaration) {
    ClassName origin = declaration.origin();
    String name = names.ofClass(origin);
    ClassName other = files.putIfAbsent(names.file(origin), origin);
    Stream<Fault> taken = other == null || other.equals(origin)
        ? Stream.empty()
        : Stream.of(new Fault(GdScriptFault.FILE, declaration.anchor())
            .with("name", names.file(origin))
            .with("other", other.canonicalName()));
    Stream<Fault> reserved = GdScriptNames.meaning(name, settings.versions()).stream()
        .map(meaning -> new Fault(GdScriptFault.CLASS, declaration.anchor())
            .with("name", name)
            .with("meaning", meaning));
    return Stream.of(reserved, taken, ofGlobalClass(declaration, name))
        .flatMap(faults -> faults)
        .map(fault -> fault.with("type", declaration.originName()));
  }

  /** Global classes hide the enums that other classes contain. */
  private Stream<Fault> ofGlobalClass(Declaration declaration, String name) {
    if (!settings.hasClassNames()) {
      return Stream.empty();
    }
    classes.putIfAbsent(name, declaration.origin());
    return Stream.ofNullable(enums.get(name))
        .map(hidden -> new Fault(GdScriptFault.HIDING_CLASS, declaration.anchor())
            .with("name", name)
            .with("enum", hidden.canonicalName()));
  }

  private static Stream<Fault> ofSubtypes(Hierarchy hierarchy) {
    return hierarchy.subtypes().stream()
        .flatMap(subtype -> subtype.otherHierarchy().stream()
            .map(other -> new Fault(GdScriptFault.HIERARCHY, subtype.anchor())
                .with("subtype", subtype.simpleName())
                .with("supertype", hierarchy.declaration().simpleName())
                .with("other", SourceName.of(other))));
  }

  private Stream<Fault> ofEnums(MappedType type) {
    Map<String, ClassName> taken = new HashMap<>();
    return type.wireFields().stream()
        .filter(settings::shows)
        .flatMap(field -> field
            .mapping()
            .all()
            .flatMap(part -> part.packetType().asEnum().stream())
            .distinct()
            .flatMap(ofField -> Stream.concat(
                ofEnum(ofField.name(), taken).stream(), ofConstants(ofField).stream()))
            .map(fault -> fault
                .orAt(field.anchor())
                .with("field", type.declaration().simpleName() + "." + field.path())));
  }

  private Optional<Fault> ofEnum(ClassName type, Map<String, ClassName> taken) {
    String name = names.ofEnum(type);
    enums.putIfAbsent(name, type);
    // The constants for two such enums would have the same names.
    ClassName other = taken.putIfAbsent(NameWords.snakeCase(name), type);
    return GdScriptNames.meaning(name, settings.versions())
        .map(meaning -> new Fault(GdScriptFault.ENUM, Optional.empty()).with("meaning", meaning))
        .or(() -> Optional.ofNullable(other)
            .filter(same -> !same.equals(type))
            .map(same -> new Fault(GdScriptFault.SECOND_ENUM, Optional.empty())
                .with("other", same.canonicalName())))
        .or(() -> Optional.ofNullable(classes.get(name))
            .map(hiding -> new Fault(GdScriptFault.HIDDEN_ENUM, Optional.empty())
                .with("other", hiding.canonicalName())))
        .map(fault -> fault.with("name", name).with("enum", SourceName.of(type)));
  }

  private Optional<Fault> ofConstants(PacketType.EnumOf type) {
    return settings.versions().stream()
        .flatMap(version -> {
          Map<String, String> taken = new HashMap<>();
          return type.table().constants().stream().flatMap(constant -> {
            String name = GdScriptNames.constant(constant, version);
            String other = taken.putIfAbsent(name, constant);
            return other == null
                ? Stream.empty()
                : Stream.of(new Fault(GdScriptFault.CONSTANT, Optional.empty())
                    .with("enum", SourceName.of(type.name()))
                    .with("constant", constant)
                    .with("other", other)
                    .with("name", name));
          });
        })
        .findFirst();
  }

  private Stream<Fault> ofMembers(MappedType type) {
    Map<String, Property> taken = new LinkedHashMap<>();
    Stream<Property> shown = type.wireFields().stream().filter(settings::shows).map(f -> f);
    return Stream.concat(shown, type.extras().stream().map(extras -> (Property) extras))
        .flatMap(property -> {
          String name = GdScriptNames.member(property.path());
          Property other = taken.putIfAbsent(name, property);
          return other == null
              ? Stream.empty()
              : Stream.of(new Fault(GdScriptFault.MEMBER, property.anchor())
                  .with("field", type.declaration().simpleName() + "." + property.path())
                  .with("name", name)
                  .with("other", type.declaration().simpleName() + "." + other.path()));
        });
  }
}

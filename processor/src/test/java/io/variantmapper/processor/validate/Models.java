package io.variantmapper.processor.validate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Access;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.ContainerClass;
import io.variantmapper.processor.model.ContainerClass.LookUp;
import io.variantmapper.processor.model.ContainerClass.Start;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.CustomSerializer;
import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.EnumDeclaration;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Merging;
import io.variantmapper.processor.model.PacketType;
import io.variantmapper.processor.model.PlacementFault;
import io.variantmapper.processor.model.SerializerName;
import io.variantmapper.processor.model.Shape;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.TypeFault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Builds models without a compiler. Each model is valid at first, and each {@code with} method
 * changes one property of it.
 *
 * <pre>{@code
 * TypeModel type = Models.dictionary().with(Models.field("hp").withKey("life"));
 * List<String> problems = Models.problems(new KeyRule(), type);
 * }</pre>
 */
final class Models {
  static final TypeName INT = TypeName.INT;
  static final ClassName STRING = ClassName.get(String.class);
  static final ClassName INTEGER = ClassName.get(Integer.class);
  static final ClassName PLAYER = type("Player");
  static final TypeName IO_EXCEPTION = ClassName.get("java.io", "IOException");

  private Models() {}

  /** Returns a position in a source. Each call returns a new object. */
  static Anchor anchor() {
    return new Anchor() {};
  }

  /** Returns the problems that a rule finds in a type. */
  static List<String> problems(Rule rule, TypeModel type) {
    return rule.check(type.build()).map(fault -> Problem.of(fault).text()).toList();
  }

  static ClassName type(String name) {
    return ClassName.get("game", name);
  }

  /** Returns the record {@code game.Player}, mapped as a Dictionary, without fields. */
  static TypeModel dictionary() {
    return new TypeModel(Shape.DICTIONARY);
  }

  /** Returns the record {@code game.Player}, mapped as an Array, without fields. */
  static TypeModel array() {
    return new TypeModel(Shape.ARRAY);
  }

  /** Returns a field of type int that an accessor returns and the constructor sets. */
  static FieldModel field(String name) {
    return new FieldModel(name);
  }

  static HierarchyModel hierarchy(SubtypeModel... subtypes) {
    return new HierarchyModel(List.of(subtypes));
  }

  /** Returns a mapped subtype whose tag is its name. */
  static SubtypeModel subtype(String name) {
    return new SubtypeModel(name);
  }

  static EnumDeclaration enumOf(ConstantModel... constants) {
    return new EnumDeclaration(
        "Kind",
        Optional.empty(),
        false,
        Stream.of(constants).map(ConstantModel::build).toList());
  }

  static EnumDeclaration enumIgnoringCase(ConstantModel... constants) {
    return new EnumDeclaration(
        "Kind",
        Optional.empty(),
        true,
        Stream.of(constants).map(ConstantModel::build).toList());
  }

  /** Returns an enum that is explicitly written by value. */
  static EnumDeclaration enumByValue(ConstantModel... constants) {
    return enumAs(EnumTable.Form.VALUE, constants);
  }

  static EnumDeclaration enumByOrdinal(ConstantModel... constants) {
    return enumAs(EnumTable.Form.ORDINAL, constants);
  }

  private static EnumDeclaration enumAs(EnumTable.Form form, ConstantModel... constants) {
    return new EnumDeclaration(
        "Kind",
        Optional.of(new EnumDeclaration.StatedForm(form, anchor())),
        false,
        Stream.of(constants).map(ConstantModel::build).toList());
  }

  /** Returns a constant without annotations. */
  static ConstantModel constant(String name) {
    return new ConstantModel(name);
  }

  static Mapping direct(TypeName type, GodotType godotType) {
    return new Mapping.Direct(type, "write", "read", godotType);
  }

  static Mapping mapped(String type) {
    return new Mapping.Mapped(type(type), Optional.of(Shape.DICTIONARY), Merging.NONE);
  }

  static Mapping optional(Mapping value) {
    ClassName optional = ClassName.get(Optional.class);
    return new Mapping.OptionalOf(
        ParameterizedTypeName.get(optional, value.type().box()), optional, "get", value);
  }

  static Mapping list(Mapping element) {
    ClassName list = ClassName.get(List.class);
    return Container.collection(
        ParameterizedTypeName.get(list, element.type().box()),
        list,
        new ContainerClass(ClassName.get(ArrayList.class), Start.CAPACITY, LookUp.UNHASHED),
        new Slot(element, false));
  }

  static Mapping map(Mapping key, Mapping value) {
    ClassName map = ClassName.get(Map.class);
    return Container.map(
        ParameterizedTypeName.get(map, key.type().box(), value.type().box()),
        map,
        new ContainerClass(
            ClassName.get(LinkedHashMap.class), Start.CAPACITY, LookUp.SORTED_HASHES),
        new Slot(key, false),
        new Slot(value, false));
  }

  static Mapping unsupported(TypeName type, FieldFault kind) {
    Fault fault = new Fault(kind, Optional.empty());
    return new Mapping.Unsupported(
        type, type instanceof ClassName name ? fault.with("name", name.simpleName()) : fault);
  }

  static Mapping.Custom custom(TypeName type, String serializer) {
    return new Mapping.Custom(
        type,
        new CustomSerializer(
            type(serializer), true, Merging.NONE, Optional.empty(), Optional.empty()));
  }

  /** Returns the mapping of {@code type} by a mix-in. */
  static Mapping.Custom mixedIn(String type, String mixIn) {
    PacketType.Mapped written =
        new PacketType.Mapped(type(mixIn), Optional.of(Shape.DICTIONARY), List.of());
    ClassName serializer = SerializerName.of(type(mixIn));
    return new Mapping.Custom(
        type(type),
        new CustomSerializer(
            serializer, true, Merging.NONE, Optional.of(written), Optional.empty()));
  }

  static Mapping.Custom faulty(TypeName type, FieldFault kind, TypeName found) {
    Fault fault = new Fault(kind, Optional.empty()).with("found", found);
    return new Mapping.Custom(type, CustomSerializer.faulty(type("Upper"), fault));
  }

  static Creation constructor(Creation.Parameter... parameters) {
    return Creation.of(call("", PLAYER), List.of(parameters), List.of(), anchor());
  }

  static Creation constructorThatThrows(TypeName exception) {
    return Creation.of(call("", PLAYER), List.of(), List.of(exception), anchor());
  }

  static Creation factoryThatThrows(String name, TypeName exception) {
    return Creation.of(call(name, PLAYER), List.of(), List.of(exception), anchor());
  }

  private static Creation.Call call(String method, TypeName type) {
    return new Creation.Call(PLAYER, method, type);
  }

  static Creation.Parameter parameter(String name, TypeName type, Creation.Match match) {
    return new Creation.Parameter(name, type, match, Optional.empty(), anchor());
  }

  static Creation createdByBuilder(TypeName... exceptions) {
    ClassName builder = PLAYER.nestedClass("Builder");
    return Creation.ofBuilder(call("builder", builder), "build", List.of(exceptions), anchor());
  }

  static Creation impossible(TypeFault kind) {
    return Creation.impossible(new Fault(kind, anchor()), anchor());
  }

  static Creation ambiguous(String candidates) {
    Fault flaw = new Fault(TypeFault.SEVERAL_CREATORS, anchor()).with("candidates", candidates);
    return Creation.impossible(flaw, anchor());
  }

  static DefaultValue unusableDefault(FieldFault fault, String text, String... names) {
    return new DefaultValue.Unusable(new Fault(fault, anchor())
        .with("text", text)
        .with("guess", new Fault.Guess(text, List.of(names))));
  }

  static Fault unfit(String type, FieldFault kind, String... choices) {
    return new Fault(kind, anchor()).with("given", type).with("choices", List.of(choices));
  }

  static Fault notFlattened(FieldFault fault, String what) {
    return new Fault(fault, anchor()).with("what", what);
  }

  static Access method(String name) {
    return Access.method(name, List.of());
  }

  static Access throwing(String method, TypeName exception) {
    return Access.method(method, List.of(exception));
  }

  static Fault misused(String annotation, String owner, PlacementFault kind) {
    return Fault.ofAnnotation(annotation, owner, kind, anchor());
  }
}

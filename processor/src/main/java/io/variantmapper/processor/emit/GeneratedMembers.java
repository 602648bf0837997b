package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.CustomSerializer;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Slot;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.model.View;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import javax.lang.model.element.Modifier;

/**
 * Names the private members that one serializer needs. The order of the members is the order of
 * their first use.
 */
final class GeneratedMembers {
  static final String INSTANCE = "INSTANCE";

  private final NameAllocator fields = new NameAllocator();
  private final NameAllocator methods = new NameAllocator();
  private final NameAllocator classes = new NameAllocator();
  private final Map<ClassName, EnumField> enumSerializers = new LinkedHashMap<>();
  private final Map<ClassName, String> customSerializers = new LinkedHashMap<>();
  private final Map<Mapping.Text, String> patterns = new LinkedHashMap<>();
  private final Map<TypeName, String> lookups = new LinkedHashMap<>();
  private final Map<Use, String> methodNames = new LinkedHashMap<>();
  private final Map<String, String> views = new LinkedHashMap<>();
  private final GenericMembers generics;
  private final VariableSerializers variables;
  private final BiFunction<Mapping, GeneratedMembers, ValueCode> codes;
  private final TakenNames taken;
  private final String keys;

  /**
   * Names the members for the fields of a type.
   *
   * @param codes returns the code for a mapping
   */
  GeneratedMembers(
      MappedType type,
      VariableSerializers variables,
      BiFunction<Mapping, GeneratedMembers, ValueCode> codes) {
    this.variables = variables;
    this.codes = codes;
    taken = new TakenNames(type);
    generics = new GenericMembers(type.declaration(), !variables.isEmpty(), this);
    Names.take(fields, INSTANCE);
    for (String name : taken.ofClasses()) {
      Names.take(fields, name);
    }
    keys = Names.take(fields, "KEYS");
    for (String name : variables.names()) {
      Names.take(fields, name);
    }
    for (String name : variables.typeVariables()) {
      Names.take(classes, name);
    }
    for (String name : taken.ofClasses()) {
      Names.take(classes, name);
    }
    for (Field field : type.wireFields()) {
      declare(field.mapping().withParts());
      declare(field.readMapping().withParts());
    }
    for (Field field : type.wireFields()) {
      for (View view : field.presence().views()) {
        addView(view.name());
      }
    }
  }

  private void declare(List<Mapping> mappings) {
    for (Mapping mapping : mappings) {
      code(mapping).declare();
    }
  }

  ValueCode code(Mapping mapping) {
    return codes.apply(mapping, this);
  }

  /** Describes an element, key, value or type argument in words for the name of a method. */
  String words(Slot slot) {
    return code(slot.mapping()).words(slot.nullable());
  }

  /** Returns the expression that reads an element, key, value or type argument. */
  Code read(Slot slot) {
    ValueCode code = code(slot.mapping());
    return slot.nullable() ? code.readOr(code.absent()) : code.read();
  }

  /** Names the method that writes or reads such values, or does something else with them. */
  void declare(String verb, Mapping mapping) {
    methodNames.computeIfAbsent(
        new Use(verb, mapping), use -> method(verb + code(mapping).words()));
  }

  /** Returns the name of a method that is {@linkplain #declare declared}. */
  String name(String verb, Mapping mapping) {
    return Objects.requireNonNull(methodNames.get(new Use(verb, mapping)));
  }

  /**
   * Returns the declared methods: those for single values by the kind of the values, then those for
   * containers.
   */
  List<MethodSpec> valueMethods() {
    Comparator<Mapping> containersLast =
        Comparator.comparing(mapping -> !mapping.slots().isEmpty());
    Comparator<Mapping> byKind = containersLast.thenComparing(
        mapping -> mapping.slots().isEmpty() ? mapping.kind().ordinal() : 0);
    return methodNames.keySet().stream()
        .sorted(Comparator.comparing(Use::mapping, byKind))
        .map(use -> code(use.mapping).method(use.verb))
        .toList();
  }

  void declareEnum(ClassName type, EnumTable table) {
    enumSerializers.computeIfAbsent(type, name -> enumField(name, table));
  }

  void declareCustom(CustomSerializer serializer) {
    ClassName type = (ClassName) serializer.name();
    if (serializer.hasInstance()) {
      declareInstance(type);
    } else {
      customSerializers.computeIfAbsent(type, name -> constant(Names.constant(name.simpleName())));
    }
  }

  /** Names the method that returns the INSTANCE of a serializer, if other methods can't name it. */
  void declareInstance(ClassName serializer) {
    if (taken.isBehindAParameter(serializer)) {
      lookups.computeIfAbsent(serializer, type -> method("the" + serializer.simpleName()));
    }
  }

  /**
   * Names the local variable of a view. The name is reserved like the name of a constant, so that
   * no other local variable gets this name.
   */
  private void addView(String view) {
    String word =
        SourceName.capitalized(view.replaceAll("[^A-Za-z0-9]", "") + " ").strip();
    views.computeIfAbsent(view, name -> constant("isFor" + word));
  }

  // KIND for an enum Kind
  // AI_SERIALIZER for an enum AI, because a constant AI would hide the enum
  private EnumField enumField(ClassName type, EnumTable table) {
    Optional<String> method = EnumField.needsMethod(table)
        ? Optional.of(method("new" + type.simpleName() + "Serializer"))
        : Optional.empty();
    String name = Names.constant(type.simpleName());
    boolean isTaken = taken.ofClasses().contains(name);
    return new EnumField(type, constant(isTaken ? name + "_SERIALIZER" : name), method, table);
  }

  /**
   * Reserves this name for a constant, or a similar name if this one is taken. Returns the reserved
   * name.
   */
  String constant(String name) {
    return Names.take(fields, name);
  }

  /**
   * Reserves this name for a method, or a similar name if this one is taken. Returns the reserved
   * name.
   */
  String method(String name) {
    return Names.take(methods, name);
  }

  /**
   * Reserves this name for a nested class, or a similar name if this one is taken. Returns the
   * reserved name.
   */
  String nested(String name) {
    return Names.take(classes, name);
  }

  /**
   * Returns an allocator for the names of local variables. The names that it allocates differ from
   * {@code others}, and do not hide the fields, classes and packages to which the code refers.
   */
  NameAllocator locals(String... others) {
    NameAllocator locals = fields.clone();
    for (String name : taken.ofPackages(typeVariables())) {
      Names.take(locals, name);
    }
    for (String name : others) {
      Names.take(locals, name);
    }
    return locals;
  }

  GenericMembers generics() {
    return generics;
  }

  Set<String> typeVariables() {
    return variables.typeVariables();
  }

  /** Returns the name of the field that holds the serializer for a type parameter. */
  String variable(TypeVariableName type) {
    return variables.name(type);
  }

  /**
   * Returns the name of the field that holds an empty array whose elements have the type of a type
   * parameter.
   */
  String emptyArray(TypeVariableName type) {
    return variables.emptyArray(type);
  }

  /**
   * Returns the modifiers of private members. In a generic serializer, the members are not static,
   * because they may use the type parameters of the serializer.
   */
  Modifier[] modifiers() {
    return variables.isEmpty()
        ? new Modifier[] {Modifier.PRIVATE, Modifier.STATIC}
        : new Modifier[] {Modifier.PRIVATE};
  }

  String keys() {
    return keys;
  }

  /** Returns the name of the local variable that is true if the packet is for this view. */
  String view(String view) {
    return Objects.requireNonNull(views.get(view));
  }

  Collection<EnumField> enumSerializers() {
    return Collections.unmodifiableCollection(enumSerializers.values());
  }

  String enumSerializer(ClassName type) {
    return Objects.requireNonNull(enumSerializers.get(type)).name();
  }

  /** Names the constant that prints and parses texts by a pattern. */
  void declarePattern(Mapping.Text mapping) {
    patterns.computeIfAbsent(
        mapping, text -> constant(Names.constant(Names.words(text.type())) + "_PATTERN"));
  }

  /** Returns the name of the constant for a {@linkplain #declarePattern declared} pattern. */
  String pattern(Mapping.Text mapping) {
    return Objects.requireNonNull(patterns.get(mapping));
  }

  /** Returns the constants for custom serializers and for patterns. */
  // private static final SecondsSerializer SECONDS_SERIALIZER = new SecondsSerializer();
  // private static final DateTimeFormatter LOCAL_DATE_PATTERN = …
  List<FieldSpec> valueConstants() {
    List<FieldSpec> constants = new ArrayList<>();
    patterns.forEach((text, name) -> constants.add(
        TextCode.formatter(text).constant(ClassName.get(DateTimeFormatter.class), name)));
    customSerializers.forEach(
        (type, name) -> constants.add(Code.of("new $T()", type).constant(type, name)));
    return constants;
  }

  // SecondsSerializer.INSTANCE
  // SECONDS_SERIALIZER
  Code customSerializer(CustomSerializer serializer) {
    return serializer.hasInstance()
        ? instance(serializer.name())
        : Code.of("$N", Objects.requireNonNull(customSerializers.get(serializer.name())));
  }

  // ItemVariantSerializer.INSTANCE
  // theItemVariantSerializer()
  Code instance(TypeName serializer) {
    String lookup = lookups.get(serializer);
    return lookup == null ? Code.of("$T.$N", serializer, INSTANCE) : Code.of("$N()", lookup);
  }

  /**
   * Returns the methods that return the INSTANCE of a serializer that other methods can't name. In
   * other methods, a parameter could hide the package of that serializer. So the returned methods
   * do not have parameters.
   */
  // private static in.b.ItemVariantSerializer theItemVariantSerializer() {
  //   return in.b.ItemVariantSerializer.INSTANCE;
  // }
  List<MethodSpec> lookups() {
    List<MethodSpec> lookupMethods = new ArrayList<>();
    lookups.forEach((type, name) -> lookupMethods.add(Code.statement("return $T.$N", type, INSTANCE)
        .bodyOf(MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(type))));
    return lookupMethods;
  }

  private record Use(String verb, Mapping mapping) {}
}

package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.OwnSerializer;
import io.variantmapper.processor.model.Slot;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The private members of one serializer: who needs which, and their names. */
final class Members {
  static final String INSTANCE = "INSTANCE";

  private final NameAllocator fields = new NameAllocator();
  private final NameAllocator methods = new NameAllocator();
  private final Map<ClassName, EnumField> enumSerializers = new LinkedHashMap<>();
  private final Map<ClassName, String> ownSerializers = new LinkedHashMap<>();
  private final Map<TypeName, String> lookups = new LinkedHashMap<>();
  private final Map<Container, String> readers = new LinkedHashMap<>();
  private final Map<Container, String> writers = new LinkedHashMap<>();

  private final Map<String, String> views = new LinkedHashMap<>();
  private final NameAllocator classes = new NameAllocator();
  private final Map<Slot, String> adapters = new LinkedHashMap<>();
  private final Map<Slot, String> narrowings = new LinkedHashMap<>();
  private final Map<Generic, String> captures = new LinkedHashMap<>();
  private final VariableSerializers variables;
  private final TakenNames taken;
  private final String keys;

  private final GenericSerializers generics;

  private Members(MappedType type, VariableSerializers variables, TakenNames taken) {
    this.variables = variables;
    generics = new GenericSerializers(
        type.declaration(), !variables.isEmpty(), this::fieldAndMethod, this::nested);
    this.taken = taken;
    newName(fields, INSTANCE);
    taken.ofClasses().forEach(name -> newName(fields, name));
    keys = newName(fields, "KEYS");
    variables.names().forEach(name -> newName(fields, name));
    variables.typeVariables().forEach(name -> newName(classes, name));
    taken.ofClasses().forEach(name -> newName(classes, name));
  }

  static Members of(MappedType type, VariableSerializers variables) {
    Members members = new Members(type, variables, new TakenNames(type));
    type.wireFields().stream().flatMap(property -> property.mapping().all()).forEach(members::add);
    type.wireFields().stream()
        .flatMap(property -> property.presence().views().stream())
        .forEach(view -> members.addView(view.name()));
    return members;
  }

  private void add(Mapping mapping) {
    if (mapping instanceof Mapping.EnumOf enumOf) {
      enumSerializers.computeIfAbsent(enumOf.type(), type -> enumField(type, enumOf.table()));
    } else if (mapping instanceof Mapping.Own own && !own.serializer().hasInstance()) {
      ClassName name = (ClassName) own.serializer().name();
      ownSerializers.computeIfAbsent(
          name, serializer -> constant(ConstantCase.of(serializer.simpleName())));
    } else if (mapping instanceof Mapping.Own own) {
      addLookup((ClassName) own.serializer().name());
    } else if (mapping instanceof Mapping.Mapped mapped) {
      addLookup(mapped.serializer());
    } else if (mapping instanceof Container container) {
      writers.computeIfAbsent(container.asWritten(), type -> method(type, "write"));
      readers.computeIfAbsent(container, type -> method(type, "read"));
    } else if (mapping instanceof Generic generic) {
      generic.arguments().forEach(this::addArgument);
      generic.wildcards().forEach(this::addNarrowing);
      generics.add(generic);
      if (generic.hasWildcards()) {
        captures.computeIfAbsent(generic, type -> newName(methods, type.accept(new TypeWords())));
      }
    }
  }

  /** No field or local has the name of its variable. */
  private void addView(String view) {
    String word =
        VariableName.capitalized(view.replaceAll("[^A-Za-z0-9]", "") + " ").strip();
    views.computeIfAbsent(view, name -> newName(fields, "isFor" + word));
  }

  /** The local variable that tells whether a packet is for a view. */
  String view(String view) {
    return Objects.requireNonNull(views.get(view));
  }

  private EnumField enumField(ClassName type, EnumTable table) {
    Optional<String> method = EnumField.needsMethod(table)
        ? Optional.of(newName(methods, "new" + type.simpleName() + "Serializer"))
        : Optional.empty();
    return new EnumField(type, enumConstant(type.simpleName()), method, table);
  }

  private void addLookup(ClassName serializer) {
    if (taken.isBehindAParameter(serializer)) {
      lookups.computeIfAbsent(
          serializer, type -> newName(methods, "the" + serializer.simpleName()));
    }
  }

  // KIND
  // AI_SERIALIZER, where AI is the enum
  private String enumConstant(String type) {
    String name = ConstantCase.of(type);
    return constant(taken.ofClasses().contains(name) ? name + "_SERIALIZER" : name);
  }

  private void addArgument(Slot slot) {
    if (SerializerExpression.needsAdapter(slot)) {
      adapters.computeIfAbsent(
          slot, argument -> classes.newName(TypeWords.words(argument) + "Serializer"));
    }
  }

  private void addNarrowing(Slot slot) {
    narrowings.computeIfAbsent(
        slot, bound -> classes.newName("Any" + TypeWords.words(bound) + "Serializer"));
  }

  /** The name of one more nested class: this one, or a name like it. */
  String nested(String name) {
    return newName(classes, name);
  }

  /** Bounds of wildcards, in the order of their first use. */
  Set<Slot> narrowings() {
    return Collections.unmodifiableSet(narrowings.keySet());
  }

  /** The name of the nested class that writes subtypes of a wildcard's bound. */
  String narrowing(Slot slot) {
    return Objects.requireNonNull(narrowings.get(slot));
  }

  /** Type arguments for which there is no serializer yet, in the order of their first use. */
  Set<Slot> adapters() {
    return Collections.unmodifiableSet(adapters.keySet());
  }

  /** The name of the nested class that is the serializer of a type argument. */
  String adapter(Slot slot) {
    return Objects.requireNonNull(adapters.get(slot));
  }

  /** Generic types with wildcards, in the order of their first use. */
  Set<Generic> captures() {
    return Collections.unmodifiableSet(captures.keySet());
  }

  /** The name of the method, behind "write", for a generic type with wildcards. */
  String capture(Generic mapping) {
    return Objects.requireNonNull(captures.get(mapping));
  }

  /** The names of the type parameters. */
  Set<String> typeVariables() {
    return variables.typeVariables();
  }

  /** The field that holds the serializer of a type parameter. */
  String variable(TypeVariableName type) {
    return variables.name(type);
  }

  /** The modifiers of private members: what needs the type parameters can't be static. */
  Modifier[] modifiers() {
    return variables.isEmpty()
        ? new Modifier[] {Modifier.PRIVATE, Modifier.STATIC}
        : new Modifier[] {Modifier.PRIVATE};
  }

  /** The serializers of enums, in the order of their first use. */
  Collection<EnumField> enumSerializers() {
    return Collections.unmodifiableCollection(enumSerializers.values());
  }

  /** The user's serializers that have no INSTANCE, in the order of their first use. */
  List<FieldSpec> ownSerializers() {
    return ownSerializers.entrySet().stream()
        .map(entry -> ownSerializer(entry.getKey(), entry.getValue()))
        .toList();
  }

  // private static final SecondsSerializer SECONDS_SERIALIZER = new SecondsSerializer();
  private static FieldSpec ownSerializer(ClassName type, String name) {
    return Constant.of(type, name, Code.of("new $T()", type));
  }

  /** Methods without parameters, which name what a parameter would hide. */
  // private static in.b.ItemVariantSerializer theItemVariantSerializer() {
  //   return in.b.ItemVariantSerializer.INSTANCE;
  // }
  List<MethodSpec> lookups() {
    return lookups.entrySet().stream()
        .map(entry -> MethodSpec.methodBuilder(entry.getValue())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(entry.getKey())
            .addStatement("return $T.$N", entry.getKey(), INSTANCE)
            .build())
        .toList();
  }

  private String method(Container container, String verb) {
    return newName(methods, verb + container.accept(new TypeWords()));
  }

  /** Containers that are read, in the order of their first use. */
  Set<Container> readers() {
    return Collections.unmodifiableSet(readers.keySet());
  }

  /** Containers that are written, each {@linkplain Container#asWritten as such}. */
  Set<Container> writers() {
    return Collections.unmodifiableSet(writers.keySet());
  }

  /** The field that holds the serializer of an enum. */
  String enumSerializer(ClassName type) {
    return Objects.requireNonNull(enumSerializers.get(type)).name();
  }

  /** The object of a serializer of the user's. */
  // SecondsSerializer.INSTANCE
  // SECONDS_SERIALIZER
  Code ownSerializer(OwnSerializer serializer) {
    return serializer.hasInstance()
        ? instance(serializer.name())
        : Code.of("$N", Objects.requireNonNull(ownSerializers.get(serializer.name())));
  }

  /** The object of a serializer that has one. */
  // ItemVariantSerializer.INSTANCE
  // theItemVariantSerializer()
  Code instance(TypeName serializer) {
    String lookup = lookups.get(serializer);
    return lookup == null ? Code.of("$T.$N", serializer, INSTANCE) : Code.of("$N()", lookup);
  }

  /** The serializer of a generic type. */
  // Serializers.BOX_OF_ITEM
  Code generic(Generic mapping) {
    return generics.of(mapping, !adapters.isEmpty() || !narrowings.isEmpty());
  }

  /** Adds the serializers of generic types. */
  void addGenerics(TypeSpec.Builder serializer) {
    generics.addTo(serializer, new SerializerExpression(this));
  }

  /** A name that no field and no method has. */
  private String fieldAndMethod(String name) {
    return newName(methods, newName(fields, name));
  }

  /** The name of the method that reads a container. */
  String reader(Container mapping) {
    return Objects.requireNonNull(readers.get(mapping));
  }

  /** The name of the method that writes a container. */
  String writer(Container mapping) {
    return Objects.requireNonNull(writers.get(mapping.asWritten()));
  }

  /** The name of more methods, behind "write" and "read": this one, or a name like it. */
  String method(String name) {
    return newName(methods, name);
  }

  /** The constant that holds the keys. */
  String keys() {
    return keys;
  }

  /** A new constant with this name, or a name like it. */
  String constant(String name) {
    return newName(fields, name);
  }

  /** An allocator for local variables that hide no member, class, package, or {@code others}. */
  NameAllocator locals(String... others) {
    NameAllocator locals = fields.clone();
    taken.ofPackages(typeVariables()).forEach(name -> newName(locals, name));
    for (String name : others) {
      newName(locals, name);
    }
    return locals;
  }

  /** A name that nobody asks the allocator for again; without a tag it would think of a UUID. */
  static String newName(NameAllocator names, String suggestion) {
    return names.newName(suggestion, new Object());
  }
}

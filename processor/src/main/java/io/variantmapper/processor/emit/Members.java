package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import io.variantmapper.processor.model.Container;
import io.variantmapper.processor.model.CustomSerializer;
import io.variantmapper.processor.model.EnumTable;
import io.variantmapper.processor.model.Field;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.SourceName;
import io.variantmapper.processor.model.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Names the private members that one serializer needs. The order of the members is the order of
 * their first use.
 */
final class Members {
  static final String INSTANCE = "INSTANCE";

  private final NameAllocator fields = new NameAllocator();
  private final NameAllocator methods = new NameAllocator();
  private final NameAllocator classes = new NameAllocator();
  private final Map<ClassName, EnumField> enumSerializers = new LinkedHashMap<>();
  private final Map<ClassName, String> customSerializers = new LinkedHashMap<>();
  private final Map<TypeName, String> lookups = new LinkedHashMap<>();
  private final Map<Container, String> readers = new LinkedHashMap<>();
  private final Map<Container, String> writers = new LinkedHashMap<>();
  private final Map<String, String> views = new LinkedHashMap<>();
  private final TimeMethods times = new TimeMethods(methods);
  private final ImplementedMethods implemented = new ImplementedMethods(methods);
  private final GenericSerializers generics;
  private final VariableSerializers variables;
  private final TakenNames taken;
  private final String keys;

  Members(MappedType type, VariableSerializers variables) {
    this.variables = variables;
    taken = new TakenNames(type);
    generics =
        new GenericSerializers(type.declaration(), !variables.isEmpty(), fields, methods, classes);
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
      field.mapping().all().forEach(this::add);
    }
    for (Field field : type.wireFields()) {
      for (View view : field.presence().views()) {
        addView(view.name());
      }
    }
  }

  private void add(Mapping mapping) {
    if (mapping instanceof Mapping.EnumOf enumOf) {
      enumSerializers.computeIfAbsent(enumOf.type(), type -> enumField(type, enumOf.table()));
    } else if (mapping instanceof Mapping.Custom custom && !custom.serializer().hasInstance()) {
      customSerializers.computeIfAbsent(
          (ClassName) custom.serializer().name(),
          serializer -> constant(Names.constant(serializer.simpleName())));
    } else if (mapping instanceof Mapping.Custom custom) {
      addLookup((ClassName) custom.serializer().name());
    } else if (mapping instanceof Mapping.Mapped mapped) {
      addLookup(mapped.serializer());
    } else if (mapping instanceof Mapping.Time time) {
      times.add(time);
    } else if (mapping instanceof Mapping.Implemented named) {
      implemented.add(named);
    } else if (mapping instanceof Container container) {
      writers.computeIfAbsent(container.asWritten(), type -> method("write" + TypeWords.of(type)));
      readers.computeIfAbsent(container, type -> method("read" + TypeWords.of(type)));
    } else if (mapping instanceof Generic generic) {
      generics.add(generic);
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

  private void addLookup(ClassName serializer) {
    if (taken.isBehindAParameter(serializer)) {
      lookups.computeIfAbsent(serializer, type -> method("the" + serializer.simpleName()));
    }
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

  TimeMethods times() {
    return times;
  }

  ImplementedMethods implemented() {
    return implemented;
  }

  GenericSerializers generics() {
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

  /** Returns a constant for each of the user's serializers that does not have an INSTANCE. */
  // private static final SecondsSerializer SECONDS_SERIALIZER = new SecondsSerializer();
  List<FieldSpec> customSerializers() {
    List<FieldSpec> constants = new ArrayList<>();
    customSerializers.forEach(
        (type, name) -> constants.add(Code.of("new $T()", type).constant(type, name)));
    return constants;
  }

  /** Returns the expression for one of the user's serializers. */
  // SecondsSerializer.INSTANCE
  // SECONDS_SERIALIZER
  Code customSerializer(CustomSerializer serializer) {
    return serializer.hasInstance()
        ? instance(serializer.name())
        : Code.of("$N", Objects.requireNonNull(customSerializers.get(serializer.name())));
  }

  /** Returns the expression for the INSTANCE of a serializer. */
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

  Set<Container> readers() {
    return Collections.unmodifiableSet(readers.keySet());
  }

  /**
   * Returns the containers that are written, {@linkplain Container#asWritten without the settings}
   * that only affect reading.
   */
  Set<Container> writers() {
    return Collections.unmodifiableSet(writers.keySet());
  }

  /** Returns the name of the method that reads a container. */
  String reader(Container mapping) {
    return Objects.requireNonNull(readers.get(mapping));
  }

  /** Returns the name of the method that writes a container. */
  String writer(Container mapping) {
    return Objects.requireNonNull(writers.get(mapping.asWritten()));
  }
}

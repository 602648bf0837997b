package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.Slot;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The names of the members that a serializer needs for values of generic types, in the order of
 * their first use. {@link GenericMembers} emits them.
 */
final class GenericSerializers {
  /** The types for which the runtime has a constant. */
  private static final Set<TypeName> IN_RUNTIME = Set.of(
      TypeName.BOOLEAN.box(),
      TypeName.INT.box(),
      TypeName.LONG.box(),
      TypeName.FLOAT.box(),
      TypeName.DOUBLE.box(),
      ClassName.get(String.class));

  private final Declaration declaration;
  private final boolean isGeneric;
  private final NameAllocator fields;
  private final NameAllocator methods;
  private final NameAllocator classes;
  private final Map<Generic, String> serializers = new LinkedHashMap<>();
  private final Map<Generic, String> captures = new LinkedHashMap<>();
  private final Map<Slot, String> adapters = new LinkedHashMap<>();
  private final Map<Slot, String> narrowings = new LinkedHashMap<>();
  private String holder = "Serializers";

  /**
   * For the serializer of one type.
   *
   * @param isGeneric whether it needs the serializers of its own type parameters
   */
  GenericSerializers(
      Declaration declaration,
      boolean isGeneric,
      NameAllocator fields,
      NameAllocator methods,
      NameAllocator classes) {
    this.declaration = declaration;
    this.isGeneric = isGeneric;
    this.fields = fields;
    this.methods = methods;
    this.classes = classes;
  }

  void add(Generic mapping) {
    for (Slot argument : mapping.arguments()) {
      if (argument.nullable() || !hasSerializer(argument.mapping())) {
        adapters.computeIfAbsent(argument, slot -> newClass(TypeWords.of(slot) + "Serializer"));
      }
    }
    for (Slot bound : mapping.wildcards()) {
      narrowings.computeIfAbsent(
          bound, slot -> newClass("Any" + TypeWords.of(slot) + "Serializer"));
    }
    addSerializer(mapping);
    if (mapping.hasWildcards()) {
      captures.computeIfAbsent(mapping, type -> Names.take(methods, TypeWords.of(type)));
    }
  }

  /** Returns whether values have a serializer without a nested class that adapts one. */
  static boolean hasSerializer(Mapping mapping) {
    return mapping instanceof Mapping.Mapped
        || mapping instanceof Mapping.EnumOf
        || mapping instanceof Mapping.Own
        || mapping instanceof Mapping.Variable
        || (mapping instanceof Mapping.Generic generic && !generic.hasWildcards())
        || (mapping instanceof Mapping.Direct && IN_RUNTIME.contains(mapping.type()));
  }

  /** Adds a serializer after those of its type arguments. */
  private void addSerializer(Generic mapping) {
    if (isOwn(mapping) || serializers.containsKey(mapping)) {
      return;
    }
    for (Mapping argument : mapping.parts()) {
      argument.all().forEach(part -> {
        if (part instanceof Generic generic) {
          addSerializer(generic);
        }
      });
    }
    if (serializers.isEmpty() && !isGeneric) {
      holder = newClass(holder);
    }
    String words = TypeWords.of(mapping);
    String name = isGeneric
        ? Names.take(methods, Names.decapitalized(words) + "Serializer")
        : Names.constant(words);
    serializers.put(mapping, Names.take(fields, name));
  }

  private String newClass(String name) {
    return Names.take(classes, name);
  }

  /** Whether it is the type itself with its own type parameters. */
  private boolean isOwn(Generic mapping) {
    return mapping.type().equals(declaration.type());
  }

  /** The serializer of a generic type. */
  // Serializers.BOX_OF_ITEM
  // boxOfTSerializer()
  // this
  // BoxVariantSerializer.this
  Code expression(Generic mapping) {
    if (isOwn(mapping)) {
      boolean hasNestedClasses = !adapters.isEmpty() || !narrowings.isEmpty();
      return hasNestedClasses ? Code.of("$T.this", declaration.serializer()) : Code.of("this");
    }
    String name = Objects.requireNonNull(serializers.get(mapping));
    return isGeneric ? Code.of("$N()", name) : Code.of("$N.$N", holder, name);
  }

  /** The nested class that holds all serializers, unless the mapped type is generic itself. */
  String holder() {
    return holder;
  }

  /** Whether the serializers are kept in fields of an instance, not in the {@link #holder}. */
  boolean isGeneric() {
    return isGeneric;
  }

  /** The fields that keep the serializers; in a generic type, a method of that name makes it. */
  Map<Generic, String> serializers() {
    return Collections.unmodifiableMap(serializers);
  }

  /** The names of methods, after "write", that write a generic type with wildcards. */
  Map<Generic, String> captures() {
    return Collections.unmodifiableMap(captures);
  }

  /** The same for one type. */
  String capture(Generic mapping) {
    return Objects.requireNonNull(captures.get(mapping));
  }

  /** The nested classes that are serializers of type arguments. */
  Map<Slot, String> adapters() {
    return Collections.unmodifiableMap(adapters);
  }

  /** The nested classes that write subtypes of a wildcard's bound. */
  Map<Slot, String> narrowings() {
    return Collections.unmodifiableMap(narrowings);
  }

  /** The same for one bound. */
  String narrowing(Slot bound) {
    return Objects.requireNonNull(narrowings.get(bound));
  }
}

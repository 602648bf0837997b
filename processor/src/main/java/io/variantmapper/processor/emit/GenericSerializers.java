package io.variantmapper.processor.emit;

import com.palantir.javapoet.NameAllocator;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Generic;
import io.variantmapper.processor.model.Slot;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Names the members that a serializer needs for values of generic types, in the order in which the
 * members are first used. {@link GenericMembers} emits them.
 */
final class GenericSerializers {
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
   * Creates the names of the members for the serializer of {@code declaration}.
   *
   * @param isGeneric whether serializers for type parameters are passed when the serializer is
   *     created
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
      if (argument.nullable() || !SerializerExpression.exists(argument.mapping())) {
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

  /** Adds the serializer of a generic type, after the serializers of its type arguments. */
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
        ? Names.take(methods, Names.variable(words) + "Serializer")
        : Names.constant(words);
    serializers.put(mapping, Names.take(fields, name));
  }

  private String newClass(String name) {
    return Names.take(classes, name);
  }

  /** Returns whether the mapping is the mapped type itself, with its own type parameters. */
  private boolean isOwn(Generic mapping) {
    return mapping.type().equals(declaration.type());
  }

  /** Returns the expression for the serializer of a generic type. */
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

  /**
   * Returns the name of the nested class that keeps all serializers. If {@link #isGeneric}, there
   * is no such class.
   */
  String holder() {
    return holder;
  }

  /**
   * Returns whether each instance keeps the serializers in its fields. Otherwise the nested class
   * {@link #holder} keeps them.
   */
  boolean isGeneric() {
    return isGeneric;
  }

  /**
   * Returns the names of the fields that keep the serializers. If {@link #isGeneric}, a method with
   * the same name as the field creates the serializer on first use.
   */
  Map<Generic, String> serializers() {
    return Collections.unmodifiableMap(serializers);
  }

  /**
   * Returns the names of the methods that write generic types with wildcards. The names lack the
   * prefix "write".
   */
  Map<Generic, String> captures() {
    return Collections.unmodifiableMap(captures);
  }

  /**
   * Returns the name of the method that writes {@code mapping}. The name lacks the prefix "write".
   */
  String capture(Generic mapping) {
    return Objects.requireNonNull(captures.get(mapping));
  }

  /** Returns the names of the nested classes that serialize type arguments. */
  Map<Slot, String> adapters() {
    return Collections.unmodifiableMap(adapters);
  }

  /** Returns the names of the nested classes that write subtypes of a wildcard's bound. */
  Map<Slot, String> narrowings() {
    return Collections.unmodifiableMap(narrowings);
  }

  /** Returns the name of the nested class that writes subtypes of this bound. */
  String narrowing(Slot bound) {
    return Objects.requireNonNull(narrowings.get(bound));
  }
}

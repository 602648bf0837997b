package io.variantmapper.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the classes that a serializer refers to. The result contains neither other generated
 * serializers nor the classes of the runtime that every serializer can use.
 *
 * <pre>{@code
 * ReferredClasses.of(type)   // game.Player, java.util.List, java.lang.String
 * }</pre>
 */
public final class ReferredClasses {
  private final Set<ClassName> classes = new LinkedHashSet<>();

  private ReferredClasses() {}

  /**
   * Returns the classes to which the serializer of a mapped type refers. These include the classes
   * for the properties of flattened types.
   */
  public static Set<ClassName> of(MappedType type) {
    ReferredClasses referred = new ReferredClasses();
    referred.add(type);
    return Collections.unmodifiableSet(referred.classes);
  }

  /** Returns the classes in the name of a type, such as List and String in {@code List<String>}. */
  public static Set<ClassName> of(TypeName type) {
    ReferredClasses referred = new ReferredClasses();
    referred.add(type);
    return Collections.unmodifiableSet(referred.classes);
  }

  private void add(MappedType type) {
    Declaration declaration = type.declaration();
    addAll(List.of(declaration.origin(), declaration.type()));
    for (TypeVariableName variable : declaration.typeVariables()) {
      addAll(variable.bounds());
    }
    addAll(type.creation().types());
    for (Property property : type.properties()) {
      Optional<Flattened> flattened = property.asFlattened();
      if (flattened.isPresent()) {
        add(flattened.get().type());
      }
      addMappings(property.mapping().withParts());
      addMappings(property.readMapping().withParts());
    }
  }

  private void addMappings(List<Mapping> mappings) {
    for (Mapping mapping : mappings) {
      add(mapping.type());
      addAll(mapping.named());
    }
  }

  private void addAll(Collection<? extends TypeName> types) {
    for (TypeName type : types) {
      add(type);
    }
  }

  private void add(TypeName type) {
    if (type instanceof ClassName name) {
      classes.add(name.withoutAnnotations());
    } else if (type instanceof ArrayTypeName array) {
      add(array.componentType());
    } else if (type instanceof ParameterizedTypeName parameterized) {
      add(parameterized.rawType());
      addAll(parameterized.typeArguments());
    } else if (type instanceof WildcardTypeName wildcard) {
      addAll(wildcard.upperBounds());
      addAll(wildcard.lowerBounds());
    }
  }
}

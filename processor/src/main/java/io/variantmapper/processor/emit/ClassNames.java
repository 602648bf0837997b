package io.variantmapper.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.variantmapper.processor.model.Creation;
import io.variantmapper.processor.model.Declaration;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Property;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The classes that a serializer refers to: a variable of the same name would hide one. */
final class ClassNames {
  private final Set<ClassName> classes = new LinkedHashSet<>(RuntimeNames.CALLED);

  private boolean isJavaLangHidden;

  private ClassNames() {}

  static ClassNames of(MappedType type) {
    ClassNames names = new ClassNames();
    names.add(type);
    return names;
  }

  /** What no constant and no variable may be called. */
  Set<String> simpleNames() {
    return classes.stream().map(ClassName::simpleName).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * The first words of the packages that stand before a class, for another has its simple name.
   *
   * @param typeVariables the names of the type parameters, which classes may have, too
   */
  Set<String> packages(Set<String> typeVariables) {
    Set<String> seen = new HashSet<>(typeVariables);
    Set<String> several = classes.stream()
        .map(ClassName::simpleName)
        .filter(name -> !seen.add(name))
        .collect(Collectors.toSet());
    Set<String> packages = classes.stream()
        .filter(name -> several.contains(name.simpleName()))
        .map(name -> name.packageName().split("\\.", 2)[0])
        .collect(Collectors.toSet());
    if (isJavaLangHidden) {
      packages.add("java");
    }
    return packages;
  }

  private void add(MappedType type) {
    Declaration declaration = type.declaration();
    isJavaLangHidden |= !declaration.hidden().isEmpty();
    addAll(List.of(declaration.origin(), declaration.type(), declaration.serializer()));
    if (type.creation() instanceof Creation.Builder builder) {
      addAll(List.of(builder.maker(), builder.type()));
    }
    for (Property property : type.properties()) {
      property.flattened().ifPresent(into -> add(into.type()));
      property.mapping().all().forEach(this::add);
    }
  }

  private void add(Mapping mapping) {
    add(mapping.type());
    if (mapping instanceof Mapping.Own own) {
      add(own.serializer().name());
    } else if (mapping instanceof Mapping.Mapped mapped) {
      add(mapped.serializer());
    } else if (mapping instanceof Mapping.Generic generic) {
      add(generic.serializer());
    } else if (mapping instanceof Mapping.CollectionOf collection) {
      add(collection.filled().name());
    } else if (mapping instanceof Mapping.MapOf map) {
      add(map.filled().name());
    }
  }

  private void addAll(Collection<? extends TypeName> types) {
    types.forEach(this::add);
  }

  private void add(TypeName type) {
    if (type instanceof ClassName name) {
      classes.add(name.topLevelClassName());
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

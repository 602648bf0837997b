package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.ReferredClasses;
import io.variantmapper.processor.model.SerializerName;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Names of classes and packages: a constant or variable that has one would hide it. */
final class TakenNames {
  /** What serializers call their constant and the parameters of their methods. */
  private static final Set<String> OF_ALL =
      Set.of("INSTANCE", "out", "in", "value", "depth", "before", "after", "existing");

  private final Set<ClassName> classes = new LinkedHashSet<>(RuntimeNames.CALLED);
  private final boolean isJavaLangHidden;

  TakenNames(MappedType type) {
    isJavaLangHidden = !type.declaration().hidden().isEmpty();
    for (ClassName referred : ReferredClasses.of(type)) {
      classes.add(referred.topLevelClassName());
      classes.add(SerializerName.of(referred));
    }
  }

  /** Whether a type, or what it is nested in, is a class that needs its package before it. */
  static boolean isHidden(Object type) {
    return type instanceof ClassName name
        && OF_ALL.contains(name.topLevelClassName().simpleName());
  }

  /** Whether its package stands before it, and is called as a parameter is. */
  boolean isBehindAParameter(ClassName type) {
    long ofThatName = classes.stream()
        .filter(name -> name.simpleName().equals(type.simpleName()))
        .count();
    return ofThatName > 1 && OF_ALL.contains(firstWord(type));
  }

  /** Those of the classes that generated code refers to. */
  Set<String> ofClasses() {
    return classes.stream().map(ClassName::simpleName).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * The first words of the packages that stand before a class, for something else has its simple
   * name.
   *
   * @param typeVariables the names of the type parameters, which classes may have, too
   */
  Set<String> ofPackages(Set<String> typeVariables) {
    Set<String> seen = new HashSet<>(typeVariables);
    Set<String> several = classes.stream()
        .map(ClassName::simpleName)
        .filter(name -> !seen.add(name))
        .collect(Collectors.toSet());
    Set<String> packages = classes.stream()
        .filter(name -> several.contains(name.simpleName()) || isHidden(name))
        .map(TakenNames::firstWord)
        .collect(Collectors.toSet());
    if (isJavaLangHidden) {
      packages.add("java");
    }
    return packages;
  }

  /** The first word of its package. */
  private static String firstWord(ClassName type) {
    return type.packageName().split("\\.", 2)[0];
  }
}

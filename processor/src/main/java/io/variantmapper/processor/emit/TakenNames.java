package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.ReferredClasses;
import io.variantmapper.processor.model.SerializerName;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Names of classes and packages that generated code uses. A constant or variable with such a name
 * would hide the class or package.
 */
final class TakenNames {
  /**
   * The names that each serializer may use for its constant and for the parameters of its methods.
   */
  private static final Set<String> OF_ALL =
      Set.of("INSTANCE", "out", "in", "value", "depth", "before", "after", "existing");

  private final Set<ClassName> classes = new LinkedHashSet<>(RuntimeNames.CALLED);
  private final Set<String> simpleNames = new HashSet<>();

  /** The simple names that two or more of the classes share. */
  private final Set<String> ambiguous = new HashSet<>();

  private final boolean isJavaLangHidden;

  TakenNames(MappedType type) {
    isJavaLangHidden = !type.declaration().hidden().isEmpty();
    for (ClassName referred : ReferredClasses.of(type)) {
      classes.add(referred.topLevelClassName());
      classes.add(SerializerName.of(referred));
    }
    for (ClassName name : classes) {
      if (!simpleNames.add(name.simpleName())) {
        ambiguous.add(name.simpleName());
      }
    }
  }

  /**
   * Returns whether a parameter or the constant INSTANCE would hide the class or its outermost
   * class. Code must then write the package before the name of the class.
   */
  static boolean isHidden(Object type) {
    return type instanceof ClassName name
        && OF_ALL.contains(name.topLevelClassName().simpleName());
  }

  /**
   * Returns whether code can't refer to the class at all: its simple name is ambiguous, and a
   * parameter hides the first segment of its package.
   */
  boolean isBehindAParameter(ClassName type) {
    return ambiguous.contains(type.simpleName()) && OF_ALL.contains(firstWord(type));
  }

  Set<String> ofClasses() {
    return Collections.unmodifiableSet(simpleNames);
  }

  /**
   * Returns the first segments of the packages that code must write before the names of classes. A
   * class needs its package if its simple name alone could mean something else.
   *
   * @param typeVariables the names of the type parameters; a class with such a name needs its
   *     package
   */
  Set<String> ofPackages(Set<String> typeVariables) {
    Set<String> packages = new HashSet<>();
    for (ClassName name : classes) {
      String simpleName = name.simpleName();
      if (ambiguous.contains(simpleName) || typeVariables.contains(simpleName) || isHidden(name)) {
        packages.add(firstWord(name));
      }
    }
    if (isJavaLangHidden) {
      packages.add("java");
    }
    return packages;
  }

  private static String firstWord(ClassName type) {
    return type.packageName().split("\\.", 2)[0];
  }
}

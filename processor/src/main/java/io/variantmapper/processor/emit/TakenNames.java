package io.variantmapper.processor.emit;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.MappedType;
import io.variantmapper.processor.model.ReferredClasses;
import io.variantmapper.processor.model.SerializerName;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Names of classes and packages, which a constant or variable of the same name would hide. */
final class TakenNames {
  /** The names of the constant and of the method parameters that a serializer may have. */
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
   * Returns whether a parameter or INSTANCE would hide the class or its outermost class. Code must
   * then name the class with its package.
   */
  static boolean isHidden(Object type) {
    return type instanceof ClassName name
        && OF_ALL.contains(name.topLevelClassName().simpleName());
  }

  /**
   * Returns whether code can't name the class, because its simple name is ambiguous and a parameter
   * hides its package.
   */
  boolean isBehindAParameter(ClassName type) {
    return ambiguous.contains(type.simpleName()) && OF_ALL.contains(firstWord(type));
  }

  /** Returns the simple names of the classes that generated code refers to. */
  Set<String> ofClasses() {
    return Collections.unmodifiableSet(simpleNames);
  }

  /**
   * Returns the first segment of each package that code must write before the name of a class,
   * because the simple name of the class has another meaning.
   *
   * @param typeVariables the names of the type parameters, which may equal the name of a class
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

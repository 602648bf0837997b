package io.variantmapper.processor.read.compiler;

import com.google.auto.common.MoreElements;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.util.Elements;

/** The classes of {@code java.lang} that generated code refers to without an import. */
public final class JavaLang {
  /**
   * The simple names of the classes. They are listed here, because a query for the classes of the
   * package makes the compiler load the whole package.
   */
  private static final List<String> NAMES = List.of(
      "AutoCloseable",
      "Boolean",
      "Byte",
      "CharSequence",
      "Character",
      "Cloneable",
      "Comparable",
      "Deprecated",
      "Double",
      "Enum",
      "Float",
      "IllegalStateException",
      "Integer",
      "Iterable",
      "Long",
      "Number",
      "Object",
      "Override",
      "Record",
      "Runnable",
      "Short",
      "String",
      "SuppressWarnings",
      "UnsupportedOperationException");

  private JavaLang() {}

  /**
   * Returns the names of those classes of {@code java.lang} that are hidden in the package of
   * {@code type} by a class with the same name.
   */
  public static Set<String> hiddenFrom(Element type, Compiler compiler) {
    PackageElement in = MoreElements.getPackage(type);
    return compiler.sources().hiddenNames(in, () -> hiddenIn(in, compiler.elements()));
  }

  private static Set<String> hiddenIn(PackageElement in, Elements elements) {
    String prefix = in.isUnnamed() ? "" : in.getQualifiedName() + ".";
    return NAMES.stream()
        .filter(name -> isThere(prefix + name, in, elements))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns whether a class exists in the package's own module. If the module were not named, javac
   * would search all modules of the JDK.
   */
  private static boolean isThere(String name, PackageElement in, Elements elements) {
    ModuleElement module = elements.getModuleOf(in);
    return module == null
        ? elements.getTypeElement(name) != null
        : elements.getTypeElement(module, name) != null;
  }
}

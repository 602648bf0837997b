package io.variantmapper.it.platform;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** Imports classes with their dependencies. */
final class ImportedClasses {
  /** The imported classes, which are kept because importing them takes a long time. */
  private static final Map<Path, JavaClasses> IMPORTED = new ConcurrentHashMap<>();

  private ImportedClasses() {}

  /** Returns the classes of our own code. */
  static JavaClasses of(ShippedCode code) {
    return all(code).that(areOf(code));
  }

  /**
   * Returns the names of the users' types in the same jar or folder as our code, and of the types
   * in their fields and methods. Users decide on which platforms these types exist.
   */
  static Set<String> namesOfUserTypes(ShippedCode code) {
    Set<String> names = new TreeSet<>();
    all(code).that(DescribedPredicate.not(areOf(code))).stream()
        .peek(type -> names.add(type.getName()))
        .flatMap(type -> type.getMembers().stream())
        .flatMap(member -> member.getAllInvolvedRawTypes().stream())
        .forEach(type -> names.add(type.getBaseComponentType().getName()));
    return names;
  }

  private static DescribedPredicate<JavaClass> areOf(ShippedCode code) {
    Set<String> names = code.classes().stream().map(ClassFile::name).collect(Collectors.toSet());
    return DescribedPredicate.describe("are ours", type -> names.contains(type.getName()));
  }

  private static JavaClasses all(ShippedCode code) {
    return IMPORTED.computeIfAbsent(code.root(), ImportedClasses::read);
  }

  private static JavaClasses read(Path root) {
    ClassFileImporter importer =
        new ClassFileImporter().withImportOption(location -> !location.contains("META-INF/"));
    if (Files.isDirectory(root)) {
      return importer.importPath(root);
    }
    try (JarFile jar = new JarFile(root.toFile())) {
      return importer.importJar(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package io.variantmapper.it.platform;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static java.util.stream.Collectors.toSet;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What our code needs at run time: a few packages that every platform has. */
class DependencyTest {
  private static final String[] EVERYWHERE = {
    "java.io",
    "java.lang",
    "java.math",
    "java.nio",
    "java.nio.charset",
    "java.util",
    "java.util.concurrent"
  };

  static Stream<ShippedCode> generated() {
    return ShippedCode.generated();
  }

  @Test
  void runtimeDependsOnNothingElse() throws IOException {
    rule("io.variantmapper.runtime..", "org.jspecify.annotations")
        .check(classesIn(ShippedCode.runtime()));
  }

  @ParameterizedTest
  @MethodSource("generated")
  void generatedCodeDependsOnTheRuntimeAndTheMappedTypes(ShippedCode code) throws IOException {
    rule(
            "io.variantmapper.runtime..",
            "io.variantmapper.annotations",
            "io.variantmapper.sample..",
            "game")
        .check(classesIn(code));
  }

  private static JavaClasses classesIn(ShippedCode code) throws IOException {
    Set<String> paths = code.classes().stream().map(ClassFile::path).collect(toSet());
    ClassFileImporter importer = new ClassFileImporter()
        .withImportOption(location -> !location.contains("META-INF/"))
        .withImportOption(location -> paths.stream().anyMatch(location::contains));
    if (Files.isDirectory(code.root())) {
      return importer.importPath(code.root());
    }
    try (JarFile jar = new JarFile(code.root().toFile())) {
      return importer.importJar(jar);
    }
  }

  private static ArchRule rule(String... packages) {
    String[] allowed = Stream.of(EVERYWHERE, packages).flatMap(Stream::of).toArray(String[]::new);
    return classes()
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(allowed).as("are on every platform"));
  }
}

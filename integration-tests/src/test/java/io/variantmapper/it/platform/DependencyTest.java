package io.variantmapper.it.platform;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the library needs only a few packages at run time, and that every platform has these
 * packages.
 */
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

  static Stream<ShippedCode> generated() throws IOException {
    return ShippedCode.generated();
  }

  @Test
  void runtimeDependsOnlyOnItselfAndThePlatform() {
    ShippedCode runtime = ShippedCode.runtime();
    rule(resideInAnyPackage("io.variantmapper.runtime..", "org.jspecify.annotations"))
        .check(ImportedClasses.of(runtime));
  }

  @ParameterizedTest
  @MethodSource("generated")
  void generatedCodeDependsOnTheRuntimeAndTheMappedTypes(ShippedCode code) {
    Set<String> mapped = ImportedClasses.namesOfUserTypes(code);
    DescribedPredicate<JavaClass> areMapped = describe(
        "are mapped", type -> mapped.contains(type.getBaseComponentType().getName()));
    DescribedPredicate<JavaClass> areOurs =
        resideInAnyPackage("io.variantmapper.runtime..", "io.variantmapper.annotations");
    DescribedPredicate<JavaClass> areGenerated =
        describe("are generated", type -> type.getName().contains("VariantSerializer"));
    rule(areOurs.or(areMapped).or(areGenerated)).check(ImportedClasses.of(code));
  }

  @Test
  void dependencyOnAnythingElseIsFound(@TempDir Path folder) throws IOException {
    JavaClasses offender = ImportedClasses.of(ShippedCode.asIf(Offender.class, folder));
    assertThatThrownBy(() -> rule(resideInAnyPackage("io.variantmapper..")).check(offender))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("java.util.logging.Logger");
  }

  private static ArchRule rule(DescribedPredicate<JavaClass> others) {
    DescribedPredicate<JavaClass> areEverywhere = resideInAnyPackage(EVERYWHERE);
    return classes()
        .should()
        .onlyDependOnClassesThat(areEverywhere.or(others).as("are on every platform"));
  }
}

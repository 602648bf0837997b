package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that all code that can run is visible to tools that build images, shrink code, or convert
 * code to dex.
 */
class ClosedWorldTest {
  private static final String RECORDS = "java/lang/runtime/ObjectMethods in ";
  private static final String CONCATENATION = "java/lang/invoke/StringConcatFactory in ";

  static Stream<ShippedCode> portable() throws IOException {
    return ShippedCode.portable();
  }

  @ParameterizedTest
  @MethodSource("portable")
  void nothingIsReachedByNameOrReflection(ShippedCode code) throws IOException {
    assertThat(code.classes()).isNotEmpty();
    assertThat(ForbiddenUses.in(code)).isEmpty();
  }

  @Test
  void nothingInTheClassesForJvmsIsReachedByNameOrReflection() throws IOException {
    assertThat(ShippedCode.runtimeOfJvms().classes()).isNotEmpty();
    assertThat(ForbiddenUses.in(ShippedCode.runtimeOfJvms())).isEmpty();
  }

  @Test
  void reflectionIsFound(@TempDir Path folder) throws IOException {
    assertThat(ForbiddenUses.in(ShippedCode.asIf(Offender.class, folder)))
        .anyMatch(use -> use.contains("java.lang.Class#forName"));
  }

  /**
   * Checks that only records and the concatenation of Strings use {@code invokedynamic}. Dexers and
   * image builders replace both uses with plain code.
   */
  @ParameterizedTest
  @MethodSource("portable")
  void onlyRecordsAndConcatenationUseInvokedynamic(ShippedCode code) {
    assertThat(LinkedAtRunTime.in(code.classes()))
        .allMatch(call -> call.startsWith(RECORDS) || call.startsWith(CONCATENATION));
  }

  @Test
  void inTheRuntimeModuleOnlyRecordsUseInvokedynamic() {
    assertThat(LinkedAtRunTime.in(ShippedCode.runtime().classes()))
        .isNotEmpty()
        .allMatch(call -> call.startsWith(RECORDS));
  }

  @Test
  void nothingInTheClassesForJvmsUsesInvokedynamic() {
    assertThat(LinkedAtRunTime.in(ShippedCode.runtimeOfJvms().classes())).isEmpty();
  }

  @Test
  void lambdaIsFound(@TempDir Path folder) throws IOException {
    assertThat(LinkedAtRunTime.in(ShippedCode.asIf(Offender.class, folder).classes()))
        .singleElement()
        .asString()
        .startsWith("java/lang/invoke/LambdaMetafactory in ")
        .endsWith("Offender.class: link");
  }
}

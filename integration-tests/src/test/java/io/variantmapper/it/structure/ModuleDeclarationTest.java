package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ModuleDeclarationTest {
  static List<Path> declarations() {
    return Repository.mainSources().stream()
        .filter(file -> file.endsWith("module-info.java"))
        .filter(file -> !Repository.relative(file).startsWith("integration-tests/"))
        .toList();
  }

  /**
   * Checks that no module is required with {@code static transitive}, because javac would look for
   * such a module when it compiles a consumer.
   */
  @ParameterizedTest
  @MethodSource("declarations")
  void consumerCompilesWithoutOptionalModules(Path declaration) {
    assertThat(Repository.read(declaration)).doesNotContain("static transitive");
  }
}

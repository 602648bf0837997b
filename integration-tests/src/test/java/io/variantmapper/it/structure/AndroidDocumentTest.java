package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that a consumer build compiles the Java in docs/android.md against Godot's library. */
class AndroidDocumentTest {
  private static final String PLUGIN = "integration-tests/src/it/platforms/android-plugin";

  static List<String> javaBlocks() {
    return JavaBlocks.of("docs/android.md");
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockIsInTheConsumerBuild(String block) {
    assertThat(JavaBlocks.sources(PLUGIN)).contains(block);
  }
}

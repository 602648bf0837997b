package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OptionsTest {
  @Test
  void nothingIsTheLongModeOnThisJvm() {
    assertThat(Options.of()).isEqualTo(new Options(false, List.of()));
  }

  @Test
  void jvmMayComeMoreThanOnce() {
    assertThat(Options.of("--jvm", "a", "--short", "--jvm", "b"))
        .isEqualTo(new Options(true, List.of(Path.of("a"), Path.of("b"))));
  }

  @Test
  void unknownOptionIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.of("--fast"))
        .withMessage("Expected --short or --jvm with the java of a JDK but found --fast");
  }

  @Test
  void jvmWithoutJavaIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.of("--jvm"))
        .withMessageEndingWith("but found --jvm");
  }

  @Test
  void jvmTellsItsName() throws IOException, InterruptedException {
    Jvm ours = Jvm.of(Jvm.ours());
    assertThat(ours.name()).isEqualTo("JDK " + Runtime.version().feature());
    assertThat(ours.description()).contains(System.getProperty("java.vm.version"));
  }

  @Test
  void missingJavaIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Jvm.of(Path.of("nowhere")))
        .withMessage("Expected the java of a JDK behind --jvm but found nowhere");
  }
}

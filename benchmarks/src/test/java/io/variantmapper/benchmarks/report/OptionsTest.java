package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OptionsTest {
  @Test
  void longModeOnThisJvmIsTheDefault() {
    assertThat(Options.of()).isEqualTo(new Options(false, Options.USUAL, List.of()));
  }

  @Test
  void jvmOptionMayBeRepeated() {
    assertThat(Options.of("--jvm", "a", "--short", "--jvm", "b"))
        .isEqualTo(new Options(true, Options.USUAL, List.of(Path.of("a"), Path.of("b"))));
  }

  @Test
  void unknownOptionIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.of("--fast"))
        .withMessage("Expected --short, --rounds with a number or --jvm with the java of a JDK"
            + " but found --fast");
  }

  @Test
  void roundsOptionReplacesTheRoundsOfTheMode() {
    assertThat(Options.of("--short", "--rounds", "4").timing())
        .isEqualTo(Timing.SHORT.withRounds(4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "100"})
  void invalidNumberOfRoundsIsRefused(String rounds) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.of("--rounds", rounds))
        .withMessage("Expected --rounds from 1 to 99 but found " + rounds);
  }

  @Test
  void jvmOptionWithoutAPathIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Options.of("--jvm"))
        .withMessageEndingWith("but found --jvm");
  }

  @Test
  void jvmIsNamedByItsVersion() throws IOException, InterruptedException {
    Jvm ours = Jvm.of(Jvm.ours());
    assertThat(ours.name()).isEqualTo("JDK " + Runtime.version().feature());
    assertThat(ours.description()).contains(System.getProperty("java.vm.version"));
  }

  @Test
  void missingJavaIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Jvm.of(Path.of("nowhere")))
        .withMessage("Expected the java of a JDK after --jvm but found nowhere");
  }
}

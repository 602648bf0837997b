package io.variantmapper.it.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.variantmapper.sample.readme.FirstSteps;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds a native image of {@link FirstSteps}, without any settings, and runs it. */
class NativeImageTest {
  private static final String PROGRAM = FirstSteps.class.getName();

  @Test
  void imagePrintsWhatTheJvmPrints(@TempDir Path folder) throws Exception {
    Path builder = Path.of(System.getenv().getOrDefault("GRAALVM_HOME", ""), "bin/native-image");
    assumeTrue(Files.isExecutable(builder), "No GraalVM: set GRAALVM_HOME");
    String classPath = BuiltJar.sample() + File.pathSeparator + BuiltJar.runtime();
    Path image = folder.resolve("first-steps");
    run(List.of(
        builder.toString(), "--no-fallback", "-cp", classPath, PROGRAM, "-o", image.toString()));

    Path java = Path.of(System.getProperty("java.home"), "bin/java");
    assertThat(run(List.of(image.toString())))
        .isEqualTo(run(List.of(java.toString(), "-cp", classPath, PROGRAM)))
        .isNotEmpty();
  }

  private static String run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    return printed;
  }
}

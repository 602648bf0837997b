package io.variantmapper.it.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds an image of the sample: a small Java runtime with only the required modules. */
class JlinkImageTest {
  private static final String SAMPLE = "io.variantmapper.sample";
  private static final Path DEMO = Path.of("../sample-app/src/test/resources/demo/GODOT_4.txt");

  @TempDir
  static Path folder;

  private static Path bin;

  @BeforeAll
  static void link() {
    Path image = folder.resolve("image");
    bin = image.resolve("bin");
    Path sample = BuiltJar.sample();
    String modulePath = sample + File.pathSeparator + sample.resolveSibling("lib");
    StringWriter out = new StringWriter();
    PrintWriter lines = new PrintWriter(out);
    int result = ToolProvider.findFirst("jlink")
        .orElseThrow()
        .run(
            lines,
            lines,
            "--module-path=" + modulePath,
            "--add-modules=" + SAMPLE,
            "--launcher=sample-app=" + SAMPLE + "/io.variantmapper.sample.cli.SampleApp",
            "--output=" + image);
    assertThat(result).as(out.toString()).isZero();
  }

  @Test
  void imageHoldsNoModuleThatOnlyTheBuildNeeds() throws IOException {
    assertThat(run("java", "--list-modules").lines().map(line -> line.replaceAll("@.*", "")))
        .contains("io.variantmapper.runtime", "io.variantmapper.netty", SAMPLE)
        .doesNotContain(
            "io.variantmapper.annotations",
            "io.variantmapper.processor",
            "io.variantmapper.schema",
            "java.compiler",
            "org.jspecify");
  }

  @Test
  void demoPrintsTheSameInTheImage() throws IOException {
    assertThat(run("sample-app", "demo")).isEqualTo(Files.readString(DEMO));
  }

  private static String run(String program, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(bin.resolve(program).toString()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), UTF_8);
  }
}

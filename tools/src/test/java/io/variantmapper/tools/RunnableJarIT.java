package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** Tests the jar that contains the command and its libraries. */
class RunnableJarIT {
  private static final String JAR = System.getProperty("runnable.jar");
  private static final Pattern LICENSE = Pattern.compile("META-INF/[\\w-]+");

  @Test
  void versionIsPrinted() throws IOException {
    Process variant = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-jar",
            JAR,
            "--version")
        .redirectErrorStream(true)
        .start();
    assertThat(new String(variant.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualToIgnoringNewLines("variant " + System.getProperty("project.version"));
  }

  @Test
  void licenseOfEachLibraryIsInTheJar() throws IOException {
    try (ZipFile jar = new ZipFile(JAR)) {
      String list = new String(
          jar.getInputStream(jar.getEntry("META-INF/THIRD-PARTY")).readAllBytes(),
          StandardCharsets.UTF_8);
      assertThat(list).contains("picocli", "Jackson", "zstd-jni");
      Matcher license = LICENSE.matcher(list);
      while (license.find()) {
        assertThat(jar.getEntry(license.group())).as(license.group()).isNotNull();
      }
    }
  }
}

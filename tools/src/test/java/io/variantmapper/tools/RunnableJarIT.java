package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the jar that contains the command and its libraries. */
class RunnableJarIT {
  private static final String JAR = System.getProperty("runnable.jar");
  private static final Path SCRIPT = Path.of("src/main/scripts/variant");
  private static final Pattern LICENSE = Pattern.compile("META-INF/[\\w-]+");

  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"));

  /** The folder of the script, of the jar, and of the archive that the script creates. */
  @TempDir
  private Path folder;

  private String printed(String... command) throws IOException {
    ProcessBuilder variant = new ProcessBuilder(command).redirectErrorStream(true);
    variant.environment().put("JAVA_HOME", JAVA_HOME.toString());
    variant.environment().put("XDG_CACHE_HOME", folder.toString());
    return new String(variant.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .replace("\r", "");
  }

  @Test
  void versionIsPrinted() throws IOException {
    assertThat(printed(JAVA_HOME.resolve("bin/java").toString(), "-jar", JAR, "--version"))
        .isEqualTo("variant " + System.getProperty("project.version") + "\n");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void scriptCreatesAnArchiveAndReplacesItIfTheJarIsNewer() throws IOException {
    String script = Files.copy(SCRIPT, folder.resolve("variant")).toString();
    Path jar = Files.copy(Path.of(JAR), folder.resolve(Path.of(JAR).getFileName()));
    String version = "variant " + System.getProperty("project.version") + "\n";
    assertThat(printed("sh", script, "--version")).isEqualTo(version);
    Path archive = archive();
    assertThat(printed("sh", script, "--version")).isEqualTo(version);
    FileTime past = FileTime.from(Instant.EPOCH);
    Files.setLastModifiedTime(archive, past);
    Files.setLastModifiedTime(jar, FileTime.from(Instant.EPOCH.plusSeconds(60)));
    assertThat(printed("sh", script, "--version")).isEqualTo(version);
    assertThat(Files.getLastModifiedTime(archive())).isGreaterThan(past);
  }

  private Path archive() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("variantmapper"))) {
      List<Path> archives = files.toList();
      assertThat(archives).singleElement().asString().endsWith(".jsa");
      return archives.get(0);
    }
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

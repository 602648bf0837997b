package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles with the javac of other JDKs, which {@link Jdk#find} finds. */
class OtherJdksTest {
  private static Jdk jdk(int version) throws IOException {
    Optional<Jdk> found = Jdk.find(version);
    assumeTrue(found.isPresent(), "No JDK " + version + ": set JAVA_HOME_" + version);
    return found.orElseThrow();
  }

  @ParameterizedTest(name = "JDK {0}")
  @ValueSource(ints = {21, 25})
  void generatedSourcesEqualTheSourcesOfThisJavac(int version, @TempDir Path out) throws Exception {
    Path log = out.resolve("log");
    List<String> command = List.of(
        "java",
        "-cp",
        System.getProperty("java.class.path"),
        GoldenCompilation.class.getName(),
        out.toString());
    int status = jdk(version).run(log, command);
    assertThat(status).as(Files.readString(log)).isZero();
    for (GoldenCase golden : GoldenCase.all()) {
      assertThat(GoldenCase.sourcesIn(out.resolve(golden.toString())))
          .as(golden.toString())
          .isEqualTo(GoldenCompilation.generated(golden));
    }
  }

  @Test
  void processorOnTheClassPathDoesNotRunFromJdk23On(@TempDir Path out) throws Exception {
    GoldenCase golden = GoldenCase.named("record");
    Stream<String> options =
        Stream.of("javac", "-cp", System.getProperty("java.class.path"), "-d", out.toString());
    Path log = out.resolve("log");
    int status =
        jdk(25).run(log, Stream.concat(options, golden.sources().stream()).toList());
    assertThat(status).as(Files.readString(log)).isZero();
    assertThat(GoldenCase.sourcesIn(out)).isEmpty();
  }
}

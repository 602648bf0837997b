package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Several compilers compile the same types, which have all forms. The consumer build {@code
 * platforms/kapt} compiles these types with kapt.
 */
class CompilersTest {
  private static final Path SHARED = Path.of("src/test/resources/compilers");
  private static final Path GAME = SHARED.resolve("game");
  private static final Path LIBRARY = SHARED.resolve("lib");

  @TempDir
  private static Path folder;

  private static Path library;
  private static Path game;

  @BeforeAll
  static void compileWithJavac() throws Exception {
    library = folder.resolve("library");
    game = folder.resolve("game");
    CompilerProcess.javac().compile(LIBRARY, library);
    CompilerProcess.javac().compile(GAME, game, library);
  }

  private static List<String> expected() throws IOException {
    return Files.readAllLines(SHARED.resolve("packets.txt"));
  }

  private static List<?> packets(Path classes, Path library) throws Exception {
    URL[] path = {classes.toUri().toURL(), library.toUri().toURL()};
    try (var loader = new URLClassLoader(path)) {
      return (List<?>) loader.loadClass("game.Packets").getMethod("lines").invoke(null);
    }
  }

  private static Map<String, String> generatedIn(Path out) throws IOException {
    Map<String, String> generated = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.toString().endsWith(".class")) {
          generated.put(out.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    return generated;
  }

  @Test
  void packetsOfEveryFormAreKnown() throws Exception {
    assertThat(packets(game, library)).isEqualTo(expected());
  }

  @ParameterizedTest
  @ValueSource(strings = {"javac 25", "ecj 3.41.0", "ecj 3.42.0", "ecj 3.43.0", "ecj 3.46.100"})
  void generatedFilesAndPacketsAreTheSame(String compiler, @TempDir Path out) throws Exception {
    CompilerProcess.named(compiler).compile(GAME, out, library);
    assertThat(generatedIn(out)).isEqualTo(generatedIn(game));
    assertThat(packets(out, library)).isEqualTo(expected());
  }

  @Test
  void packetsDoNotDependOnTheCompilerOfALibrary(@TempDir Path out) throws Exception {
    Path ofEclipse = out.resolve("library");
    CompilerProcess.named("ecj 3.46.100").compile(LIBRARY, ofEclipse);
    CompilerProcess.named("ecj 3.46.100").compile(GAME, out.resolve("game"), ofEclipse);
    assertThat(packets(out.resolve("game"), ofEclipse)).isEqualTo(expected());
  }

  @Test
  void typeOfACompactSourceFileIsRefused(@TempDir Path out) throws Exception {
    Path source = Files.writeString(out.resolve("Main.java"), """
        @io.variantmapper.annotations.VariantDictionary record Unit(int hp) {}
        void main() {}
        """);
    Optional<Jdk> jdk = Jdk.find(25);
    assumeTrue(jdk.isPresent(), "No JDK 25: set JAVA_HOME_25");
    Path log = out.resolve("log");
    Stream<String> options =
        CompilerOptions.into(out).map(option -> option.equals("17") ? "25" : option);
    Stream<String> command =
        Stream.of(Stream.of("javac"), options, Stream.of(source.toString())).flatMap(part -> part);
    jdk.orElseThrow().run(log, command.toList());
    assertThat(log)
        .content()
        .contains("Main.Unit is declared in a compact source file")
        .doesNotContain("does not exist");
  }
}

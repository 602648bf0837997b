package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A compiler that runs as a separate process.
 *
 * @param jdk the JDK in which the compiler runs
 * @param command the command that starts the compiler
 */
record CompilerProcess(Jdk jdk, List<String> command) {
  /** Returns the compiler of the JDK that runs the tests. */
  static CompilerProcess javac() {
    return new CompilerProcess(Jdk.running(), List.of("javac"));
  }

  /** Returns a compiler by its name, such as {@code javac 25} or {@code ecj 3.46.100}. */
  static CompilerProcess named(String name) throws IOException {
    String version = name.substring(name.indexOf(' ') + 1);
    if (name.startsWith("javac")) {
      Optional<Jdk> found = Jdk.find(Integer.parseInt(version));
      assumeTrue(found.isPresent(), "No JDK " + version + ": set JAVA_HOME_" + version);
      return new CompilerProcess(found.orElseThrow(), List.of("javac"));
    }
    String jar = "target/ecj/ecj-" + version + ".jar";
    String main = "org.eclipse.jdt.internal.compiler.batch.Main";
    return new CompilerProcess(Jdk.running(), List.of("java", "-cp", jar, main, "-nowarn"));
  }

  /** Compiles all sources of a folder into {@code out}. */
  void compile(Path sources, Path out, Path... libraries) throws Exception {
    Path log = Files.createTempFile("compiler", ".log");
    try (Stream<Path> files = Files.list(sources)) {
      List<String> all = Stream.of(
              command.stream(),
              Stream.of("-parameters", "-Avariant.gdscript=3,4"),
              CompilerOptions.into(Files.createDirectories(out), libraries),
              files.map(Path::toString))
          .flatMap(part -> part)
          .toList();
      assertThat(jdk.run(log, all)).as(Files.readString(log)).isZero();
    } finally {
      Files.delete(log);
    }
  }
}

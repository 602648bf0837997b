package io.variantmapper.it.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Another JDK on this computer. */
record Jdk(Path home) {
  /** Returns the JDK that runs this code. */
  static Jdk running() {
    return new Jdk(Path.of(System.getProperty("java.home")));
  }

  /**
   * Returns a JDK of the given version: the first that is found. For version 25, the method looks
   * in the folder that {@code JAVA_HOME_25} names, in the folder that {@code JAVA_HOME_25_X64}
   * names on GitHub's runners, and next to the JDK that runs this code.
   */
  static Optional<Jdk> find(int version) throws IOException {
    Stream<Path> said = Stream.of("JAVA_HOME_" + version, "JAVA_HOME_" + version + "_X64")
        .flatMap(name -> Stream.ofNullable(System.getenv(name)))
        .map(Path::of);
    return Stream.concat(said, beside().stream())
        .filter(home -> isVersion(home, version))
        .map(Jdk::new)
        .findFirst();
  }

  private static List<Path> beside() throws IOException {
    Path parent = Path.of(System.getProperty("java.home")).getParent();
    if (parent == null) {
      return List.of();
    }
    try (Stream<Path> homes = Files.list(parent)) {
      return homes.sorted().toList();
    }
  }

  private static boolean isVersion(Path home, int version) {
    Path release = home.resolve("release");
    try {
      return Files.exists(home.resolve("bin/javac"))
          && Files.isRegularFile(release)
          && Files.readString(release).matches("(?s).*JAVA_VERSION=\"" + version + "\\b.*");
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Runs a program of this JDK until the program ends, and writes all output into a file. The
   * program ends before the optimizing compiler pays for itself.
   */
  int run(Path log, List<String> command) throws IOException, InterruptedException {
    String program = command.get(0);
    String mark = program.equals("java") ? "" : "-J";
    Stream<String> start = Stream.of(
        home.resolve("bin/" + program).toString(),
        mark + "-XX:TieredStopAtLevel=1",
        mark + "-XX:+UseSerialGC");
    List<String> all = Stream.concat(start, command.stream().skip(1)).toList();
    return new ProcessBuilder(all)
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start()
        .waitFor();
  }
}

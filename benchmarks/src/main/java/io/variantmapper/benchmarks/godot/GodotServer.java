package io.variantmapper.benchmarks.godot;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** An installed headless Godot 3. */
final class GodotServer {
  private static final int PATIENCE_SECONDS = 120;

  private final Path executable;

  private GodotServer(Path executable) {
    this.executable = executable;
  }

  static Optional<GodotServer> installed() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, "godot3-server"))
        .filter(Files::isExecutable)
        .findFirst()
        .map(GodotServer::new);
  }

  /** Runs a script of {@code project} until the script ends, and returns the printed output. */
  String run(Path project, String script) throws IOException, InterruptedException {
    Path output = project.resolve("output.txt");
    ProcessBuilder builder = new ProcessBuilder(
            executable.toString(), "--path", project.toString(), "-s", script)
        .redirectErrorStream(true)
        .redirectOutput(output.toFile());
    builder.environment().put("HOME", project.toString());
    Process process = builder.start();
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("Godot did not end within " + PATIENCE_SECONDS + " seconds:\n"
            + Files.readString(output));
      }
      return Files.readString(output);
    } finally {
      process.destroyForcibly();
    }
  }
}

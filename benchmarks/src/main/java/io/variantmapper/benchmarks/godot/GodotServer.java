package io.variantmapper.benchmarks.godot;

import io.variantmapper.runtime.VariantFormat;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A headless Godot that runs scripts without a window. */
enum GodotServer {
  /** The Godot 3 of the machine's own release of Debian. */
  INSTALLED(3, "PATH", "godot3-server"),

  /** The Godot 3 of {@code .ci/native-godot godot3-server}. */
  NATIVE_3(3, "GODOT3_NATIVE", "run"),

  /** The Godot 4 of {@code .ci/native-godot godot}. */
  NATIVE_4(4, "GODOT4_NATIVE", "run");

  private static final int PATIENCE_SECONDS = 300;

  private final int generation;
  private final String variable;
  private final String file;

  /**
   * Creates an engine.
   *
   * @param variable the environment variable with the folders that may contain the engine
   * @param file the engine's executable file
   */
  GodotServer(int generation, String variable, String file) {
    this.generation = generation;
    this.variable = variable;
    this.file = file;
  }

  /** Returns the engines that are there. Prints where the others were expected. */
  static List<GodotServer> found() {
    List<GodotServer> found = new ArrayList<>();
    for (GodotServer engine : values()) {
      if (engine.executables().findFirst().isPresent()) {
        found.add(engine);
      } else {
        System.out.println("Not measured: a Godot " + engine.generation + ", because no folder in "
            + engine.variable + " contains " + engine.file);
      }
    }
    return found;
  }

  private Stream<Path> executables() {
    return Stream.of(System.getenv().getOrDefault(variable, "").split(File.pathSeparator, -1))
        .filter(folder -> !folder.isEmpty())
        .map(folder -> Path.of(folder, file))
        .filter(Files::isExecutable);
  }

  int generation() {
    return generation;
  }

  VariantFormat format() {
    return generation == 3 ? VariantFormat.GODOT_3 : VariantFormat.GODOT_4;
  }

  /** Returns the content of the file {@code project.godot} of an empty project. */
  String emptyProject() {
    return "config_version=" + (generation + 1) + "\n";
  }

  /**
   * Runs a script of a project and returns the engine's output.
   *
   * @throws IOException with the engine's output, if the script takes too long
   */
  String run(Path project, String script) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(executables().findFirst().orElseThrow().toString());
    if (generation == 4) {
      command.add("--headless");
    }
    command.addAll(List.of("--path", project.toString(), "-s", script));
    Path output = project.resolve("output.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("HOME", project.toString());
    builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
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

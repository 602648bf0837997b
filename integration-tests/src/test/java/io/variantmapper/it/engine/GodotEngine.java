package io.variantmapper.it.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A headless Godot that runs scripts.
 *
 * <pre>{@code
 * GodotEngine engine = GodotVersion.GODOT_3.installed().orElseThrow();
 * String output = engine.run(project, "hello.gd", "an argument");
 * }</pre>
 */
final class GodotEngine {
  private static final int PATIENCE_SECONDS = 120;

  /** Messages after which Godot 3 ends with exit code 0 although a script has failed. */
  private static final Pattern SCRIPT_FAILED = Pattern.compile("SCRIPT ERROR|Can't load script");

  private final List<String> command;

  /** Creates an engine. Its command line is {@code command}, then Godot's own arguments. */
  GodotEngine(List<String> command) {
    this.command = command;
  }

  /**
   * Runs a script until the script ends, and returns the engine's output.
   *
   * @param project a folder that contains a {@code project.godot}; the engine also stores its own
   *     files in this folder
   * @param script the name of the script in that folder
   * @throws AssertionError with the engine's output, if the script fails or does not end
   */
  String run(Path project, String script, String... arguments)
      throws IOException, InterruptedException {
    return run(project, script, List.of("-s", script), arguments);
  }

  /**
   * Runs the project's main scene until the scene ends, and returns the engine's output.
   *
   * @throws AssertionError with the engine's output, if a script fails or the scene does not end
   */
  String runScene(Path project, String... arguments) throws IOException, InterruptedException {
    return run(project, "The main scene", List.of(), arguments);
  }

  private String run(Path project, String name, List<String> task, String... arguments)
      throws IOException, InterruptedException {
    Path output = project.resolve("engine.output");
    Process process = start(project, output, task, arguments);
    try {
      boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      String printed = Files.readString(output);
      if (!ended || process.exitValue() != 0 || SCRIPT_FAILED.matcher(printed).find()) {
        String reason = ended ? "exit code " + process.exitValue() : "no end";
        throw new AssertionError(name + " failed in Godot (" + reason + "):\n" + printed);
      }
      return printed;
    } finally {
      process.destroyForcibly();
    }
  }

  private Process start(Path project, Path output, List<String> task, String... arguments)
      throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--path", project.toString()));
    words.addAll(task);
    words.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.redirectOutput(output.toFile());
    builder.environment().put("HOME", project.toString());
    builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
    builder.environment().put("LANG", "en_US.UTF-8");
    return builder.start();
  }
}

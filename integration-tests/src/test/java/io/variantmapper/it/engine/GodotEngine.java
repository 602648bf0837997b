package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A headless Godot that runs scripts. As text, it has its exact version: {@code Godot 4.6.3}.
 *
 * <pre>{@code
 * String output = engine.runScript(project, "hello.gd", "an argument");
 * }</pre>
 */
final class GodotEngine {
  private final GodotBuild build;
  private final List<String> command;
  private final String number;

  private GodotEngine(GodotBuild build, List<String> command, String number) {
    this.build = build;
    this.command = command;
    this.number = number;
  }

  /**
   * Returns an engine after it has printed its version.
   *
   * @param command the words that start the engine, before Godot's own arguments
   */
  static GodotEngine start(GodotBuild build, List<String> command) {
    List<String> words = new ArrayList<>(command);
    words.add("--version");
    try {
      Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      Matcher number = Pattern.compile("\\d+(\\.\\d+)+(?=\\.)").matcher(printed);
      if (!number.find()) {
        throw new AssertionError(build + " prints no version:\n" + printed);
      }
      return new GodotEngine(build, command, number.group());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  GodotBuild build() {
    return build;
  }

  GodotVersion version() {
    return build.version();
  }

  /** Returns the format that the engine writes. */
  VariantFormat format() {
    return version().format();
  }

  /** Returns whether the engine is of the same generation as a version, and not older. */
  boolean isAtLeast(String version) {
    Runtime.Version mine = Runtime.Version.parse(number);
    Runtime.Version other = Runtime.Version.parse(version);
    return mine.feature() == other.feature() && mine.compareTo(other) >= 0;
  }

  @Override
  public String toString() {
    return "Godot " + number + (build.isWeb() ? " (web)" : "");
  }

  /**
   * Runs a script that is a main loop, and returns the engine's output. The web build can't run
   * such a script.
   *
   * @param project a folder that contains a {@code project.godot}; the engine also stores its own
   *     files in this folder
   * @param script the name of the script in that folder
   * @throws AssertionError with the engine's output, if the script fails or does not end
   */
  String runScript(Path project, String script, String... arguments)
      throws IOException, InterruptedException {
    return end(project, List.of("-s", script), arguments);
  }

  /**
   * Runs the project's main scene until the scene ends, and returns the engine's output.
   *
   * @throws AssertionError with the engine's output, if a script fails or the scene does not end
   */
  String runScene(Path project, String... arguments) throws IOException, InterruptedException {
    return end(project, List.of(), arguments);
  }

  /** Starts a script that is a main loop. */
  RunningScene startScript(Path project, String script, String... arguments) throws IOException {
    return start(project, List.of("-s", script), arguments);
  }

  /** Starts the project's main scene. */
  RunningScene startScene(Path project, String... arguments) throws IOException {
    return start(project, List.of(), arguments);
  }

  /**
   * Lets the editor of Godot 4 open a project without a window, and returns the engine's output.
   * The editor writes the list of the project's classes.
   */
  String openInEditor(Path project) throws IOException, InterruptedException {
    return end(project, List.of("--import"));
  }

  /** Lets a native Godot 4 write {@code extension_api.json}, its description, into a project. */
  void describe(Path project) throws IOException, InterruptedException {
    end(project, List.of("--dump-extension-api"));
  }

  private String end(Path project, List<String> task, String... arguments)
      throws IOException, InterruptedException {
    try (RunningScene scene = start(project, task, arguments)) {
      return scene.end();
    }
  }

  private RunningScene start(Path project, List<String> task, String... arguments)
      throws IOException {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("--path", project.toString()));
    words.addAll(task);
    // Godot 4 needs a mark before the arguments of the project.
    if (version() == GodotVersion.GODOT_4) {
      words.add("--");
    }
    words.addAll(List.of(arguments));
    Path output = project.resolve("engine.output");
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.redirectOutput(output.toFile());
    builder.environment().put("HOME", project.toString());
    builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
    builder.environment().put("LANG", "en_US.UTF-8");
    return new RunningScene(words + " in " + this, builder.start(), output);
  }
}

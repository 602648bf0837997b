package io.variantmapper.benchmarks.godot;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.variantmapper.benchmarks.domain.Player;
import io.variantmapper.benchmarks.domain.PlayerVariantSerializer;
import io.variantmapper.benchmarks.domain.Samples;
import io.variantmapper.runtime.ContainerSerializers;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures in Godot how long generated classes take to read 1,000 players. Also measures plain
 * Dictionaries and JSON. Prints milliseconds. Start it in the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.godot.ClassFigures
 * }</pre>
 */
public final class ClassFigures {
  private static final int PLAYERS = 1000;
  private static final int PATIENCE_SECONDS = 300;
  private static final String RUNNER = "integration-tests/src/test/resources/godot4-web.js";
  private static final List<String> CLASSES = List.of("bench_player.gd", "bench_item.gd");
  private static final Pattern HEAD = Pattern.compile("class_name (\\w+)\nextends (\\w+)");
  private static final Pattern RESULT = Pattern.compile("RESULT (\\w+) (\\d+)");

  private ClassFigures() {}

  /** Measures Godot 3 and Godot 4, which must both be installed. */
  public static void main(String... arguments) throws IOException, InterruptedException {
    Path project = project(3, VariantFormat.GODOT_3);
    Files.writeString(
        project.resolve("project.godot"),
        "config_version=4\n_global_script_classes=" + names(project, "") + "\n");
    run(3, project, List.of("godot3-server", "--path", project.toString(), "-s", "measure.gd"));
    project = project(4, VariantFormat.GODOT_4);
    Files.createDirectories(project.resolve(".godot"));
    Files.writeString(
        project.resolve(".godot/global_script_class_cache.cfg"),
        "list=" + names(project, "&") + "\n");
    Files.writeString(
        project.resolve("project.godot"),
        "config_version=5\n[application]\nrun/main_scene=\"res://main.tscn\"\n");
    Files.writeString(project.resolve("main.tscn"), """
        [gd_scene load_steps=2 format=3]
        [ext_resource type="Script" path="res://measure.gd" id="1"]
        [node name="Main" type="Node"]
        script = ExtResource("1")
        """);
    run(4, project, List.of("node", RUNNER, "--path", project.toString()));
  }

  private static Path project(int generation, VariantFormat format) throws IOException {
    Path project = Files.createTempDirectory("variantmapper-classes");
    Path classes = Files.createDirectories(project.resolve("variantmapper"));
    for (String file : CLASSES) {
      copy("/META-INF/variantmapper/godot" + generation + "/" + file, classes.resolve(file));
    }
    copy("measure_classes" + generation + ".gd", project.resolve("measure.gd"));
    List<Player> players = Collections.nCopies(PLAYERS, Samples.player());
    VariantSerializer<List<Player>> serializer =
        ContainerSerializers.listOf(PlayerVariantSerializer.INSTANCE);
    Files.write(project.resolve("players.var"), serializer.encode(players, format));
    new ObjectMapper().writeValue(project.resolve("players.json").toFile(), players);
    return project;
  }

  private static void copy(String resource, Path target) throws IOException {
    try (InputStream in = ClassFigures.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(resource + " is not in the jar");
      }
      Files.copy(in, target);
    }
  }

  /** Returns the list of global classes, as Godot's editor would write it. */
  private static String names(Path project, String prefix) throws IOException {
    StringBuilder list = new StringBuilder("[");
    for (String file : CLASSES) {
      Matcher head = HEAD.matcher(Files.readString(project.resolve("variantmapper/" + file)));
      if (!head.find()) {
        throw new IOException(file + " is not a generated class");
      }
      String text = """
          {"base": %1$s"%3$s", "class": %1$s"%2$s", "icon": "", "is_abstract": false,
          "is_tool": false, "language": %1$s"GDScript", "path": "res://variantmapper/%4$s"}""";
      list.append(list.length() > 1 ? ", " : "")
          .append(text.formatted(prefix, head.group(1), head.group(2), file).replace('\n', ' '));
    }
    return list.append("]").toString();
  }

  private static void run(int generation, Path project, List<String> command)
      throws IOException, InterruptedException {
    Path output = project.resolve("output.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("HOME", project.toString());
    Process process = builder.start();
    boolean isDone = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    String printed = Files.readString(output);
    List<MatchResult> results = RESULT.matcher(printed).results().toList();
    if (!isDone || results.isEmpty()) {
      throw new IOException("Godot " + generation + " has not measured:\n" + printed);
    }
    for (MatchResult result : results) {
      System.out.printf(
          "Godot %d, %d players, %-12s %6.1f ms%n",
          generation, PLAYERS, result.group(1), Integer.parseInt(result.group(2)) / 1000.0);
    }
  }
}

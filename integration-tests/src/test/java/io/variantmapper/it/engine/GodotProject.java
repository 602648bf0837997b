package io.variantmapper.it.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.text.ConfigFile;
import io.variantmapper.text.VariantText;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A temporary copy of a Godot project. The project's scripts exchange packets with tests. */
final class GodotProject {
  /**
   * The values that the engine built from literals, if there are any, and then the values that it
   * read from packets.
   *
   * @param texts the {@code var2str} of each value
   * @param packets the {@code var2bytes} of each value
   */
  record Readings(List<String> texts, List<byte[]> packets) {}

  private final GodotEngine engine;
  private final VariantFormat format;
  private final Path folder;

  private GodotProject(GodotEngine engine, Path folder) {
    this.engine = engine;
    format = engine.format();
    this.folder = folder;
  }

  /** Creates a copy of the test resources {@code godot3/} or {@code godot4/}. */
  static GodotProject exchange(GodotEngine engine, Path folder) throws IOException {
    return copy(engine, engine.version().scripts(), folder);
  }

  /** Creates a copy of the test resources {@code godot3-calls/} or {@code godot4-calls/}. */
  static GodotProject calls(GodotEngine engine, Path folder) throws IOException {
    String name = "/" + engine.version().folder() + "-calls";
    return copy(engine, GodotVersion.resource(name), folder);
  }

  /** Creates a copy of the test resources {@code godot4-remote/}. */
  static GodotProject remote(GodotEngine engine, Path folder) throws IOException {
    return copy(engine, GodotVersion.resource("/godot4-remote"), folder);
  }

  /**
   * Creates a copy of the sample's {@code godot3/} or {@code godot4/}, with its generated classes.
   */
  static GodotProject sampleClient(GodotEngine engine, Path folder) throws IOException {
    GodotProject project =
        copy(engine, Path.of("..", "sample-app", engine.version().folder()), folder);
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    classes.add(Path.of("..", "sample-app", "target", "classes"));
    classes.registerNames(project);
    return project;
  }

  /** Creates a copy of the sample's {@code godot3-rpc/} or {@code godot4-rpc/}. */
  static GodotProject sampleWithCalls(GodotEngine engine, Path folder) throws IOException {
    String name = engine.version().folder() + "-rpc";
    return copy(engine, Path.of("..", "sample-app", name), folder);
  }

  private static GodotProject copy(GodotEngine engine, Path source, Path folder)
      throws IOException {
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = folder.resolve(source.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
    return new GodotProject(engine, folder);
  }

  /** Returns the format that the engine writes. */
  VariantFormat format() {
    return format;
  }

  /** Copies a file into the project. */
  void add(Path file) throws IOException {
    Files.copy(file, folder.resolve(file.getFileName()));
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  /** Runs a script that extends {@code task.gd}. */
  String run(String script, String... arguments) throws IOException, InterruptedException {
    return engine.version() == GodotVersion.GODOT_3
        ? runScript(script, arguments)
        : runScene(Stream.concat(Stream.of(script), Stream.of(arguments)).toArray(String[]::new));
  }

  String runScript(String script, String... arguments) throws IOException, InterruptedException {
    return engine.runScript(folder, script, arguments);
  }

  RunningScene startScript(String script, String... arguments) throws IOException {
    return engine.startScript(folder, script, arguments);
  }

  RunningScene startScene(String... arguments) throws IOException {
    return engine.startScene(folder, arguments);
  }

  String runScene(String... arguments) throws IOException, InterruptedException {
    return engine.runScene(folder, arguments);
  }

  /** Returns the settings of the warnings that the engine can report about scripts. */
  List<String> warnings() throws IOException, InterruptedException {
    return run("list_warnings.gd")
        .lines()
        .filter(line -> line.startsWith("warning "))
        .map(line -> line.replaceFirst("warning ", ""))
        .toList();
  }

  /** Makes the engine load classes, and returns for each whether it has no errors. */
  List<Boolean> loadClasses(List<String> scripts) throws IOException, InterruptedException {
    List<byte[]> sent = new ArrayList<>();
    for (String script : scripts) {
      sent.add(Variant.of(script).encode(format));
      sent.add(Variant.Nil.INSTANCE.encode(format));
    }
    return answer("copy_objects.gd", sent).stream()
        .map(answer -> new VariantReader(answer, format).readBoolean())
        .toList();
  }

  /** Lets a native Godot 4 write {@code extension_api.json}, its description, into the project. */
  void describeEngine() throws IOException, InterruptedException {
    engine.describe(folder);
  }

  /** Lets the editor open the project, and returns the lines that it prints about problems. */
  List<String> openInEditor() throws IOException, InterruptedException {
    return engine
        .openInEditor(folder)
        .lines()
        .filter(line -> line.matches(".*\\b(ERROR|WARNING|WARN):.*"))
        .toList();
  }

  /**
   * Passes packets to a script that extends {@code task.gd}, and returns the packets that the
   * script answers. The script says what the packets are.
   */
  List<byte[]> answer(String script, List<byte[]> packets)
      throws IOException, InterruptedException {
    store("in", packets);
    run(script, "in", "out");
    return frames("out");
  }

  /**
   * Makes the engine read the texts that Java writes for values, and write and read its own texts.
   *
   * @return for each value, the value that the engine reads from the text of Java, the engine's own
   *     text, and the value that the engine reads from its own text
   */
  List<Variant> copyTexts(List<Variant> values) throws IOException, InterruptedException {
    List<byte[]> sent = new ArrayList<>();
    for (Variant value : values) {
      sent.add(value.encode(format));
      sent.add(Variant.of(VariantText.write(value, format)).encode(format));
    }
    return values(answer("copy_texts.gd", sent));
  }

  /**
   * Makes the engine load and save configuration files.
   *
   * @return for each file, the error code, its sections, and the text that the engine saves
   */
  List<Variant> copyConfigs(List<ConfigFile> files) throws IOException, InterruptedException {
    return values(answer(
        "copy_configs.gd",
        files.stream().map(file -> file.text().getBytes(UTF_8)).toList()));
  }

  private List<Variant> values(List<byte[]> packets) {
    return packets.stream().map(packet -> Variant.decode(packet, format)).toList();
  }

  /** Makes the engine read packets, print their values and write them again. */
  Readings read(List<byte[]> packets) throws IOException, InterruptedException {
    return readings(answer("read_packets.gd", packets));
  }

  /**
   * Makes the engine do the work of {@link #write} and then the work of {@link #read} in one run.
   */
  Readings writeAndRead(List<String> literals, List<byte[]> packets)
      throws IOException, InterruptedException {
    storeLiterals(literals);
    return readings(answer("write_values_and_read_packets.gd", packets));
  }

  private static Readings readings(List<byte[]> answers) {
    Readings readings = new Readings(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < answers.size(); i += 2) {
      readings.texts().add(new String(answers.get(i), UTF_8));
      readings.packets().add(answers.get(i + 1));
    }
    return readings;
  }

  /**
   * Makes the engine read packets that may be damaged.
   *
   * @return for each packet, the packet that the engine writes for its value, or null if the engine
   *     refuses the packet
   */
  List<byte @Nullable []> judge(List<byte[]> packets) throws IOException, InterruptedException {
    List<byte[]> answers = answer("judge_packets.gd", packets);
    List<byte @Nullable []> verdicts = new ArrayList<>();
    for (int i = 0; i < answers.size(); i += 2) {
      boolean accepted = new VariantReader(answers.get(i), format).readBoolean();
      verdicts.add(accepted ? answers.get(i + 1) : null);
    }
    return verdicts;
  }

  /**
   * Makes the engine evaluate GDScript literals and write each value with {@code File.store_var}.
   */
  List<byte[]> write(List<String> literals) throws IOException, InterruptedException {
    storeLiterals(literals);
    run("write_values.gd", "out");
    return frames("out");
  }

  private void storeLiterals(List<String> literals) throws IOException {
    Files.writeString(
        file("values.gd"), "func all():\n\treturn [" + String.join(",\n\t\t", literals) + "]\n");
  }

  /** Makes the engine write random values that it generates itself. */
  List<byte[]> writeRandom(long seed, int count) throws IOException, InterruptedException {
    run("write_random_values.gd", String.valueOf(seed), String.valueOf(count), "out");
    return frames("out");
  }

  void store(String name, List<byte[]> packets) throws IOException {
    try (PacketOutputStream out =
        new PacketOutputStream(Files.newOutputStream(file(name)), format)) {
      for (byte[] packet : packets) {
        out.sendPacket(packet);
      }
    }
  }

  /** Returns the packets in a file of frames, which {@code File.store_var} has written. */
  List<byte[]> frames(String name) throws IOException {
    List<byte[]> frames = new ArrayList<>();
    try (PacketInputStream in =
        new PacketInputStream(new BufferedInputStream(Files.newInputStream(file(name))), format)) {
      for (byte[] frame = in.receivePacket(); frame != null; frame = in.receivePacket()) {
        frames.add(frame);
      }
    }
    return frames;
  }
}

package io.variantmapper.benchmarks.godot;

import io.variantmapper.benchmarks.contest.Workload;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/**
 * The costs of an engine's own {@code var_to_bytes} and {@code bytes_to_var}. In Godot 3, these are
 * {@code var2bytes} and {@code bytes2var}.
 *
 * <pre>{@code
 * List<GodotFigures> engines = GodotFigures.measure(Workloads.NAMES);
 * }</pre>
 *
 * @param engine the engine's version and build, such as {@code Godot 4.6.3 (debug build)}
 * @param calls the costs by the name of the workload
 */
public record GodotFigures(String engine, Map<String, Call> calls) {
  private static final String SCRIPT = "measure.gd";
  private static final String ENGINE = "ENGINE ";
  private static final String RESULT = "RESULT ";

  /**
   * The cost of a call in nanoseconds.
   *
   * @param bytes the size of the packet
   */
  public record Call(int bytes, double encode, double decode) {}

  /**
   * Measures the mapper and all engines in the same way, and prints a table in Markdown. Start it
   * in the root of the project:
   *
   * <pre>{@code
   * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
   *     io.variantmapper.benchmarks.godot.GodotFigures
   * }</pre>
   */
  public static void main(String... arguments) throws IOException, InterruptedException {
    GodotFigures mapper =
        new GodotFigures("Variant Mapper", MapperFigures.measure(Workloads.NAMES));
    List<GodotFigures> engines = measure(Workloads.NAMES);
    System.out.print("| | " + mapper.engine + " |");
    engines.forEach(engine -> System.out.print(" " + engine.engine + " | ÷ mapper |"));
    System.out.println("\n| --- | --: |" + " --: | --: |".repeat(engines.size()));
    for (String workload : Workloads.NAMES) {
      printRow(workload + ", encode", each -> each.call(workload).encode(), mapper, engines);
      printRow(workload + ", decode", each -> each.call(workload).decode(), mapper, engines);
    }
  }

  private static void printRow(
      String name,
      ToDoubleFunction<GodotFigures> time,
      GodotFigures mapper,
      List<GodotFigures> engines) {
    double unit = time.applyAsDouble(mapper);
    System.out.printf(Locale.ROOT, "| %s | %,.0f ns |", name, unit);
    for (GodotFigures engine : engines) {
      double nanoseconds = time.applyAsDouble(engine);
      System.out.printf(Locale.ROOT, " %,.0f ns | %.0f |", nanoseconds, nanoseconds / unit);
    }
    System.out.println();
  }

  /** Returns the costs of a workload that was measured. */
  public Call call(String workload) {
    return Objects.requireNonNull(calls.get(workload));
  }

  /**
   * Measures the packets in Dictionary shape in each engine that is there.
   *
   * @throws IOException if an engine fails, or if it does not write back the bytes that it read
   */
  public static List<GodotFigures> measure(Iterable<String> workloads)
      throws IOException, InterruptedException {
    List<String> names = new ArrayList<>();
    workloads.forEach(names::add);
    List<GodotFigures> all = new ArrayList<>();
    for (GodotServer engine : GodotServer.found()) {
      System.out.println("Measuring the calls of a Godot " + engine.generation());
      Path project = Files.createTempDirectory("variantmapper-benchmarks");
      writeProject(engine, project, names);
      all.add(read(project, names, engine.run(project, SCRIPT)));
    }
    return all;
  }

  private static void writeProject(GodotServer engine, Path project, List<String> workloads)
      throws IOException {
    Files.writeString(project.resolve("project.godot"), engine.emptyProject());
    List<String> files = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      files.add(fileName(i));
      Files.write(
          project.resolve(fileName(i)), packet(Workloads.named(workloads.get(i)), engine.format()));
    }
    Files.write(project.resolve("packets.txt"), files);
    String resource = "measure" + engine.generation() + ".gd";
    try (InputStream script = GodotFigures.class.getResourceAsStream(resource)) {
      if (script == null) {
        throw new IOException(resource + " is not in the jar");
      }
      Files.copy(script, project.resolve(SCRIPT));
    }
  }

  private static String fileName(int index) {
    return "packet" + index + ".var";
  }

  private static <D> byte[] packet(Workload<D, ?> workload, VariantFormat format) {
    return workload.serializer().encode(workload.value(), format);
  }

  private static GodotFigures read(Path project, List<String> workloads, String printed)
      throws IOException {
    Map<String, Call> calls = new LinkedHashMap<>();
    for (int i = 0; i < workloads.size(); i++) {
      String[] times = line(printed, RESULT + fileName(i) + " ").split(" ", -1);
      int bytes = (int) Files.size(project.resolve(fileName(i)));
      calls.put(
          workloads.get(i),
          new Call(bytes, Double.parseDouble(times[0]), Double.parseDouble(times[1])));
    }
    return new GodotFigures(line(printed, ENGINE), calls);
  }

  /** Returns the rest of the line that starts with a prefix. */
  private static String line(String printed, String prefix) throws IOException {
    return printed
        .lines()
        .filter(line -> line.startsWith(prefix))
        .map(line -> line.substring(prefix.length()))
        .findFirst()
        .orElseThrow(() -> new IOException("Godot did not measure all packets:\n" + printed));
  }
}

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
import java.util.Map;
import java.util.Optional;

/**
 * Measures the engine's own {@code var2bytes} and {@code bytes2var} on the workloads.
 *
 * <pre>{@code
 * Map<String, GodotFigures.Call> calls = GodotFigures.measure(Workloads.NAMES);
 * }</pre>
 */
public final class GodotFigures {
  private static final String SCRIPT = "measure.gd";
  private static final String RESULT = "RESULT ";

  /**
   * The cost of a call in nanoseconds.
   *
   * @param bytes the size of the packet in Godot 3's format
   */
  public record Call(int bytes, double encode, double decode) {}

  private GodotFigures() {}

  /**
   * Measures the packets in Dictionary shape. The result is empty if no engine is installed.
   *
   * @throws IOException if the engine fails, or if it does not write back the bytes that it read
   */
  public static Map<String, Call> measure(Iterable<String> workloads)
      throws IOException, InterruptedException {
    Optional<GodotServer> engine = GodotServer.installed();
    if (engine.isEmpty()) {
      System.out.println("Not measured: Godot 3, because the PATH has no godot3-server");
      return Map.of();
    }
    System.out.println("Measuring var2bytes and bytes2var");
    Path project = Files.createTempDirectory("variantmapper-benchmarks");
    List<String> names = new ArrayList<>();
    workloads.forEach(names::add);
    writeProject(project, names);
    return read(project, names, engine.get().run(project, SCRIPT));
  }

  private static void writeProject(Path project, List<String> workloads) throws IOException {
    Files.writeString(project.resolve("project.godot"), "config_version=4\n");
    List<String> files = new ArrayList<>();
    for (int i = 0; i < workloads.size(); i++) {
      files.add(fileName(i));
      Files.write(project.resolve(fileName(i)), packet(Workloads.named(workloads.get(i))));
    }
    Files.write(project.resolve("packets.txt"), files);
    try (InputStream script = GodotFigures.class.getResourceAsStream(SCRIPT)) {
      if (script == null) {
        throw new IOException(SCRIPT + " is not in the jar");
      }
      Files.copy(script, project.resolve(SCRIPT));
    }
  }

  private static String fileName(int index) {
    return "packet" + index + ".var";
  }

  private static <D> byte[] packet(Workload<D, ?> workload) {
    return workload.serializer().encode(workload.value(), VariantFormat.GODOT_3);
  }

  private static Map<String, Call> read(Path project, List<String> workloads, String printed)
      throws IOException {
    Map<String, Call> calls = new LinkedHashMap<>();
    for (int i = 0; i < workloads.size(); i++) {
      String prefix = RESULT + fileName(i) + " ";
      String line = printed
          .lines()
          .filter(each -> each.startsWith(prefix))
          .findFirst()
          .orElseThrow(() -> new IOException("Godot did not measure all packets:\n" + printed));
      String[] times = line.substring(prefix.length()).split(" ", -1);
      int bytes = (int) Files.size(project.resolve(fileName(i)));
      calls.put(
          workloads.get(i),
          new Call(bytes, Double.parseDouble(times[0]), Double.parseDouble(times[1])));
    }
    return calls;
  }
}

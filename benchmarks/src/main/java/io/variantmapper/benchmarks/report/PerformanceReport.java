package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.codec.DataLossException;
import io.variantmapper.benchmarks.godot.GodotFigures;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures everything and writes {@code docs/performance.md} with its two charts. {@code --short}
 * takes less than five minutes and leaves out some workloads.
 *
 * <pre>{@code
 * java -jar benchmarks/target/benchmarks.jar --short
 * }</pre>
 */
public final class PerformanceReport {
  private static final Path FOLDER = Path.of("docs");
  private static final String PEERS = "performance-peers.svg";
  private static final String SIZES = "performance-sizes.svg";
  private static final String SHORT = "--short";
  private static final String COMMAND = "mvn -q -DskipTests -pl benchmarks -am package && "
      + "java -jar benchmarks/target/benchmarks.jar";

  private PerformanceReport() {}

  /** Runs in the project's root; ends with exit code 1 if a codec loses data, 2 if used wrongly. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, RunnerException {
    List<String> options = List.of(arguments);
    if (!options.isEmpty() && !options.equals(List.of(SHORT))) {
      fail("Expected nothing or --short but found " + String.join(" ", options), 2);
    } else if (!Files.isDirectory(FOLDER)) {
      fail("Expected the folder docs here; run this in the project's root", 2);
    } else {
      try {
        write(!options.isEmpty());
      } catch (DataLossException e) {
        fail(String.valueOf(e.getMessage()), 1);
      }
    }
  }

  private static void write(boolean brief)
      throws IOException, InterruptedException, RunnerException {
    Timing timing = brief ? Timing.SHORT : Timing.LONG;
    Contest contest = brief ? Contest.brief() : Contest.whole();
    Scaling scaling = brief ? Scaling.brief() : Scaling.whole();
    contest.checkAll();
    contest.measure(timing);
    Map<String, Call> godot = GodotFigures.measure(contest.workloads());
    scaling.measure(timing);
    Document document = new Document(contest, introduction(brief, timing))
        .addPicture("Speed of the peers", PEERS)
        .addContest(godot)
        .addGoals(Goal.all())
        .addCurves("Packets of all sizes", "KiB:", scaling.bySize())
        .addPicture("Cost of a byte by the packet's size", SIZES)
        .addCurves("Types of few and many fields", "fields:", scaling.byFields());
    Files.writeString(FOLDER.resolve(PEERS), new PeerChart(contest).draw());
    Files.writeString(FOLDER.resolve(SIZES), new ScalingChart(scaling.bySize()).draw());
    Files.writeString(FOLDER.resolve("performance.md"), document.toString());
    System.out.println("Wrote " + FOLDER.resolve("performance.md"));
  }

  private static String introduction(boolean brief, Timing timing) {
    return """
        # Performance

        Measured on %s, %s. Made by

        ```bash
        %s
        ```

        Each figure is the median of %d iterations of %d ms, spread over %d run(s) of the virtual
        machine. "~" marks those whose slowest and fastest iterations are more than 25 %% of the
        median apart. Times differ from machine to machine: what counts are the ratios within one
        run. "÷ dictionary" and "÷ array" are the row's time divided by the mapper's in that shape:
        above 1 the mapper is faster. "allocated" is bytes a call. The values and all codecs are in
        `benchmarks/`; each codec gives back all it was given, which is checked first.

        - protobuf-java builds its message from the object and the object from its message.
        - Kryo and Fory have all classes registered and track no references.
        - The expert's code writes and reads the very same packets with plain arrays, for these
          types only; it refuses packets with other keys or another order.
        - Vectors have `double` components in Java. Variants and protobuf messages hold them as
          32-bit floats; the other codecs write 64 bits.
        - Coordinates have six decimals, for both JSON codecs round the 17th digit of a `double`.
        """.formatted(
            LocalDate.now(ZoneOffset.UTC),
            Machine.describe(),
            brief ? COMMAND + " " + SHORT : COMMAND,
            timing.iterations() * timing.forks(),
            timing.milliseconds(),
            timing.forks());
  }

  private static void fail(String message, int exitCode) {
    System.err.println(message);
    System.exit(exitCode);
  }
}

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

  private static final String SIZES_TEXT = """
      Nanoseconds a byte, written into a writer that is kept, without a copy: 64 MiB that are
      allocated for each call would cost more than what is measured. Reading allocates its result.
      "copied" is `System.arraycopy` into a kept array, and `clone()`: memory by itself, whose
      byte is several times dearer where packets no longer fit the caches.
      """;
  private static final String COPIES_TEXT = """
      The time for floats as a multiple of the time for copying as many bytes. In 1 KiB the call
      itself is dearer than the copy.
      """;
  private static final String FIELDS_TEXT = """
      Nanoseconds a byte. Arrays of rows with 3200 fields together, in a kept writer, without a
      copy. The reverse order of keys is what the mapper does not expect.
      """;

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
    Results results = new Results(contest, scaling, godot);
    Document document = new Document(results, introduction(brief, timing))
        .addPicture("Speed of the peers", PEERS)
        .addGoals(Goals.all())
        .addContest()
        .addCurves("Packets of all sizes", SIZES_TEXT, "KiB:", scaling.bySize())
        .addPicture("Cost of a byte by the packet's size", SIZES)
        .addCurves("Floats beside a copy", COPIES_TEXT, "KiB:", scaling.inCopies())
        .addCurves("Types of few and many fields", FIELDS_TEXT, "fields:", scaling.byFields());
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
        run. "allocated" is bytes a call. The values and all codecs are in `benchmarks/`; each
        codec gives back all it was given, which is checked first.

        "÷ dictionary" and "÷ array" are the row's time divided by the mapper's in that shape:
        above 1 the mapper is faster. Writing, like is compared with like: who keeps a buffer
        between calls ("kept") with the mapper's row that keeps its writer and copies the packet
        out of it, who makes a new one for each packet ("new") with plain `encode`. Reading, there
        is one row.

        - protobuf-java builds its message from the object and the object from its message. It
          knows the size before it writes, and makes an array of that size.
        - Kryo and Fory have all classes registered and track no references. Kryo and dsl-json
          write into an output that their codecs here keep; Fory keeps a buffer by itself up to
          128 KiB; Jackson and avaje-jsonb recycle theirs.
        - The expert's code writes and reads the very same packets with plain arrays, for these
          types only; it keeps its array and copies the packet out of it. It refuses packets with
          other keys or another order.
        - "no copy" leaves the packet in the writer's buffer, as streams and sockets need it.
        - Vectors have `double` components in Java. Variants and protobuf messages hold them as
          32-bit floats; the other codecs write 64 bits.
        - Coordinates have six decimals, for both JSON codecs round the 17th digit of a `double`.
        - "Godot 3" is the engine's own `var2bytes` and `bytes2var`, called by a script.
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

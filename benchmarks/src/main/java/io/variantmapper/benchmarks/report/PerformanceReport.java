package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.codec.DataLossException;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.godot.GodotFigures;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures everything on the JDK that runs this program, and writes {@code docs/performance.md}
 * with its two charts. {@code --short} takes about five minutes for each JDK and leaves out some
 * workloads. {@code --rounds n} measures all serializers in turn {@code n} times. {@code --jvm
 * java} also measures with the {@code java} of another JDK, and may occur more than once.
 *
 * <pre>{@code
 * java -jar benchmarks/target/benchmarks.jar --short --jvm /opt/jdk-25/bin/java
 * }</pre>
 */
public final class PerformanceReport {
  private static final String PEERS = "performance-peers.svg";
  private static final String SIZES = "performance-sizes.svg";
  private static final List<String> KEPT = List.of("Profile of text and JSON", "Engines", "Calls");
  private static final int DATA_LOSS = 1;
  private static final int WRONG_USE = 2;

  private final Path folder;
  private final Contest.CodecChoice codecs;
  private final PrintStream errors;

  /**
   * Creates a report that writes documents to {@code folder} and error messages to {@code errors}.
   */
  PerformanceReport(Path folder, Contest.CodecChoice codecs, PrintStream errors) {
    this.folder = folder;
    this.codecs = codecs;
    this.errors = errors;
  }

  /**
   * Runs the report in the project's root. The exit code is 1 if a codec loses data, and 2 for
   * wrong usage.
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, RunnerException {
    int exitCode =
        new PerformanceReport(Path.of("docs"), Contenders::of, System.err).run(arguments);
    System.exit(exitCode);
  }

  /** Runs the report and returns the exit code. */
  int run(String... arguments) throws IOException, InterruptedException, RunnerException {
    try {
      if (!Files.isDirectory(folder)) {
        throw new IllegalArgumentException(
            "Expected the folder docs here; run this in the project's root");
      }
      Options options = Options.of(arguments);
      write(options, jvms(options));
      return 0;
    } catch (IllegalArgumentException e) {
      errors.println(e.getMessage());
      return WRONG_USE;
    } catch (DataLossException e) {
      errors.println(e.getMessage());
      return DATA_LOSS;
    }
  }

  private static List<Jvm> jvms(Options options) throws IOException, InterruptedException {
    List<Jvm> jvms = new ArrayList<>();
    jvms.add(Jvm.of(Jvm.ours()));
    for (Path java : options.others()) {
      Jvm jvm = Jvm.of(java);
      if (jvms.stream().anyMatch(other -> other.name().equals(jvm.name()))) {
        throw new IllegalArgumentException(
            "Expected different JDKs but found " + jvm.name() + " twice");
      }
      jvms.add(jvm);
    }
    return jvms;
  }

  private void write(Options options, List<Jvm> jvms)
      throws IOException, InterruptedException, RunnerException {
    Timing timing = options.timing();
    Contest checked = options.brief() ? Contest.brief(codecs) : Contest.whole(codecs);
    checked.checkAll();
    List<GodotFigures> engines = GodotFigures.measure(checked.workloads());
    List<Results> all = new ArrayList<>();
    for (Jvm jvm : jvms) {
      Session session = new Session(jvm, timing);
      all.add(measure(options, checked.unmeasured(), session, engines));
    }
    draw(PEERS, all, results -> new PeerChart(results).draw());
    draw(SIZES, all, results -> new ScalingChart(results).draw());
    Path file = folder.resolve("performance.md");
    Document document = new Document(Texts.introduction(options, timing, jvms))
        .addPicture("Speed of the peers", PEERS)
        .addPicture("Cost of a byte by the packet's size", SIZES)
        .addGoals(Goals.all(), all);
    if (Files.exists(file)) {
      document.addSections(Files.readString(file), KEPT);
    }
    all.forEach(results -> add(document, results));
    Files.writeString(file, document.toString());
    System.out.println("Wrote " + file);
  }

  /** Draws one chart, in which the pictures of all virtual machines are stacked. */
  private void draw(String file, List<Results> all, Function<Results, Svg> picture)
      throws IOException {
    Files.writeString(
        folder.resolve(file), Svg.stack(all.stream().map(picture).toList()).toString());
  }

  private static Results measure(
      Options options, Contest contest, Session session, List<GodotFigures> engines)
      throws RunnerException {
    System.out.println("On " + session.jvm().name() + ":");
    contest.measure(session);
    Trees trees = new Trees();
    trees.measure(session);
    GridCosts grids = options.brief() ? GridCosts.brief() : GridCosts.whole();
    grids.measure(session);
    Scaling scaling = options.brief() ? Scaling.brief() : Scaling.whole();
    scaling.measure(session);
    CompileCost compiling = new CompileCost();
    compiling.measure(session);
    return new Results(session.jvm(), contest, trees, grids, scaling, compiling, engines);
  }

  private static void add(Document document, Results results) {
    Scaling scaling = results.scaling();
    document
        .addHeading(results.jvm().name(), results.jvm().description() + ".")
        .addContest(results)
        .addTrees(results.trees())
        .addGrids(results.grids())
        .addCurves("Packets of all sizes", Texts.SIZES, "KiB:", scaling.bySize())
        .addCurves("Floats beside a copy", Texts.COPIES, "KiB:", scaling.inCopies())
        .addCurves("Types of few and many fields", Texts.FIELDS, "fields:", scaling.byFields())
        .addBuilds(results.compiling());
  }
}

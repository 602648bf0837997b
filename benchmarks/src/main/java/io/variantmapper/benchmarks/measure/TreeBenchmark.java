package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Conversion;
import io.variantmapper.benchmarks.contest.Workloads;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Measures trees, text and JSON beside mapped records and Jackson's trees, with the same values.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TreeBenchmark {
  /** One of {@link Workloads#NAMES}. */
  @Param({Workloads.PLAYER, Workloads.SNAPSHOT, Workloads.SAVE})
  public String workload = Workloads.PLAYER;

  /** The form of the value. */
  @Param
  public Form form = Form.RECORD;

  private Conversion<?, ?> conversion = Conversion.of("nothing", "", text -> text, text -> text);

  /** Makes the value, and checks that it is read back. */
  @Setup
  public void prepare() {
    conversion = form.of(Workloads.named(workload)).requireRoundTrip();
  }

  /** Writes the value as a packet or as text. */
  @Benchmark
  public Object write() {
    return conversion.write();
  }

  /** Reads the value from its packet or text. */
  @Benchmark
  public Object read() {
    return conversion.read();
  }
}

package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.measure.GridKeys.Grid;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Measures sets and maps whose keys are cells of a grid. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GridBenchmark {
  /** The number of cells on each side. A side of 4096 cells needs a heap of 6 GB. */
  @Param({"512", "1024", "2048"})
  public int side = 512;

  /** The set or map. */
  @Param
  public GridKeys keys = GridKeys.SET;

  private Grid grid = new Grid(() -> "", () -> "", () -> "");

  /** Makes the packets. */
  @Setup
  public void prepare() {
    grid = keys.grid(side);
  }

  /** Reads the set or the map from its packet. */
  @Benchmark
  public Object read() {
    return grid.read().get();
  }

  /** Fills a {@code HashSet} or a {@code HashMap} with objects that exist already. */
  @Benchmark
  public Object fill() {
    return grid.fill().get();
  }

  /** Reads the same objects from a packet, as lists. */
  @Benchmark
  public Object readLists() {
    return grid.readLists().get();
  }
}

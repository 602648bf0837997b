package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Measures the cost of a byte in types of few and of many fields. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class FieldCountBenchmark {
  /** Fields of the type. */
  @Param({"1", "3", "10", "32", "100"})
  public int fields = 1;

  private Contender<?> contender = Contenders.NONE;
  private byte[] packet = {};
  private byte[] reversed = {};

  /** Makes the rows and checks the round trip. */
  @Setup
  public void prepare() {
    contender = Rows.of(fields).requireRoundTrip();
    packet = contender.packet();
    reversed = Rows.reversed(packet);
  }

  /** From the rows to the packet. */
  @Benchmark
  public byte[] encode() {
    return contender.encode();
  }

  /** From the packet to the rows. */
  @Benchmark
  public Object decode() {
    return contender.decode(packet);
  }

  /** From a packet whose keys stand in the reverse order, as another program may write it. */
  @Benchmark
  public Object decodeReversed() {
    return contender.decode(reversed);
  }
}

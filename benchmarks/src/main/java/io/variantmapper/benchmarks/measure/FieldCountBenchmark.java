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

/** Measures the cost per byte for types with few fields and for types with many fields. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class FieldCountBenchmark {
  /** The number of fields of the type. */
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

  /** Encodes the rows to a packet. */
  @Benchmark
  public byte[] encode() {
    return contender.encode();
  }

  /** Decodes the rows from the packet. */
  @Benchmark
  public Object decode() {
    return contender.decode(packet);
  }

  /** Decodes a packet whose keys are in reverse order. Another program may write such a packet. */
  @Benchmark
  public Object decodeReversed() {
    return contender.decode(reversed);
  }
}

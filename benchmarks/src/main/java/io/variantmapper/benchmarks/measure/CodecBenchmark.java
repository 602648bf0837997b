package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.contest.Peer;
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
 * Measures one serializer on one workload. Each pair of a serializer and a workload runs in its own
 * virtual machines. If a serializer loses data, the benchmark fails before it measures anything.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CodecBenchmark {
  /** One of {@link Workloads#NAMES}. */
  @Param(Workloads.PLAYER)
  public String workload = Workloads.PLAYER;

  /** The serializer that is measured. */
  @Param("DICTIONARY")
  public Peer peer = Peer.DICTIONARY;

  private Contender<?> contender = Contenders.NONE;
  private byte[] packet = {};

  /** Makes the value and checks the round trip. */
  @Setup
  public void prepare() {
    ByteAccess.require(peer.isPortable());
    contender = Contenders.of(peer, Workloads.named(workload)).requireRoundTrip();
    packet = contender.packet();
  }

  /** Encodes the object to a packet. */
  @Benchmark
  public byte[] encode() {
    return contender.encode();
  }

  /** Decodes the object from the packet. */
  @Benchmark
  public Object decode() {
    return contender.decode(packet);
  }
}

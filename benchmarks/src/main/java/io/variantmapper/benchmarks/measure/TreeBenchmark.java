package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Measures trees beside mapped records, with the same packets. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TreeBenchmark {
  /** One of {@link Workloads#NAMES}. */
  @Param({Workloads.PLAYER, Workloads.SNAPSHOT, Workloads.SAVE})
  public String workload = Workloads.PLAYER;

  private Contender<?> mapped = Contenders.NONE;
  private Variant tree = Variant.Nil.INSTANCE;
  private byte[] packet = {};

  /** Makes the packet, and checks that the tree is written as the same bytes. */
  @Setup
  public void prepare() {
    mapped = Contenders.of(Peer.DICTIONARY, Workloads.named(workload)).requireRoundTrip();
    packet = mapped.packet();
    tree = readTree();
    if (!Arrays.equals(writeTree(), packet)) {
      throw new IllegalStateException("The tree is written as other bytes.");
    }
  }

  /** Decodes the packet to a tree. */
  @Benchmark
  public Variant readTree() {
    return Variant.decode(packet, VariantFormat.GODOT_4);
  }

  /** Encodes the tree to the packet. */
  @Benchmark
  public byte[] writeTree() {
    return tree.encode(VariantFormat.GODOT_4);
  }

  /** Decodes the packet to the mapped record. */
  @Benchmark
  public Object readRecord() {
    return mapped.decode(packet);
  }

  /** Encodes the mapped record to the packet. */
  @Benchmark
  public byte[] writeRecord() {
    return mapped.encode();
  }
}

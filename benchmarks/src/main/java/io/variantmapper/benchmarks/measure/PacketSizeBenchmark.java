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

/** Measures the cost per byte in small packets and in large packets. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PacketSizeBenchmark {
  /** The approximate size of the packet in KiB. */
  @Param({"1", "16", "256", "4096", "65536"})
  public int kibibytes = 1;

  /** The content of the packets. */
  @Param
  public Content content = Content.ENTITIES;

  private Contender<?> contender = Contenders.NONE;
  private byte[] packet = {};

  /** Makes the value and checks the round trip. */
  @Setup
  public void prepare() {
    contender = content.contender(kibibytes).requireRoundTrip();
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

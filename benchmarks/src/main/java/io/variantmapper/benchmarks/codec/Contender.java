package io.variantmapper.benchmarks.codec;

import java.util.Arrays;
import java.util.Optional;

/**
 * One codec on one value.
 *
 * <pre>{@code
 * Contender<?> contender = Contenders.of(Peer.KRYO, Workloads.named("player"));
 * contender.requireRoundTrip();
 * byte[] packet = contender.encode();
 * }</pre>
 *
 * @param name what messages call it
 * @param value what is encoded
 * @param codec what encodes it
 */
public record Contender<T>(String name, T value, Codec<T> codec) {
  /** Encodes the value. */
  public byte[] encode() {
    return codec.encode(value);
  }

  /** Decodes a packet that {@link #encode} made. */
  public Object decode(byte[] packet) {
    return decoded(packet);
  }

  /** A packet in an array of its own, that has its length. */
  public byte[] packet() {
    return Arrays.copyOf(encode(), size());
  }

  /** The bytes of the packet. */
  public int size() {
    return codec.size(value);
  }

  /**
   * Checks that what comes back is what was encoded, to the last field.
   *
   * @return this
   * @throws DataLossException if anything is lost or changed
   */
  public Contender<T> requireRoundTrip() {
    Optional<String> difference = difference();
    if (difference.isPresent()) {
      throw new DataLossException(
          "Not measured: " + name + " does not give back what it was given: " + difference.get());
    }
    return this;
  }

  private Optional<String> difference() {
    try {
      return FirstDifference.between(value, decoded(encode()));
    } catch (RuntimeException e) {
      return Optional.of("it failed with " + e);
    }
  }

  private T decoded(byte[] packet) {
    return codec.decode(packet);
  }
}

package io.variantmapper.benchmarks.codec;

import java.util.Arrays;
import java.util.Optional;

/**
 * A value and the codec that encodes it. Benchmarks compare several contenders.
 *
 * <pre>{@code
 * Contender<?> contender = Contenders.of(Peer.KRYO, Workloads.named("player"));
 * contender.requireRoundTrip();
 * byte[] packet = contender.encode();
 * }</pre>
 *
 * @param name the name of this pair in messages
 * @param value the value that is encoded
 * @param codec the codec that encodes the value
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

  /** Returns the packet in a new array that is exactly as long as the packet. */
  public byte[] packet() {
    return Arrays.copyOf(encode(), size());
  }

  /** Returns the number of bytes of the packet. */
  public int size() {
    return codec.size(value);
  }

  /**
   * Checks that the decoded value equals the encoded value in every field.
   *
   * @return this
   * @throws DataLossException if anything is lost or changed
   */
  public Contender<T> requireRoundTrip() {
    Optional<String> difference = difference();
    if (difference.isPresent()) {
      throw new DataLossException("Not measured: " + name
          + " does not return the value that it encoded: " + difference.get());
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

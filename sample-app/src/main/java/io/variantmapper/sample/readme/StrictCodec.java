package io.variantmapper.sample.readme;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import java.util.List;

/**
 * Reads packets from untrusted clients and accepts only small packets in the exact format. Writes
 * many packets on all cores.
 *
 * <pre>{@code
 * PlayerState state = StrictCodec.decode(packet);
 * }</pre>
 */
public final class StrictCodec {
  private static final VariantFormat STRICT = VariantFormat.GODOT_4
      .withLimits(ReadLimits.DEFAULT
          .withMaxBytes(65_536)
          .withMaxDepth(16)
          .withMaxValues(10_000)
          .withMaxStringBytes(1_000))
      .withLeniency(Leniency.NONE);

  private StrictCodec() {}

  /**
   * Reads one packet.
   *
   * @throws io.variantmapper.runtime.VariantException if the packet is not a player state, or
   *     exceeds a limit
   */
  public static PlayerState decode(byte[] packet) {
    return PlayerStateVariantSerializer.INSTANCE.decode(packet, STRICT);
  }

  /** Returns the packets of many states, in the order of the states. */
  public static List<byte[]> encodeAll(List<PlayerState> states) {
    return states.parallelStream()
        .map(PlayerStateVariantSerializer.INSTANCE::encode)
        .toList();
  }
}

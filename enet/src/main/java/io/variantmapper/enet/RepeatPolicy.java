package io.variantmapper.enet;

/**
 * When a reliable command is repeated.
 *
 * <pre>{@code
 * HostOptions options = HostOptions.server(32).repeatPolicy(RepeatPolicy.DOUBLING).build();
 * }</pre>
 */
public enum RepeatPolicy {
  /**
   * As the library that Godot uses: after the estimated round-trip time, then after twice that
   * time, and so on. A command that is lost three times holds up its channel for 15 times the
   * estimate.
   */
  DOUBLING,

  /**
   * A command is also repeated if three later datagrams were acknowledged, and its time does not
   * double while the peer acknowledges other commands. Receivers take this as they take {@link
   * #DOUBLING}.
   */
  EARLY
}

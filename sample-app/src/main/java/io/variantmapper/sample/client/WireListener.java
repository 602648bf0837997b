package io.variantmapper.sample.client;

/**
 * Sees each packet that a {@link GameClient} sends or receives.
 *
 * <pre>{@code
 * WireListener sizes = (fromServer, packet) -> System.out.println(packet.length);
 * }</pre>
 */
@FunctionalInterface
public interface WireListener {
  /** Sees nothing. */
  WireListener NONE = (fromServer, packet) -> {};

  /**
   * Called before a packet is sent, and after one was received.
   *
   * @param fromServer false for those that the client sends
   * @param packet without the length in front; must not be changed
   */
  void packet(boolean fromServer, byte[] packet);
}

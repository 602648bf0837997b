package io.variantmapper.sample.client;

/**
 * Is notified of each packet that a {@link GameClient} sends or receives.
 *
 * <pre>{@code
 * WireListener sizes = (fromServer, packet) -> System.out.println(packet.length);
 * }</pre>
 */
@FunctionalInterface
public interface WireListener {
  /** A listener that ignores all packets. */
  WireListener NONE = (fromServer, packet) -> {};

  /**
   * Handles a packet. The client calls this method before it sends a packet, and after it has
   * received a packet.
   *
   * @param fromServer true if the server sent the packet, false if the client sends it
   * @param packet the packet without the length prefix; must not be changed
   */
  void packet(boolean fromServer, byte[] packet);
}

package io.variantmapper.enet;

/**
 * How a message is delivered.
 *
 * <pre>{@code
 * peer.send(0, DeliveryMode.RELIABLE, bytes, 0, bytes.length);
 * }</pre>
 */
public enum DeliveryMode {
  /**
   * The message arrives, after the reliable messages that were sent before it on the channel.
   * Godot's {@code TRANSFER_MODE_RELIABLE}.
   */
  RELIABLE,

  /**
   * The message can be lost. It is dropped if it arrives after a newer message of its channel.
   * Godot's {@code TRANSFER_MODE_UNRELIABLE_ORDERED}.
   */
  UNRELIABLE,

  /**
   * The message can be lost, and can arrive in another order. A message that needs more than one
   * datagram is sent as {@link #UNRELIABLE}. Godot's {@code TRANSFER_MODE_UNRELIABLE}.
   */
  UNSEQUENCED
}

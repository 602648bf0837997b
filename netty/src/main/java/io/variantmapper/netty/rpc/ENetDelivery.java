package io.variantmapper.netty.rpc;

import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.rpc.TransferMode;

/**
 * How Godot's modes and channels use those of ENet. The first two channels of ENet belong to
 * Godot's channel 0: one to its reliable packets, and one to its others.
 */
final class ENetDelivery {
  private static final int RELIABLE = 0;
  private static final int NOT_RELIABLE = 1;

  private ENetDelivery() {}

  /** Returns the channel of ENet for a mode and a channel of Godot. */
  static int enetChannel(TransferMode mode, int channel) {
    if (channel > 0) {
      return channel + NOT_RELIABLE;
    }
    return mode == TransferMode.RELIABLE ? RELIABLE : NOT_RELIABLE;
  }

  /** Returns the channel of Godot for a channel of ENet. */
  static int channel(int enetChannel) {
    return Math.max(0, enetChannel - NOT_RELIABLE);
  }

  static DeliveryMode deliveryMode(TransferMode mode) {
    return switch (mode) {
      case RELIABLE -> DeliveryMode.RELIABLE;
      case UNRELIABLE_ORDERED -> DeliveryMode.UNRELIABLE;
      case UNRELIABLE -> DeliveryMode.UNSEQUENCED;
    };
  }

  static TransferMode transferMode(DeliveryMode mode) {
    return switch (mode) {
      case RELIABLE -> TransferMode.RELIABLE;
      case UNRELIABLE -> TransferMode.UNRELIABLE_ORDERED;
      case UNSEQUENCED -> TransferMode.UNRELIABLE;
    };
  }
}

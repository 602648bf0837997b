package io.variantmapper.netty.rpc;

import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.rpc.PacketSink;
import io.variantmapper.rpc.PeerLimits;
import io.variantmapper.rpc.PeerListener;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.TransferMode;

/** How the modes and channels of a generation of Godot use those of ENet. */
enum ENetDelivery {
  /**
   * The first two channels of ENet belong to Godot's channel 0: one to its reliable packets, and
   * one to its others.
   */
  GODOT_4 {
    @Override
    int enetChannel(TransferMode mode, int channel) {
      if (channel > 0) {
        return channel + NOT_RELIABLE;
      }
      return mode == TransferMode.RELIABLE ? RELIABLE : NOT_RELIABLE;
    }

    @Override
    int channel(int enetChannel) {
      return Math.max(0, enetChannel - NOT_RELIABLE);
    }

    @Override
    RpcPeer newPeer(int id, PacketSink sink, PeerListener listener, PeerLimits limits) {
      return new RpcPeer(id, sink, listener, limits);
    }
  },

  /** The session chooses the channels of ENet. */
  GODOT_3 {
    @Override
    int enetChannel(TransferMode mode, int channel) {
      return channel;
    }

    @Override
    int channel(int enetChannel) {
      return enetChannel;
    }

    @Override
    RpcPeer newPeer(int id, PacketSink sink, PeerListener listener, PeerLimits limits) {
      return RpcPeer.godot3(id, sink, listener, limits);
    }
  };

  private static final int RELIABLE = 0;
  private static final int NOT_RELIABLE = 1;

  /** Returns the channel of ENet for a mode and a channel of a session. */
  abstract int enetChannel(TransferMode mode, int channel);

  /** Returns the channel of a session for a channel of ENet. */
  abstract int channel(int enetChannel);

  /** Creates a peer that speaks the protocol of the generation. */
  abstract RpcPeer newPeer(int id, PacketSink sink, PeerListener listener, PeerLimits limits);

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

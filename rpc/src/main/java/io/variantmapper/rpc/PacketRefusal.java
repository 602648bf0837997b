package io.variantmapper.rpc;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantException;

/** Stops the handling of a packet; {@link RpcPeer} reports the fault and the reason. */
final class PacketRefusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final PeerFault fault;
  private final VariantException reason;

  PacketRefusal(PeerFault fault, VariantException reason) {
    super(null, reason, false, false);
    this.fault = fault;
    this.reason = reason;
  }

  /** Returns a refusal of a packet that no Godot sends. */
  static PacketRefusal malformed(String what, int offset) {
    return new PacketRefusal(PeerFault.MALFORMED, new MalformedPacketException(what, offset, "$"));
  }

  /** Returns a refusal of a packet that is over one of the {@link PeerLimits}. */
  static PacketRefusal overLimit(String what, int offset) {
    return new PacketRefusal(PeerFault.OVER_LIMIT, new MalformedPacketException(what, offset, "$"));
  }

  /** Returns a refusal of a packet that is valid, but not here or now. */
  static PacketRefusal unexpected(PeerFault fault, String what, int offset) {
    return new PacketRefusal(fault, new UnexpectedVariantException(what, offset, "$", null));
  }

  PeerFault fault() {
    return fault;
  }

  VariantException reason() {
    return reason;
  }
}

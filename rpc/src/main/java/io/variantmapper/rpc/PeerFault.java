package io.variantmapper.rpc;

/**
 * The reason why a packet of a peer was refused.
 *
 * <pre>{@code
 * public void refused(PeerFault fault, VariantException reason) {
 *   if (fault.breaksProtocol()) {
 *     socket.close(4000, "protocol error");
 *   }
 * }
 * }</pre>
 */
public enum PeerFault {
  /** The packet or an argument is damaged, or an argument is over the format's limits. */
  MALFORMED(true),

  /**
   * A command that a peer in its role never sends, such as ADD_PEER of a client, or a packet of
   * Godot 3 with the id of another sender.
   */
  MISPLACED(true),

  /** The packet is over one of the {@link PeerLimits}. */
  OVER_LIMIT(false),

  /**
   * A packet that needs a session came while the peer was in none: before its authentication was
   * complete, or while it moves from one session to another.
   */
  NOT_IN_SESSION(false),

  /**
   * One end uses relay or authentication, and the other one does not: compare
   * {@code SceneMultiplayer.server_relay} and {@code auth_callback} of the Godot project.
   */
  OTHER_SETTINGS(false),

  /** A call that the mode of the function forbids to this peer. */
  NOT_ALLOWED(false),

  /**
   * The scripts of the two ends have different {@code @rpc} functions, so the numbers differ. The
   * peer can be an older version of the game.
   */
  WRONG_CHECKSUM(false),

  /** No node has the path or the id: a node can be removed while a call to it is on its way. */
  UNKNOWN_NODE(false),

  /** No function of the node has the number or the name. */
  UNKNOWN_FUNCTION(false),

  /** A request that only Godot can answer: {@code rset} of Godot 3, which sets a property. */
  UNSUPPORTED(false),

  /** The arguments have another number or other types than the parameters of the function. */
  WRONG_ARGUMENTS(false),

  /** Java has no body for the function: {@link UnhandledCallException}. */
  NOT_HANDLED(false),

  /** The packet comes through the server from a peer that the server has not announced. */
  UNKNOWN_PEER(false);

  private final boolean breaksProtocol;

  PeerFault(boolean breaksProtocol) {
    this.breaksProtocol = breaksProtocol;
  }

  /**
   * Returns whether a Godot peer with an unchanged engine never causes this fault. The other faults
   * can come from an old version of the game, or from packets that cross on the way.
   */
  public boolean breaksProtocol() {
    return breaksProtocol;
  }
}

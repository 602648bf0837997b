package io.variantmapper.rpc;

import org.jspecify.annotations.Nullable;

/** The packets of one generation of Godot. Each session has its own object and reuses it. */
interface Protocol {
  /**
   * Returns the command of a packet, a constant of {@link Command}.
   *
   * @throws PacketRefusal if no session handles the command
   */
  int command(RpcPeer peer, Packet packet);

  /** Returns a reader for the arguments of calls. */
  ArgumentReader arguments();

  /** Reads a call up to its arguments. */
  void readCall(Packet packet, CallHeader header);

  /** Returns the number of the function that a call names; −1 if the table has no such name. */
  int function(FunctionTable functions, Packet packet, CallHeader header);

  /** Returns how a message names the function of a call. */
  String functionName(RpcPeer peer, Packet packet, CallHeader header);

  /** Reads the introduction of a node. */
  KnownNode readIntroduction(RpcPeer peer, Packet packet);

  /** Returns the answer to the introduction of a node. */
  byte[] confirmation(RpcPeer peer, KnownNode known);

  /** Returns the node that a peer confirms, or null if it was not introduced. */
  @Nullable
  IntroducedNode readConfirmation(RpcPeer peer, NodeTable nodes, Packet packet);

  /** Returns whether a confirmation says that the functions of the node are the same. */
  boolean confirmsFunctions(Packet packet);

  /** Begins a call, and returns a writer for its arguments. */
  ArgumentWriter begin(FunctionTable functions, int number);

  /** Ends the arguments of the call. */
  void end();

  /** Returns the introduction of a node. */
  byte[] introduction(RpcPeer peer, IntroducedNode introduced);

  /**
   * Sends the call to one of its receivers.
   *
   * @param areAllConfirmed whether all receivers have confirmed the node
   * @param targets the receivers
   */
  void send(
      RpcPeer peer,
      IntroducedNode introduced,
      RpcFunction function,
      boolean areAllConfirmed,
      Targets targets);

  /** Returns a raw packet with the given content. */
  byte[] raw(byte[] content);

  /**
   * Writes the target of a raw packet that is sent to one or several peers.
   *
   * @param peer the peer to which it is sent now
   */
  void address(byte[] packet, RpcPeer peer, Targets targets);

  /**
   * Returns whether one packet with the number of the targets reaches all of them, because the
   * server passes it on.
   */
  boolean isPassedOn();

  /** Returns a sink to other clients through the server. */
  PacketSink relay(PacketSink server, int target);

  /** Returns the message of a server that another client has joined or left. */
  byte[] announcement(boolean isJoined, int id);

  /** Returns the transport's channel for packets with a mode and a channel of a function. */
  int channel(TransferMode mode, int channel);
}

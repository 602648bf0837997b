package io.variantmapper.rpc;

import org.jspecify.annotations.Nullable;

/**
 * A group of peers with the same nodes, as {@code SceneMultiplayer} in Godot. A server can have
 * many sessions. Each of them is a room whose peers see only each other.
 *
 * <pre>{@code
 * RpcNode game = session.addNode("Game", table, dispatcher);
 * session.sendBytes(new byte[] {1, 2}, Targets.everyone(), TransferMode.RELIABLE, 0);
 * }</pre>
 *
 * <p>A session has no socket, no thread and no clock. One thread at a time uses it, together with
 * its peers and nodes. Different sessions can run on different threads. A transport can
 * refuse other threads with a {@link SessionGuard}.
 *
 * @see ServerSession
 * @see ClientSession
 */
public interface Session {
  /** Returns the id of the own peer: 1 for a server. */
  int id();

  /** Returns the ids of the other peers, in the order in which they have connected. */
  int[] peers();

  /**
   * Adds a node. A peer that has called it before, by its path, can call it from now on.
   *
   * @param path the path below the root path of Godot's API, which is {@code /root} by default, so
   *     {@code Game/Player} is the node {@code /root/Game/Player}. The root itself is {@code .}
   * @param functions all {@code @rpc} functions of the node's script
   * @param dispatcher receives the calls of other peers
   * @throws IllegalArgumentException if the session has a node with this path, or if no call could
   *     contain the path: it is empty or contains U+0000
   */
  RpcNode addNode(String path, FunctionTable functions, CallDispatcher dispatcher);

  /** Returns the node with a path, or null if the session has no such node. */
  @Nullable
  RpcNode node(String path);

  /**
   * Sends bytes, as {@code SceneMultiplayer.send_bytes} in Godot.
   *
   * @throws IllegalArgumentException if {@code bytes} is empty, or if the channel is negative
   */
  void sendBytes(byte[] bytes, Targets targets, TransferMode mode, int channel);

  /**
   * Lets a guard check each further use of the session and of its nodes, except {@link #id} and
   * {@link #peers}. A transport calls this method once; a game never does.
   *
   * @throws IllegalStateException if the session has a guard
   */
  void guard(SessionGuard guard);
}

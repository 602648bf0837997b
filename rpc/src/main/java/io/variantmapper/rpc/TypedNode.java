package io.variantmapper.rpc;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A node of a session with the functions of an interface. The processor generates a subclass for
 * each interface with {@link VariantNode}.
 *
 * <pre>{@code
 * PlayerNode node = PlayerNode.add(session, 7, new ServerPlayer());
 * node.setAuthority(7);
 * node.everyoneBut(7).move(position);
 * node.remove();
 * }</pre>
 *
 * <p>All methods that return objects to call get them from {@link #to}. A test can override it:
 *
 * <pre>{@code
 * PlayerNode node = new PlayerNode(session, "Players/7", calls) {
 *   public Player to(Targets targets) {
 *     return recorder;
 *   }
 * };
 * calls.move(node.callFrom(7), position);
 * }</pre>
 *
 * @param <C> the interface with the functions
 */
public abstract class TypedNode<C> {
  private final RpcNode node;
  private @Nullable C everyone;

  /**
   * Adds the node to a session.
   *
   * @throws IllegalArgumentException if the session has a node with this path
   */
  protected TypedNode(
      Session session, String path, FunctionTable functions, CallDispatcher dispatcher) {
    node = session.addNode(path, functions, dispatcher);
    node.setTyped(this);
  }

  /**
   * Returns the node of a call.
   *
   * @throws IllegalArgumentException if the node was not added as a {@code type}
   */
  protected static <N extends TypedNode<?>> N of(RpcCall call, Class<N> type) {
    TypedNode<?> typed = call.node().typed();
    if (!type.isInstance(typed)) {
      String found = typed == null
          ? "without a generated class"
          : "as a " + typed.getClass().getSimpleName();
      throw new IllegalArgumentException(
          "The node " + call.node() + " was added " + found + ", not as a " + type.getSimpleName());
    }
    return type.cast(typed);
  }

  /** Returns an object whose methods call the functions of the node at some peers. */
  public abstract C to(Targets targets);

  /** Returns an object that calls all other peers of the session, as {@code rpc()} in Godot. */
  public final C everyone() {
    C known = everyone;
    if (known == null) {
      known = Objects.requireNonNull(to(Targets.everyone()), "to");
      everyone = known;
    }
    return known;
  }

  /** Returns an object that calls all other peers except one, as {@code rpc_id(-id)} in Godot. */
  public final C everyoneBut(int id) {
    return to(Targets.everyoneBut(id));
  }

  /**
   * Returns an object that calls one peer, as {@code rpc_id(id)} in Godot. If the session has no
   * such peer, nothing is sent.
   */
  public final C peer(int id) {
    return to(Targets.peer(id));
  }

  /** Returns an object that calls several peers. */
  public final C peers(int... ids) {
    return to(Targets.peers(ids));
  }

  /** Returns the same node without types, for example for its path and its session. */
  public final RpcNode node() {
    return node;
  }

  /** Returns the id of the peer that may call functions with {@link RpcMode#AUTHORITY}. */
  public final int authority() {
    return node.authority();
  }

  /**
   * Sets the peer that may call functions with {@link RpcMode#AUTHORITY}; 1, the server, by
   * default. Nothing is sent: each peer must set it, as in Godot.
   */
  public final void setAuthority(int id) {
    node.setAuthority(id);
  }

  /** Removes the node from its session. Calls to it are refused from now on. */
  public final void remove() {
    node.remove();
  }

  /** Returns a call of this node, as a test of its functions needs one. */
  public final RpcCall callFrom(int sender) {
    return new RpcCall(node, sender);
  }

  /** Returns the path of the node. */
  @Override
  public final String toString() {
    return node.toString();
  }
}

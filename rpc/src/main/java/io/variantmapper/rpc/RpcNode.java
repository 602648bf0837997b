package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A node of a session: the counterpart of a Godot node with the same path, whose script has
 * {@code @rpc} functions.
 *
 * <pre>{@code
 * RpcNode game = session.addNode("Game", table, dispatcher);
 * ArgumentWriter arguments = game.call(table.number("chat"));
 * arguments.writeString("hi");
 * game.send(Targets.everyone());
 * }</pre>
 *
 * <p>Used by one thread at a time, together with its session.
 */
public final class RpcNode {
  private final Session session;
  private final SessionAccess access;
  private final CallOutput output;
  private final int number;
  private final String path;
  private final byte[] pathBytes;
  private final FunctionTable functions;
  private final CallDispatcher dispatcher;
  private int authority = 1;
  private boolean isRemoved;
  private @Nullable TypedNode<?> typed;

  /**
   * Creates a node.
   *
   * @param number the number of the node, which no other node of the session has
   */
  RpcNode(
      Session session,
      SessionAccess access,
      CallOutput output,
      int number,
      String path,
      FunctionTable functions,
      CallDispatcher dispatcher) {
    this.session = session;
    this.access = access;
    this.output = output;
    this.number = number;
    this.path = path;
    this.functions = Objects.requireNonNull(functions, "functions");
    this.dispatcher = Objects.requireNonNull(dispatcher, "dispatcher");
    pathBytes = path.getBytes(UTF_8);
  }

  /** Returns the session to which the node belongs, or belonged before it was removed. */
  public Session session() {
    return session;
  }

  /** Returns the path below the root path, such as {@code Players/7}. */
  public String path() {
    return path;
  }

  /** Returns the functions of the node. */
  public FunctionTable functions() {
    return functions;
  }

  /** Returns the id of the peer that may call functions with {@link RpcMode#AUTHORITY}. */
  public int authority() {
    return authority;
  }

  /**
   * Sets the peer that may call functions with {@link RpcMode#AUTHORITY}; 1, the server, by
   * default. Nothing is sent: each peer must set it, as in Godot.
   */
  public void setAuthority(int id) {
    access.check("sets an authority");
    authority = id;
  }

  /**
   * Begins a call of a function.
   *
   * @param function the number of the function
   * @return a writer for the arguments; after them, call {@link #send}
   * @throws IllegalArgumentException if the node has no such function
   * @throws IllegalStateException if the node was removed
   */
  public ArgumentWriter call(int function) {
    access.check("calls a function");
    if (isRemoved) {
      throw new IllegalStateException("The node " + path + " was removed from its session");
    }
    return output.begin(this, function);
  }

  /**
   * Sends the call that {@link #call} has begun.
   *
   * @return the number of peers to which the call was sent
   * @throws IllegalStateException if no call of this node has begun, or if a call of another node
   *     has begun since
   */
  public int send(Targets targets) {
    access.check("calls a function");
    return output.send(this, targets);
  }

  /** Removes the node from its session. Calls to it are refused from now on. */
  public void remove() {
    access.check("removes a node");
    if (!isRemoved) {
      isRemoved = true;
      output.remove(this);
    }
  }

  /** Returns whether {@link #remove} was called. */
  public boolean isRemoved() {
    return isRemoved;
  }

  /** Returns the node with the functions of an interface, or null if it was added without. */
  @Nullable
  TypedNode<?> typed() {
    return typed;
  }

  void setTyped(TypedNode<?> node) {
    typed = node;
  }

  int number() {
    return number;
  }

  CallDispatcher dispatcher() {
    return dispatcher;
  }

  byte[] pathBytes() {
    return pathBytes;
  }

  @Override
  public String toString() {
    return path;
  }
}

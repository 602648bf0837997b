/**
 * Godot's calls between peers, in the packets of Godot 4's {@code SceneMultiplayer} or of Godot 3's
 * {@code MultiplayerAPI}. The caller brings the transport: nothing here opens a socket or starts a
 * thread.
 *
 * <dl>
 * <dt>descriptions of Godot's scripts, from which the processor generates code
 * <dd>{@link io.variantmapper.rpc.VariantNode}, {@link io.variantmapper.rpc.Rpc}, {@link
 *     io.variantmapper.rpc.TypedNode}
 * <dt>sessions
 * <dd>{@link io.variantmapper.rpc.ServerSession} and {@link io.variantmapper.rpc.ClientSession},
 *     with {@link io.variantmapper.rpc.SessionOptions}, {@link
 *     io.variantmapper.rpc.SessionListener} and {@link io.variantmapper.rpc.SessionGuard}
 * <dt>peers
 * <dd>{@link io.variantmapper.rpc.RpcPeer}, {@link io.variantmapper.rpc.PacketSink}, {@link
 *     io.variantmapper.rpc.PeerLimits}, {@link io.variantmapper.rpc.PeerListener}, {@link
 *     io.variantmapper.rpc.PeerFault}
 * <dt>nodes and their functions
 * <dd>{@link io.variantmapper.rpc.RpcNode}, {@link io.variantmapper.rpc.FunctionTable}, {@link
 *     io.variantmapper.rpc.RpcFunction}, {@link io.variantmapper.rpc.RpcMode}, {@link
 *     io.variantmapper.rpc.TransferMode}
 * <dt>calls
 * <dd>{@link io.variantmapper.rpc.CallDispatcher}, {@link io.variantmapper.rpc.RpcCall}, {@link
 *     io.variantmapper.rpc.ArgumentReader}, {@link io.variantmapper.rpc.ArgumentWriter}, {@link
 *     io.variantmapper.rpc.Targets}, {@link io.variantmapper.rpc.UnhandledCallException}
 * </dl>
 */
@NullMarked
package io.variantmapper.rpc;

import org.jspecify.annotations.NullMarked;

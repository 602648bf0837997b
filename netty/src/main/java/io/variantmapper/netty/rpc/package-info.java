/**
 * Servers and clients for the calls of Godot, over {@code WebSocketMultiplayerPeer}. The sessions
 * are in the library {@code variantmapper-rpc}, which users of this package add themselves.
 *
 * <dl>
 * <dt>both ends
 * <dd>{@link io.variantmapper.netty.rpc.RpcServer}, {@link io.variantmapper.netty.rpc.RpcClient}
 * <dt>a connection, and the room in which its peer is
 * <dd>{@link io.variantmapper.netty.rpc.RpcConnection}, {@link io.variantmapper.netty.rpc.RpcRoom}
 * <dt>events, limits and counters
 * <dd>{@link io.variantmapper.netty.rpc.ConnectionListener}, {@link
 *     io.variantmapper.netty.rpc.ConnectionLimits}, {@link
 *     io.variantmapper.netty.rpc.ConnectionCounters}
 * </dl>
 */
@NullMarked
package io.variantmapper.netty.rpc;

import org.jspecify.annotations.NullMarked;

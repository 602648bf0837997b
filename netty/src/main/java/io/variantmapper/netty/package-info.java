/**
 * Pipelines for servers whose clients are strangers, and the handlers of which they consist.
 *
 * <dl>
 * <dt>a server
 * <dd>{@link io.variantmapper.netty.ServerPipeline}, {@link io.variantmapper.netty.ClientLimits},
 *     {@link io.variantmapper.netty.ConnectionCount}
 * <dt>what clients do wrong
 * <dd>{@link io.variantmapper.netty.ClientFault}, {@link
 *     io.variantmapper.netty.ClientFaultException}, {@link
 *     io.variantmapper.netty.BadPacketHandler}, {@link io.variantmapper.netty.FaultLog}, {@link
 *     io.variantmapper.netty.LastMessage}, {@link io.variantmapper.netty.RateLimit}
 * <dt>TCP, as {@code StreamPeerTCP} and {@code PacketPeerStream} use it
 * <dd>{@link io.variantmapper.netty.VariantStreamDecoder}, {@link
 *     io.variantmapper.netty.VariantEncoder}; or, in two steps, {@link
 *     io.variantmapper.netty.VariantFrameDecoder} and {@link io.variantmapper.netty.VariantDecoder}
 * <dt>WebSocket, as {@code WebSocketPeer} uses it
 * <dd>{@link io.variantmapper.netty.WebSocketVariantDecoder}, {@link
 *     io.variantmapper.netty.WebSocketVariantEncoder}
 * <dt>UDP, as {@code PacketPeerUDP} uses it
 * <dd>{@link io.variantmapper.netty.DatagramVariantDecoder}, {@link
 *     io.variantmapper.netty.DatagramVariantEncoder}
 * </dl>
 */
@NullMarked
package io.variantmapper.netty;

import org.jspecify.annotations.NullMarked;

/**
 * Handlers for the pipelines of Netty.
 *
 * <dl>
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
 * <dt>all three
 * <dd>{@link io.variantmapper.netty.BadPacketHandler}, which decides what happens after a packet
 *     that cannot be read, and {@link io.variantmapper.netty.LastMessage}
 * </dl>
 */
@NullMarked
package io.variantmapper.netty;

import org.jspecify.annotations.NullMarked;

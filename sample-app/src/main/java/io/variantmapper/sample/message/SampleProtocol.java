package io.variantmapper.sample.message;

import io.variantmapper.annotations.VariantProtocol;

/**
 * The messages between the server and its clients in Godot.
 *
 * <pre>{@code
 * // in Godot: protocol.welcome_received.connect(_on_welcome_received)
 * }</pre>
 */
@VariantProtocol(toGodot = ServerMessage.class, toJava = ClientMessage.class)
public interface SampleProtocol {}

package io.variantmapper.rpc;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A function with {@code @rpc} of a Godot script. The defaults are those of Godot: {@code @rpc}
 * alone means authority, reliable, channel 0.
 *
 * <pre>{@code
 * @Rpc void welcome(String text);                     // @rpc func welcome(text)
 * @Rpc(RpcMode.ANY_PEER) void sendChat(String text);  // @rpc("any_peer") func send_chat(text)
 * @Rpc(mode = TransferMode.UNRELIABLE, channel = 2) void tick(int time);
 * }</pre>
 *
 * <p>The method returns {@code void}. Methods with the same name and different numbers of
 * parameters are one function whose last parameters have defaults in Godot.
 *
 * @see VariantNode
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Rpc {
  /** Returns the peers that may call the function. */
  RpcMode value() default RpcMode.AUTHORITY;

  /** Returns how calls are delivered. */
  TransferMode mode() default TransferMode.RELIABLE;

  /** Returns the channel of the transport: 0 or more. A WebSocket has no channels. */
  int channel() default 0;

  /** Returns the name of the function in Godot; by default the name in Java in snake_case. */
  String name() default "";
}

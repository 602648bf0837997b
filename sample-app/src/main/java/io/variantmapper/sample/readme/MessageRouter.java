package io.variantmapper.sample.readme;

import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantPath;
import org.jspecify.annotations.Nullable;

/**
 * Reads the kind of a message. The server does not need to know the other values of the message.
 *
 * <pre>{@code
 * String kind = MessageRouter.kind(packet);   // {"header": {"kind": "chat"}, "body": …}
 * }</pre>
 */
public final class MessageRouter {
  private static final VariantPath KIND = VariantPath.of("header", "kind");

  private MessageRouter() {}

  /**
   * Returns the kind in the header, or null if the message has none.
   *
   * @throws io.variantmapper.runtime.VariantException if the bytes are not a packet for Godot 4, or
   *     if the kind is not a text
   */
  public static @Nullable String kind(byte[] packet) {
    return KIND.find(packet, PlainSerializer.STRING, VariantFormat.GODOT_4);
  }
}

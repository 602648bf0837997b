package io.variantmapper.rpc;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import java.util.Objects;

/**
 * The settings of a session.
 *
 * <pre>{@code
 * ServerSession room = new ServerSession(listener, SessionOptions.DEFAULT.withRelay(false));
 * }</pre>
 *
 * @param format the format of arguments, with the limits for each argument. Its generation also
 *     chooses the protocol: that of Godot 3 or that of Godot 4
 * @param relay whether clients see and call each other through the server, as
 *     {@code SceneMultiplayer.server_relay}. Must be the same at both ends
 */
public record SessionOptions(VariantFormat format, boolean relay) {
  /** {@link VariantFormat#GODOT_4} with {@link ReadLimits#MESSAGE}, and relay, as in Godot. */
  public static final SessionOptions DEFAULT =
      new SessionOptions(VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE), true);

  /**
   * For Godot 3.2 and later, whose calls have names instead of numbers:
   * {@link VariantFormat#GODOT_3} with {@link ReadLimits#MESSAGE}, and relay. The peers of such a
   * session come from {@link RpcPeer#godot3}.
   */
  public static final SessionOptions GODOT_3 =
      new SessionOptions(VariantFormat.GODOT_3.withLimits(ReadLimits.MESSAGE), true);

  /**
   * Creates settings.
   *
   * @throws IllegalArgumentException if the format is from before Godot 3
   */
  public SessionOptions {
    Objects.requireNonNull(format, "format");
    if (format.generation() < 3) {
      throw new IllegalArgumentException("A session has a format of Godot 3 or 4, found " + format);
    }
  }

  /** Returns whether the format, and so the protocol, is that of Godot 3. */
  boolean isGodot3() {
    return format.generation() == 3;
  }

  /**
   * Returns the protocol of a session.
   *
   * @param id the id of the own peer
   */
  Protocol protocol(int id) {
    return isGodot3() ? new Godot3Protocol(format, id, relay) : new Godot4Protocol(format);
  }

  /** Returns a copy of these settings with another format. */
  public SessionOptions withFormat(VariantFormat format) {
    return new SessionOptions(format, relay);
  }

  /** Returns a copy of these settings with or without relay. */
  public SessionOptions withRelay(boolean relay) {
    return new SessionOptions(format, relay);
  }
}

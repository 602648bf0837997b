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
 * @param format the format of arguments, with the limits for each argument
 * @param relay whether clients see and call each other through the server, as
 *     {@code SceneMultiplayer.server_relay}. Must be the same at both ends
 */
public record SessionOptions(VariantFormat format, boolean relay) {
  /** {@link VariantFormat#GODOT_4} with {@link ReadLimits#MESSAGE}, and relay, as in Godot. */
  public static final SessionOptions DEFAULT =
      new SessionOptions(VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE), true);

  /** Creates settings. */
  public SessionOptions {
    Objects.requireNonNull(format, "format");
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

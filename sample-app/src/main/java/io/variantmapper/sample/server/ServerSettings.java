package io.variantmapper.sample.server;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import java.time.Duration;

/**
 * Limits for each client, so that no client can harm the others.
 *
 * <pre>{@code
 * ServerSettings settings = ServerSettings.of(VariantFormat.GODOT_4);
 * GameServer server = GameServer.start(0, SampleWorlds.meadow(), settings, line -> {});
 * }</pre>
 *
 * @param format the format of the clients' engine, with the limits for their messages
 * @param maxConnections the number of clients at the same time
 * @param maxQueued the number of messages that wait for a client that does not read them
 * @param maxLogin the time within which a client must have logged in
 * @param maxSilence the time within which each further message must have arrived completely
 * @param maxRate the number of messages that a client may send in one second
 */
public record ServerSettings(
    VariantFormat format,
    int maxConnections,
    int maxQueued,
    Duration maxLogin,
    Duration maxSilence,
    int maxRate) {
  private static final int MAX_DEPTH = 8;
  private static final int MAX_BYTES = 4096;
  private static final int MAX_CONNECTIONS = 64;
  private static final int MAX_QUEUED = 256;
  private static final Duration MAX_LOGIN = Duration.ofSeconds(10);
  private static final Duration MAX_SILENCE = Duration.ofMinutes(5);
  private static final int MAX_RATE = 100;

  /**
   * Returns settings for this game: messages of 4 KiB and 8 levels, 64 clients, 5 minutes of
   * silence, 100 messages per second.
   */
  public static ServerSettings of(VariantFormat format) {
    ReadLimits limits = ReadLimits.DEFAULT.withMaxDepth(MAX_DEPTH).withMaxBytes(MAX_BYTES);
    return new ServerSettings(
        format.withLimits(limits), MAX_CONNECTIONS, MAX_QUEUED, MAX_LOGIN, MAX_SILENCE, MAX_RATE);
  }

  /** Returns a copy with the given times. */
  public ServerSettings withTimes(Duration login, Duration silence) {
    return new ServerSettings(format, maxConnections, maxQueued, login, silence, maxRate);
  }

  /** Returns a copy with the given maximum number of clients. */
  public ServerSettings withMaxConnections(int connections) {
    return new ServerSettings(format, connections, maxQueued, maxLogin, maxSilence, maxRate);
  }

  /** Returns a copy with the given maximum number of messages per second. */
  public ServerSettings withMaxRate(int rate) {
    return new ServerSettings(format, maxConnections, maxQueued, maxLogin, maxSilence, rate);
  }
}

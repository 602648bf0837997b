package io.variantmapper.netty;

import java.time.Duration;
import java.util.Objects;

/**
 * Limits for each client of a {@link ServerPipeline}. A client that exceeds one of them is
 * disconnected. The size of a message is limited by
 * {@link io.variantmapper.runtime.ReadLimits#maxBytes()}, and the number of clients by a
 * {@link ConnectionCount}.
 *
 * <pre>{@code
 * ClientLimits limits =
 *     ClientLimits.DEFAULT.withMaxMessages(100).withMaxSilence(Duration.ofMinutes(1));
 * }</pre>
 *
 * @param maxMessages the average number of messages in a second. In a burst, a client may send ten
 *     times as many, see {@link RateLimit}. On a WebSocket, each frame counts: also a ping, and a
 *     part of a message
 * @param maxBytes the average number of bytes in a second, of which a burst may also have ten times
 *     as many. Everything that arrives over TCP counts
 * @param maxWaiting the maximum number of bytes that wait until the client reads them. Choose at
 *     least the size of all messages that the server sends at once, such as the first state of the
 *     world
 * @param maxLag the time after which a client that reads too slowly is disconnected. The time
 *     starts when more than 64 KiB wait, which is when {@code channel.isWritable()} becomes false
 * @param maxLogin the time from the start of the connection within which the server must call
 *     {@link ServerPipeline#admit}
 * @param maxSilence the time from one message to the end of the next message, after the login.
 *     Pings do not count as messages
 */
public record ClientLimits(
    int maxMessages,
    long maxBytes,
    long maxWaiting,
    Duration maxLag,
    Duration maxLogin,
    Duration maxSilence) {
  /** Stands for a time that is not limited. */
  public static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  /**
   * Limits that leave room for a game with many calls.
   *
   * <ul>
   * <li>1,000 messages in a second: Godot runs 60 physics ticks in a second by default, so a client
   *     may send 16 messages in each tick.
   * <li>256 KiB in a second: for 1,000 messages of 256 bytes.
   * <li>1 MiB that waits, and 10 seconds of lag: for a client that loads a scene.
   * <li>10 seconds for the login, also on a slow network.
   * <li>5 minutes of silence.
   * </ul>
   */
  public static final ClientLimits DEFAULT = new ClientLimits(
      1000,
      1 << 18,
      1 << 20,
      Duration.ofSeconds(10),
      Duration.ofSeconds(10),
      Duration.ofMinutes(5));

  /**
   * Creates limits. Code with {@link #DEFAULT} and its {@code with} methods is easier to read.
   *
   * @throws IllegalArgumentException if a limit is not positive
   */
  public ClientLimits {
    requirePositive("maxMessages", maxMessages);
    requirePositive("maxBytes", maxBytes);
    requirePositive("maxWaiting", maxWaiting);
    requirePositive("maxLag", maxLag);
    requirePositive("maxLogin", maxLogin);
    requirePositive("maxSilence", maxSilence);
  }

  private static void requirePositive(String name, long limit) {
    if (limit <= 0) {
      throw new IllegalArgumentException("A limit must be positive: " + name + " is " + limit);
    }
  }

  private static void requirePositive(String name, Duration limit) {
    if (Objects.requireNonNull(limit, name).isZero()
        || limit.isNegative()
        || limit.compareTo(FOREVER) > 0) {
      throw new IllegalArgumentException(
          "A time must be positive, and not longer than FOREVER: " + name + " is " + limit);
    }
  }

  /** Returns a copy of these limits with another average number of messages in a second. */
  public ClientLimits withMaxMessages(int messages) {
    return new ClientLimits(messages, maxBytes, maxWaiting, maxLag, maxLogin, maxSilence);
  }

  /** Returns a copy of these limits with another average number of bytes in a second. */
  public ClientLimits withMaxBytes(long bytes) {
    return new ClientLimits(maxMessages, bytes, maxWaiting, maxLag, maxLogin, maxSilence);
  }

  /** Returns a copy of these limits with another maximum number of bytes that wait. */
  public ClientLimits withMaxWaiting(long bytes) {
    return new ClientLimits(maxMessages, maxBytes, bytes, maxLag, maxLogin, maxSilence);
  }

  /** Returns a copy of these limits with another time for a client that reads too slowly. */
  public ClientLimits withMaxLag(Duration time) {
    return new ClientLimits(maxMessages, maxBytes, maxWaiting, time, maxLogin, maxSilence);
  }

  /** Returns a copy of these limits with another time for the login. */
  public ClientLimits withMaxLogin(Duration time) {
    return new ClientLimits(maxMessages, maxBytes, maxWaiting, maxLag, time, maxSilence);
  }

  /** Returns a copy of these limits with another time between messages. */
  public ClientLimits withMaxSilence(Duration time) {
    return new ClientLimits(maxMessages, maxBytes, maxWaiting, maxLag, maxLogin, time);
  }
}

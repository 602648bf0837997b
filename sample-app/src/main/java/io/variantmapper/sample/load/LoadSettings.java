package io.variantmapper.sample.load;

/**
 * The size of a load test.
 *
 * <pre>{@code
 * LoadSettings small = new LoadSettings(50, 5, 3);
 * }</pre>
 *
 * @param honest the number of clients that play by the rules
 * @param badOfEachKind the number of clients for each {@link BadClient.Kind}
 * @param seconds the duration of the measurement, after connecting and warming up
 */
public record LoadSettings(int honest, int badOfEachKind, int seconds) {
  /** The number of messages that each client sends per second, unless it stays silent. */
  static final int RATE = 10;

  static final int PLACES_PER_ROOM = 32;
  private static final int WARM_UP_SHARE = 6;

  /** Checks that there is something to measure. */
  public LoadSettings {
    if (honest < 1 || badOfEachKind < 0 || seconds < 1) {
      throw new IllegalArgumentException(
          "Expected at least 1 honest client, 0 bad clients and 1 second, found %d, %d and %d"
              .formatted(honest, badOfEachKind, seconds));
    }
  }

  int clients() {
    return honest + badOfEachKind * BadClient.Kind.values().length;
  }

  int rooms() {
    return (clients() + PLACES_PER_ROOM - 1) / PLACES_PER_ROOM;
  }

  int warmUpSeconds() {
    return Math.max(1, seconds / WARM_UP_SHARE);
  }
}

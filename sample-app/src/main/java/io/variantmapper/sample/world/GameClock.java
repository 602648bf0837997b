package io.variantmapper.sample.world;

import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;

/**
 * The time in the world, counted in ticks. Generated code creates a clock with {@link #at}.
 *
 * <pre>{@code
 * GameClock clock = GameClock.at(0, 0.05).next();
 * clock.seconds();   // 0.05
 * }</pre>
 */
@VariantDictionary
public final class GameClock {
  private final long tick;

  private final double secondsPerTick;

  private GameClock(long tick, double secondsPerTick) {
    this.tick = tick;
    this.secondsPerTick = secondsPerTick;
  }

  /**
   * Creates a clock that stands at {@code tick}.
   *
   * @throws IllegalArgumentException if the tick is negative
   */
  @VariantCreator
  public static GameClock at(long tick, double secondsPerTick) {
    if (tick < 0) {
      throw new IllegalArgumentException("Expected a tick of 0 or more but found " + tick);
    }
    return new GameClock(tick, secondsPerTick);
  }

  /** Returns a new clock that is one tick later. */
  public GameClock next() {
    return new GameClock(tick + 1, secondsPerTick);
  }

  /** Returns the number of ticks since the world began. */
  public long tick() {
    return tick;
  }

  /** Returns the length of a tick in seconds. */
  public double secondsPerTick() {
    return secondsPerTick;
  }

  /** Returns the seconds since the world began. */
  public double seconds() {
    return tick * secondsPerTick;
  }
}

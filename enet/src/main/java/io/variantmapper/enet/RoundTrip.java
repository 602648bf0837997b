package io.variantmapper.enet;

/** Estimates the round-trip time of a peer, and how many unreliable messages it can take. */
final class RoundTrip {
  /** The throttle at which all unreliable messages are sent. */
  static final int MAX_THROTTLE = 32;

  static final int DEFAULT_INTERVAL = 5000;
  static final int DEFAULT_ACCELERATION = 2;
  static final int DEFAULT_DECELERATION = 2;

  private static final int FIRST_ESTIMATE = 500;
  private static final int COUNTER_STEP = 7;

  private int interval = DEFAULT_INTERVAL;
  private int acceleration = DEFAULT_ACCELERATION;
  private int deceleration = DEFAULT_DECELERATION;

  private int time = FIRST_ESTIMATE;
  private int variance;
  private boolean isMeasured;

  /** The lowest time and the highest variance of this interval, and of the one before. */
  private int lowestTime = FIRST_ESTIMATE;

  private int highestVariance;
  private int lowestTimeBefore = FIRST_ESTIMATE;
  private int highestVarianceBefore;
  private long intervalStart;
  private boolean hasInterval;

  private int throttle = MAX_THROTTLE;
  private int throttleLimit = MAX_THROTTLE;
  private int counter;

  void configure(int newInterval, int newAcceleration, int newDeceleration) {
    interval = newInterval;
    acceleration = newAcceleration;
    deceleration = newDeceleration;
  }

  int interval() {
    return interval;
  }

  int acceleration() {
    return acceleration;
  }

  int deceleration() {
    return deceleration;
  }

  /** Returns the mean time between a command and its acknowledgement, in milliseconds. */
  int time() {
    return time;
  }

  int variance() {
    return variance;
  }

  /** Returns the time after which a command is repeated, in milliseconds. */
  int timeout() {
    return time + 4 * variance;
  }

  int throttle() {
    return throttle;
  }

  /** Limits the throttle by the bandwidth of the peer. */
  void limitThrottle(int limit) {
    throttleLimit = limit;
    throttle = Math.min(throttle, limit);
  }

  /** Takes the time between a command and its acknowledgement. */
  void measure(long now, int measured) {
    if (isMeasured) {
      adaptThrottle(measured);
      int difference = Math.abs(measured - time);
      variance += difference / 4 - variance / 4;
      time += measured >= time ? difference / 8 : -(difference / 8);
    } else {
      isMeasured = true;
      time = measured;
      variance = (measured + 1) / 2;
    }
    lowestTime = Math.min(lowestTime, time);
    highestVariance = Math.max(highestVariance, variance);
    if (!hasInterval || now - intervalStart >= (interval & 0xffffffffL)) {
      hasInterval = true;
      intervalStart = now;
      lowestTimeBefore = lowestTime;
      highestVarianceBefore = Math.max(highestVariance, 1);
      lowestTime = time;
      highestVariance = variance;
    }
  }

  private void adaptThrottle(int measured) {
    if (lowestTimeBefore <= highestVarianceBefore) {
      throttle = throttleLimit;
    } else if (measured <= lowestTimeBefore) {
      throttle = (int) Math.min(throttleLimit, throttle + (acceleration & 0xffffffffL));
    } else if (measured > lowestTimeBefore + 2 * highestVarianceBefore) {
      throttle = (int) Math.max(0, throttle - (deceleration & 0xffffffffL));
    }
  }

  /** Returns whether the next unreliable message is sent. Otherwise it is thrown away. */
  boolean allowsUnreliable() {
    counter = (counter + COUNTER_STEP) % MAX_THROTTLE;
    return counter <= throttle;
  }
}

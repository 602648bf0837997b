package io.variantmapper.enet;

import org.jspecify.annotations.Nullable;

/** The numbers of one channel, and its reliable commands that have no acknowledgement. */
final class OutgoingChannel {
  private static final int NUMBERS = 0xffff;
  private static final int WINDOW_SHIFT = 12;
  private static final int WINDOWS = 16;
  private static final int MAX_WINDOWS_AHEAD = 6;

  private final NumberMap<OutgoingCommand> unacked = new NumberMap<>();
  private int reliable;
  private int unreliable;

  /** The number up to which all reliable commands have been acknowledged. */
  private int lastAcked;

  private int lastSent;

  int nextReliable() {
    reliable = (reliable + 1) & NUMBERS;
    unreliable = 0;
    return reliable;
  }

  int nextUnreliable() {
    return ++unreliable;
  }

  /** Returns the number of the last reliable command. */
  int reliable() {
    return reliable;
  }

  boolean hasUnreliableNumber() {
    return unreliable < NUMBERS;
  }

  /** Returns whether the receiver accepts a number before it has the lowest unacked command. */
  boolean accepts(int number) {
    int window = (number >> WINDOW_SHIFT) + (number < lastAcked ? WINDOWS : 0);
    return window - (lastAcked >> WINDOW_SHIFT) <= MAX_WINDOWS_AHEAD;
  }

  /** Remembers a command that is sent for the first time. */
  void sent(OutgoingCommand command) {
    lastSent = command.number;
    unacked.put(command.number, command);
  }

  /** Removes a command that was acknowledged. Returns null if no such command is under way. */
  @Nullable
  OutgoingCommand acked(int number) {
    OutgoingCommand command = unacked.remove(number);
    while (lastAcked != lastSent && unacked.get((lastAcked + 1) & NUMBERS) == null) {
      lastAcked = (lastAcked + 1) & NUMBERS;
    }
    return command;
  }

  void forgetUnacked() {
    unacked.clear();
    lastAcked = lastSent;
  }
}

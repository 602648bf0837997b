package io.variantmapper.enet;

import org.jspecify.annotations.Nullable;

/** A list of commands, which are linked by their own fields. */
final class CommandQueue {
  private @Nullable OutgoingCommand first;
  private @Nullable OutgoingCommand last;

  boolean isEmpty() {
    return first == null;
  }

  @Nullable
  OutgoingCommand first() {
    return first;
  }

  @Nullable
  OutgoingCommand last() {
    return last;
  }

  void addLast(OutgoingCommand command) {
    insert(last, command);
  }

  /** Inserts a command after another one, or at the beginning if {@code previous} is null. */
  void insert(@Nullable OutgoingCommand previous, OutgoingCommand command) {
    OutgoingCommand next = previous == null ? first : previous.next;
    command.queue = this;
    command.previous = previous;
    command.next = next;
    if (previous == null) {
      first = command;
    } else {
      previous.next = command;
    }
    if (next == null) {
      last = command;
    } else {
      next.previous = command;
    }
  }

  void remove(OutgoingCommand command) {
    OutgoingCommand previous = command.previous;
    OutgoingCommand next = command.next;
    if (previous == null) {
      first = next;
    } else {
      previous.next = next;
    }
    if (next == null) {
      last = previous;
    } else {
      next.previous = previous;
    }
    command.queue = null;
    command.previous = null;
    command.next = null;
  }
}

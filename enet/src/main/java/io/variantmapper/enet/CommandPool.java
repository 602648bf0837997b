package io.variantmapper.enet;

import org.jspecify.annotations.Nullable;

/** Objects for commands that are not used at the moment. */
final class CommandPool {
  private static final int MAX_KEPT = 1 << 12;

  private @Nullable OutgoingCommand first;
  private int size;

  OutgoingCommand take() {
    OutgoingCommand command = first;
    if (command == null) {
      return new OutgoingCommand();
    }
    first = command.next;
    command.next = null;
    size--;
    return command;
  }

  void giveBack(OutgoingCommand command) {
    command.release();
    if (size < MAX_KEPT) {
      command.next = first;
      first = command;
      size++;
    }
  }
}

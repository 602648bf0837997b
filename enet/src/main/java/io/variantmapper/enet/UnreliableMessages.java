package io.variantmapper.enet;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The messages of a channel that are not reliable, but ordered. Each of them follows a reliable
 * message. If that has not been delivered, the message waits. If a later one has been delivered,
 * the message is dropped.
 */
final class UnreliableMessages {
  private static final int MAX_WAITING = 256;
  private static final int MAX_UNFINISHED = 16;
  private static final int HALF_OF_NUMBERS = 0x8000;
  private static final int NUMBERS = 0xffff;

  private final int id;
  private final StoredBytes stored;
  private final MessageSink sink;

  /** The number of the newest message that was delivered after the last reliable one. */
  private int last;

  /** Messages that follow a reliable message that has not been delivered, sorted. */
  private final List<MessagePart> waiting = new ArrayList<>(0);

  private final Deque<UnreliableAssembly> unfinished = new ArrayDeque<>(0);

  UnreliableMessages(int id, StoredBytes stored, MessageSink sink) {
    this.id = id;
    this.stored = stored;
    this.sink = sink;
  }

  /** Takes a part. One that comes too late, or is too much to keep, is lost like any other. */
  void receive(MessagePart part, int lastDelivered) {
    if (part.number == lastDelivered) {
      take(part);
    } else {
      store(part, lastDelivered);
    }
  }

  /** Takes what has waited for a reliable message. */
  void afterReliable(int lastDelivered) {
    last = 0;
    while (!unfinished.isEmpty()) {
      unfinished.remove().release(stored);
    }
    while (!waiting.isEmpty() && distance(waiting.get(0), lastDelivered) <= 0) {
      MessagePart part = waiting.remove(0);
      stored.remove(part);
      if (part.number == lastDelivered) {
        take(part);
      }
    }
  }

  /** Returns how far the reliable number of a part is ahead; negative if it has passed. */
  private static int distance(MessagePart part, int lastDelivered) {
    int distance = (part.number - lastDelivered) & NUMBERS;
    return distance < HALF_OF_NUMBERS ? distance : distance - NUMBERS - 1;
  }

  private void take(MessagePart part) {
    if (part.unreliableNumber <= last) {
      return;
    }
    if (part.isFragment) {
      takeFragment(part);
    } else {
      deliver(part.unreliableNumber, part.bytes, part.offset, part.length);
    }
  }

  private void deliver(int number, byte[] bytes, int offset, int length) {
    last = number;
    if (!unfinished.isEmpty()) {
      forgetUnfinished(number);
    }
    sink.deliver(id, DeliveryMode.UNRELIABLE, bytes, offset, length);
  }

  private void forgetUnfinished(int newest) {
    unfinished.removeIf(message -> {
      boolean isOlder = message.number() <= newest;
      if (isOlder) {
        message.release(stored);
      }
      return isOlder;
    });
  }

  private void takeFragment(MessagePart part) {
    UnreliableAssembly message = find(part.unreliableNumber);
    if (message == null) {
      if (!stored.hasRoom(StoredBytes.sizeOf(part) + UnreliableAssembly.OVERHEAD)) {
        return;
      }
      if (unfinished.size() == MAX_UNFINISHED) {
        unfinished.remove().release(stored);
      }
      message = new UnreliableAssembly(part, stored);
      unfinished.add(message);
    }
    message.add(part, stored);
    if (message.isComplete()) {
      MessageAssembly complete = message.assembly();
      deliver(message.number(), complete.bytes(), 0, complete.length());
    }
  }

  private @Nullable UnreliableAssembly find(int number) {
    for (UnreliableAssembly message : unfinished) {
      if (message.number() == number) {
        return message;
      }
    }
    return null;
  }

  private void store(MessagePart part, int lastDelivered) {
    int index = waiting.size();
    while (index > 0 && isBefore(part, waiting.get(index - 1), lastDelivered)) {
      index--;
    }
    if (waiting.size() < MAX_WAITING && stored.add(part)) {
      waiting.add(index, part.copy());
    }
  }

  private static boolean isBefore(MessagePart part, MessagePart other, int lastDelivered) {
    int difference = distance(part, lastDelivered) - distance(other, lastDelivered);
    return difference < 0 || (difference == 0 && part.unreliableNumber < other.unreliableNumber);
  }
}

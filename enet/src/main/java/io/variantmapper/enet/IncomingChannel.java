package io.variantmapper.enet;

import org.jspecify.annotations.Nullable;

/** One channel of a peer: puts the commands that have arrived in order. */
final class IncomingChannel {
  /** So many numbers are a window. Numbers of the next six windows are accepted. */
  private static final int WINDOW_SHIFT = 12;

  private static final int WINDOWS = 16;
  private static final int MAX_WINDOWS_AHEAD = 6;

  private static final int NUMBERS = 0xffff;

  private final int id;
  private final StoredBytes stored;
  private final MessageSink sink;

  /** The number up to which all reliable commands have arrived. */
  private int lastReliable;

  /** The number of the last reliable message that was delivered. */
  private int lastDelivered;

  /** Reliable commands that have arrived before the one that follows {@link #lastReliable}. */
  private final NumberMap<MessagePart> early = new NumberMap<>();

  private @Nullable MessageAssembly assembly;
  private final UnreliableMessages unreliable;

  IncomingChannel(int id, StoredBytes stored, MessageSink sink) {
    this.id = id;
    this.stored = stored;
    this.sink = sink;
    unreliable = new UnreliableMessages(id, stored, sink);
  }

  /** Returns whether a command with a number of the windows 7 and 8 ahead must not be acked. */
  boolean isTooFarAhead(int number) {
    int ahead = windowsAhead(number, lastReliable);
    return ahead == MAX_WINDOWS_AHEAD + 1 || ahead == MAX_WINDOWS_AHEAD + 2;
  }

  private static int windowsAhead(int number, int last) {
    int window = (number >> WINDOW_SHIFT) + (number < last ? WINDOWS : 0);
    return window - (last >> WINDOW_SHIFT);
  }

  Verdict receiveReliable(MessagePart part) {
    int number = part.number;
    if (isTooFarAhead(number)) {
      return Verdict.DROPPED;
    }
    if (number == lastReliable || windowsAhead(number, lastReliable) > MAX_WINDOWS_AHEAD) {
      return Verdict.TAKEN;
    }
    if (number != next()) {
      return store(part);
    }
    if (part.isFragment && !stored.hasRoom(part.length)) {
      return Verdict.DROPPED;
    }
    int before = lastDelivered;
    if (!take(part) || !takeEarly()) {
      return Verdict.BROKEN;
    }
    if (lastDelivered != before) {
      unreliable.afterReliable(lastDelivered);
    }
    return Verdict.TAKEN;
  }

  private int next() {
    return (lastReliable + 1) & NUMBERS;
  }

  private Verdict store(MessagePart part) {
    if (early.get(part.number) != null) {
      return Verdict.TAKEN;
    }
    if (!stored.add(part)) {
      return Verdict.DROPPED;
    }
    early.put(part.number, part.copy());
    return Verdict.TAKEN;
  }

  private boolean takeEarly() {
    while (early.size() > 0) {
      MessagePart part = early.remove(next());
      if (part == null) {
        return true;
      }
      stored.remove(part);
      if (!take(part)) {
        return false;
      }
    }
    return true;
  }

  /** Takes the next reliable command. Returns false if it contradicts the ones before. */
  private boolean take(MessagePart part) {
    lastReliable = part.number;
    if (part.isFragment) {
      return takeFragment(part);
    }
    if (assembly != null) {
      return false;
    }
    lastDelivered = part.number;
    sink.deliver(id, DeliveryMode.RELIABLE, part.bytes, part.offset, part.length);
    return true;
  }

  private boolean takeFragment(MessagePart part) {
    if (part.first != ((part.number - part.index) & NUMBERS)) {
      return false;
    }
    MessageAssembly message = assembly;
    if (message == null) {
      message = new MessageAssembly(part);
      assembly = message;
    }
    if (!message.append(part)) {
      return false;
    }
    stored.add(part.length);
    if (message.isComplete()) {
      assembly = null;
      stored.remove(message.length());
      lastDelivered = part.number;
      sink.deliver(id, DeliveryMode.RELIABLE, message.bytes(), 0, message.length());
    }
    return true;
  }

  void receiveUnreliable(MessagePart part) {
    int ahead = windowsAhead(part.number, lastDelivered);
    if (part.number == lastDelivered || ahead <= MAX_WINDOWS_AHEAD) {
      unreliable.receive(part, lastDelivered);
    }
  }
}

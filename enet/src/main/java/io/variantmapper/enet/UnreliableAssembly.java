package io.variantmapper.enet;

/** A message whose fragments can be lost, and arrive in any order. */
final class UnreliableAssembly {
  /** The size of the objects for a message, without its fragments. */
  static final int OVERHEAD = 256;

  private final int number;
  private final MessageAssembly assembly;
  private final NumberMap<MessagePart> early = new NumberMap<>();

  /** The bytes that are counted as stored. */
  private int bytes;

  UnreliableAssembly(MessagePart first, StoredBytes stored) {
    number = first.unreliableNumber;
    stored.add(OVERHEAD);
    bytes = OVERHEAD;
    assembly = new MessageAssembly(first);
  }

  int number() {
    return number;
  }

  MessageAssembly assembly() {
    return assembly;
  }

  boolean isComplete() {
    return assembly.isComplete();
  }

  /** Adds a fragment, unless it is there, is of another message, or is too much to keep. */
  void add(MessagePart part, StoredBytes stored) {
    if (!assembly.matches(part)
        || part.index < assembly.next()
        || early.get(part.index) != null
        || !stored.add(part)) {
      return;
    }
    bytes += StoredBytes.sizeOf(part);
    if (part.index != assembly.next()) {
      early.put(part.index, part.copy());
      return;
    }
    MessagePart next = part;
    while (next != null) {
      assembly.append(next);
      next = early.remove(assembly.next());
    }
  }

  /** Gives back what was counted. */
  void release(StoredBytes stored) {
    stored.remove(bytes);
    bytes = 0;
  }
}

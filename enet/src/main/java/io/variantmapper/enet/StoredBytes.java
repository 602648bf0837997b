package io.variantmapper.enet;

/** Counts what a peer makes the host keep until it can be delivered. */
final class StoredBytes {
  /** The size of the objects for a stored command, without its bytes. */
  private static final int OVERHEAD = 96;

  private final int limit;
  private int size;

  StoredBytes(int limit) {
    this.limit = limit;
  }

  static int sizeOf(MessagePart part) {
    return part.length + OVERHEAD;
  }

  boolean hasRoom(int bytes) {
    return bytes <= limit - size;
  }

  /** Counts a part, unless it is over the limit. */
  boolean add(MessagePart part) {
    boolean hasRoom = hasRoom(sizeOf(part));
    if (hasRoom) {
      add(sizeOf(part));
    }
    return hasRoom;
  }

  void remove(MessagePart part) {
    remove(sizeOf(part));
  }

  void add(int bytes) {
    size += bytes;
  }

  void remove(int bytes) {
    size -= bytes;
  }
}

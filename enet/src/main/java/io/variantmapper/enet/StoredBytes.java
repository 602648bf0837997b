package io.variantmapper.enet;

/** Counts what a peer makes the host keep until it can be delivered. */
final class StoredBytes {
  /** The size of the objects for a stored command, without its bytes. */
  static final int OVERHEAD = 96;

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

  /**
   * Counts a part that waits, unless it is over three quarters of the limit. The rest is for the
   * fragments that are next, because everything else waits for them.
   */
  boolean add(MessagePart part) {
    boolean hasRoom = sizeOf(part) <= limit - limit / 4 - size;
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

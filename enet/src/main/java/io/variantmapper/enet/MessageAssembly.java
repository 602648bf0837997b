package io.variantmapper.enet;

import java.util.Arrays;

/** A message whose fragments are appended in order. It grows with the bytes that have arrived. */
final class MessageAssembly {
  private static final byte[] NO_BYTES = {};

  private final int first;
  private final int count;
  private final int total;
  private byte[] bytes = NO_BYTES;
  private int length;
  private int next;

  /** Begins with the first fragment to arrive, which is not appended. */
  MessageAssembly(MessagePart part) {
    first = part.first;
    count = part.count;
    total = part.total;
  }

  int first() {
    return first;
  }

  int next() {
    return next;
  }

  int length() {
    return length;
  }

  byte[] bytes() {
    return bytes;
  }

  boolean isComplete() {
    return next == count;
  }

  /** Returns whether a fragment is of this message. */
  boolean matches(MessagePart part) {
    return part.first == first && part.count == count && part.total == total;
  }

  /** Appends a fragment. Returns false if it is not the next one. */
  boolean append(MessagePart part) {
    if (!matches(part) || part.index != next || part.place != length) {
      return false;
    }
    int end = length + part.length;
    if (end > bytes.length) {
      bytes = Arrays.copyOf(bytes, (int) Math.min(total, Math.max(end, 2L * bytes.length)));
    }
    System.arraycopy(part.bytes, part.offset, bytes, length, part.length);
    length = end;
    next++;
    return true;
  }
}

package io.variantmapper.enet;

import java.util.Arrays;

/** A message that fits in a command, or a fragment of a longer one. A host reuses its object. */
final class MessagePart {
  private static final byte[] NO_BYTES = {};

  /** The channel's reliable number; of a message that is not reliable, the number before it. */
  int number;

  int unreliableNumber;
  byte[] bytes = NO_BYTES;
  int offset;
  int length;

  boolean isFragment;

  /** The number of the first fragment of the message. */
  int first;

  /** The number of fragments. */
  int count;

  int index;

  /** The size of the whole message. */
  int total;

  /** The place of the fragment in the message. */
  int place;

  void readHead(int reliable, int unreliable) {
    number = reliable;
    unreliableNumber = unreliable;
    isFragment = false;
  }

  /** Reads the fields of a fragment, after the number of the first one and the length. */
  void readFragment(DatagramReader reader) {
    isFragment = true;
    count = reader.readInt();
    index = reader.readInt();
    total = reader.readInt();
    place = reader.readInt();
  }

  /** Takes the next bytes of the datagram. Returns false if the datagram does not have so many. */
  boolean readBytes(DatagramReader reader, int size) {
    if (size > reader.remaining()) {
      return false;
    }
    bytes = reader.bytes();
    offset = reader.position();
    length = size;
    reader.skip(size);
    return true;
  }

  /** Returns the size of the whole message, which a damaged fragment can have negative. */
  int messageLength() {
    return isFragment ? total : length;
  }

  /** Returns whether the numbers of the fragment fit together. */
  boolean isSound() {
    return count > 0
        && index >= 0
        && index < count
        && length > 0
        && total > 0
        && count <= total
        && place >= 0
        && place <= total - length
        && (index < count - 1 ? place + length < total : place + length == total);
  }

  /** Returns a part that does not share the bytes of the datagram. */
  MessagePart copy() {
    MessagePart copy = new MessagePart();
    copy.number = number;
    copy.unreliableNumber = unreliableNumber;
    copy.bytes = Arrays.copyOfRange(bytes, offset, offset + length);
    copy.length = length;
    copy.isFragment = isFragment;
    copy.first = first;
    copy.count = count;
    copy.index = index;
    copy.total = total;
    copy.place = place;
    return copy;
  }

  void release() {
    bytes = NO_BYTES;
  }
}

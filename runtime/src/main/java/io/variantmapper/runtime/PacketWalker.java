package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Padding;
import io.variantmapper.runtime.wire.Utf8;

/**
 * Walks over encoded values without decoding them, and knows how long each is.
 *
 * <p>Linear in the bytes walked over and free of recursion. Where the bytes are damaged it stops
 * and says so; it throws nothing.
 */
class PacketWalker {
  /** What the walk returns where it stopped. */
  static final int STOPPED = -1;

  static final int EVENT_HEAD = 3 * LittleEndian.WORD;

  private static final int IMAGE_HEAD = 5 * LittleEndian.WORD;

  final byte[] bytes;
  final int end;
  final VariantFormat format;

  /** The containers around the place where the walk is, or stopped. */
  final OpenContainers open = new OpenContainers();

  /** Why and where the walk stopped; empty until it did. */
  String problem = "";

  int stoppedAt;

  /** Where the value begins that the walk is at, or stopped in. */
  int valueStart;

  /** How many values the containers so far hold; negative where the limits don't matter. */
  long values = Long.MIN_VALUE;

  PacketWalker(byte[] bytes, int end, VariantFormat format) {
    this.bytes = bytes;
    this.end = end;
    this.format = format;
  }

  /** The end of a string block whose text begins at {@code at}, or {@link #STOPPED}. */
  static int stringBlockEnd(int at, int length, int end) {
    return length < 0 || Padding.padded(length) > end - at
        ? STOPPED
        : at + (int) Padding.padded(length);
  }

  /** Whether a whole text is over the limit; the NUL at the end of packed ones does not count. */
  static boolean isTooLong(byte[] bytes, int at, int length, VariantFormat format) {
    int most = format.limits().maxStringBytes();
    return length > most && (length - 1 > most || bytes[at + most] != 0);
  }

  static String tooLong(int length, VariantFormat format) {
    return "Text of " + length + " bytes is over the limit of "
        + format.limits().maxStringBytes();
  }

  /**
   * The end of the value that begins at {@code start}, or {@link #STOPPED}.
   *
   * @param depth how many containers are around it
   */
  int walk(int start, int depth) {
    int at = start;
    do {
      at = enterOrSkip(at, depth);
      at = at == STOPPED ? STOPPED : nextChild(at);
    } while (at != STOPPED && open.size() > 0);
    return at;
  }

  /** Where the next child of the innermost container begins, after the finished ones are closed. */
  private int nextChild(int at) {
    open.closeFinished();
    if (open.size() == 0) {
      return at;
    }
    open.nextChild(at);
    return open.kind() == VariantType.OBJECT ? stringEnd(at) : at;
  }

  /** The end of a value without children, or the begin of the first child of a container. */
  private int enterOrSkip(int at, int depth) {
    valueStart = at;
    if (depth + open.size() > format.limits().maxDepth()) {
      return stop(at, "Deeper than " + format.limits().maxDepth() + " containers");
    }
    if (end - at < LittleEndian.WORD) {
      return stop(at, "Cut off: a value wanted but " + (end - at) + " bytes left");
    }
    int header = LittleEndian.getInt(bytes, at);
    int body = at + LittleEndian.WORD;
    VariantType type = format.typeOf(header);
    if (type == null) {
      return stopAtUnknown(at, format.idOf(header));
    }
    if (type == VariantType.ARRAY) {
      return enterArray(body, header);
    } else if (type == VariantType.DICTIONARY) {
      return enterDictionary(body, header);
    } else if (type == VariantType.OBJECT) {
      return enterObject(body, header);
    }
    return type.isPackedArray() ? packedEnd(body, header, type) : leafEnd(body, header, type);
  }

  private int enterArray(int body, int header) {
    int count = body;
    if (format.hasTypedArrays()) {
      count = containerTypeEnd(count, Header.kind(header, Header.FIRST_KIND_SHIFT));
    }
    return enter(count, VariantType.ARRAY);
  }

  private int enterDictionary(int body, int header) {
    int count = body;
    if (format.hasTypedDictionaries()) {
      count = containerTypeEnd(count, Header.kind(header, Header.FIRST_KIND_SHIFT));
      count = containerTypeEnd(count, Header.kind(header, Header.SECOND_KIND_SHIFT));
    }
    return enter(count, VariantType.DICTIONARY);
  }

  /** An id, or a class name, a count, then name and value of each property (FORMAT.md 5.8). */
  private int enterObject(int body, int header) {
    if (format.isGodot2()) {
      return body;
    }
    if (Header.is64(header)) {
      return skip(body, LittleEndian.LONG);
    }
    int count = stringEnd(body);
    if (count == STOPPED || isEmptyText(body)) {
      return count;
    }
    return enter(count, VariantType.OBJECT);
  }

  private int enter(int at, VariantType kind) {
    int children = skip(at, LittleEndian.WORD);
    if (children == STOPPED) {
      return STOPPED;
    }
    int count = LittleEndian.getInt(bytes, at);
    // A negative count of properties is none, as in the engine.
    long held = kind == VariantType.OBJECT ? Math.max(0, count) : count & Header.COUNT_MASK;
    open.open(kind, kind == VariantType.DICTIONARY ? 2 * held : held);
    values += kind == VariantType.ARRAY ? held : 2 * held;
    if (values > format.limits().maxValues()) {
      return stop(at, "More than " + format.limits().maxValues() + " values, the limit");
    }
    return children;
  }

  /** Whether a whole string block is read as the empty text: also one that begins with a NUL. */
  private boolean isEmptyText(int block) {
    int at = block + LittleEndian.WORD;
    int length = LittleEndian.getInt(bytes, block);
    int start = Utf8.textStart(bytes, at, length);
    return Utf8.textEnd(bytes, start, at + length) == start;
  }

  private int containerTypeEnd(int at, int kind) {
    return switch (kind) {
      case 0 -> at;
      case 1 -> typeEnd(at);
      default -> stringEnd(at);
    };
  }

  private int typeEnd(int at) {
    int typeEnd = skip(at, LittleEndian.WORD);
    return typeEnd != STOPPED && format.type(LittleEndian.getInt(bytes, at)) == null
        ? stopAtUnknown(at, LittleEndian.getInt(bytes, at))
        : typeEnd;
  }

  private int stopAtUnknown(int at, int id) {
    return stop(at, "Unknown type id " + id + " for " + format);
  }

  /** The end of a value without children whose body begins at {@code body}. */
  final int leafEnd(int body, int header, VariantType type) {
    if (type.isText()) {
      return stringEnd(body);
    } else if (type == VariantType.NODE_PATH) {
      return nodePathEnd(body);
    } else if (type == VariantType.RID) {
      return skip(body, format.isGodot4() ? LittleEndian.LONG : 0);
    } else if (type == VariantType.SIGNAL) {
      return skip(stringEnd(body), LittleEndian.LONG);
    } else if (type == VariantType.IMAGE) {
      return bytesEnd(body, IMAGE_HEAD, 0);
    } else if (type == VariantType.INPUT_EVENT) {
      return bytesEnd(body, EVENT_HEAD, EVENT_HEAD);
    }
    boolean isNumber = type == VariantType.INT || type == VariantType.FLOAT;
    return skip(body, type.bytes(Header.is64(header) && (isNumber || format.isGodot4())));
  }

  private int packedEnd(int body, int header, VariantType type) {
    if (skip(body, LittleEndian.WORD) == STOPPED) {
      return STOPPED;
    }
    int count = LittleEndian.getInt(bytes, body);
    int at = body + LittleEndian.WORD;
    if (type == VariantType.PACKED_STRING_ARRAY) {
      return stringsEnd(at, count);
    }
    boolean wide = Header.is64(header) && format.isGodot4();
    int last = skip(at, (long) count * type.bytes(wide));
    // The padding of bytes may lack at the very end of a packet.
    return last == STOPPED ? STOPPED : (int) Math.min(Padding.padded(last - at) + at, end);
  }

  /**
   * The end of a type of Godot 2 with a head of {@code head} bytes, the last word of which is a
   * length that counts {@code included} bytes of the head too. The padding may lack at the end.
   */
  private int bytesEnd(int body, int head, int included) {
    int at = skip(body, head);
    if (at == STOPPED) {
      return STOPPED;
    }
    long length = LittleEndian.getInt(bytes, at - LittleEndian.WORD) - (long) included;
    int last = skip(at, length);
    return last == STOPPED ? STOPPED : (int) Math.min(Padding.padded(length) + at, end);
  }

  int nodePathEnd(int body) {
    int at = skip(body, 3 * LittleEndian.WORD);
    if (at == STOPPED) {
      return STOPPED;
    }
    int names = LittleEndian.getInt(bytes, body);
    if ((names & Header.NODE_PATH_NEW_FORMAT) == 0) {
      return stop(body, "A NodePath in a format that engines refuse since 2.1.5 and 3.0.6");
    }
    long subnames = LittleEndian.getInt(bytes, body + LittleEndian.WORD) & 0xFFFFFFFFL;
    int flags = LittleEndian.getInt(bytes, body + 2 * LittleEndian.WORD);
    int properties = Header.nodePathProperties(flags);
    return stringsEnd(at, (names & Header.COUNT_MASK) + subnames + properties);
  }

  /** The end of {@code count} string blocks; a negative count is none, as in the engine. */
  private int stringsEnd(int start, long count) {
    int at = start;
    for (long i = 0; i < count && at != STOPPED; i++) {
      at = stringEnd(at);
    }
    return at;
  }

  int stringEnd(int at) {
    int text = skip(at, LittleEndian.WORD);
    if (text == STOPPED) {
      return STOPPED;
    }
    int length = LittleEndian.getInt(bytes, at);
    int blockEnd = stringBlockEnd(text, length, end);
    if (blockEnd == STOPPED) {
      return stop(at, "Text of " + length + " bytes but " + (end - text) + " bytes left");
    }
    return values >= 0 && isTooLong(bytes, text, length, format)
        ? stop(text, tooLong(length, format))
        : blockEnd;
  }

  private int skip(int at, long count) {
    if (at == STOPPED) {
      return STOPPED;
    }
    return count < 0 || count > end - at
        ? stop(at, "Cut off: " + count + " bytes wanted but " + (end - at) + " left")
        : at + (int) count;
  }

  private int stop(int at, String why) {
    if (problem.isEmpty()) {
      problem = why;
      stoppedAt = at;
    }
    return STOPPED;
  }
}

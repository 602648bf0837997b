package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Says in error messages what was found in a packet, and where.
 *
 * <p>Reading and writing keep no path; it is found afterwards, in the bytes before the offset. The
 * walk is over those bytes only, so it stops in the very value that the offset lies in, and the
 * containers that are open then are the path.
 */
final class Findings extends PacketWalker {
  private static final int SHOWN_AT_EACH_END = 16;
  private static final int LONGEST_KEY = 64;
  private static final int LONGEST_TEXT = 32;

  private static final VariantFormat[] GENERATIONS = {
    VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2
  };

  private Findings(byte[] bytes, int end, VariantFormat format) {
    super(bytes, end, format);
  }

  /** The path to {@code offset}, as in {@code $.players[3].hp}. */
  static String path(byte[] bytes, int start, int offset, VariantFormat format) {
    return new Findings(bytes, offset, format).path(start);
  }

  /** The path to an element of a packed array that begins at {@code offset}. */
  static String elementPath(byte[] bytes, int start, int offset, VariantFormat format) {
    Findings findings = new Findings(bytes, offset, format);
    return findings.path(start) + findings.elementStep();
  }

  /** The value at {@code at}, as in {@code int 300} or {@code String "wizard"}. */
  static String value(byte[] bytes, int at, int end, VariantFormat format) {
    return new Findings(bytes, end, format).value(at);
  }

  /** The same of an element of a packed array, whose header none of them has. */
  static String element(byte[] bytes, int at, int end, VariantFormat format, int header) {
    return new Findings(bytes, end, format).value(at, header);
  }

  /**
   * A hint for the message, where the bytes are a whole packet of another generation and none of
   * {@code format}; else empty.
   */
  static String guess(byte[] bytes, int start, int end, VariantFormat format) {
    if (isWhole(bytes, start, end, format)) {
      return "";
    }
    for (VariantFormat other : GENERATIONS) {
      if (isWhole(bytes, start, end, other.withLimits(format.limits()))) {
        return ", in what reads as a whole packet of " + other;
      }
    }
    return "";
  }

  private static boolean isWhole(byte[] bytes, int start, int end, VariantFormat format) {
    return new PacketWalker(bytes, end, format).walk(start, 0) == end;
  }

  /** Where the packet that begins at {@code start} is cut off. */
  private String path(int start) {
    walk(start, 0);
    StringBuilder path = new StringBuilder("$");
    int count = open.size();
    for (int level = 0; level < count; level++) {
      if (level == SHOWN_AT_EACH_END && count > 2 * SHOWN_AT_EACH_END) {
        path.append("…");
        level = count - SHOWN_AT_EACH_END;
      }
      path.append(step(level));
    }
    return path.toString();
  }

  private String elementStep() {
    int first = valueStart + 2 * LittleEndian.WORD;
    if (first > end) {
      return "";
    }
    int header = LittleEndian.getInt(bytes, valueStart);
    VariantType type = format.typeOf(header);
    if (type == null || !type.isPackedArray()) {
      return "";
    }
    int index = 0;
    if (type == VariantType.PACKED_STRING_ARRAY) {
      for (int at = stringEnd(first); at != STOPPED; at = stringEnd(at)) {
        index++;
      }
    } else {
      index = (end - first) / type.bytes(Header.is64(header) && format.isGodot4());
    }
    return "[" + index + "]";
  }

  private String step(int level) {
    long child = open.childAt(level);
    if (child < 0) {
      return "";
    }
    VariantType kind = open.kindAt(level);
    if (kind == VariantType.ARRAY) {
      return "[" + child + "]";
    } else if (kind == VariantType.DICTIONARY) {
      // A key that is damaged itself has no name yet.
      return child % 2 == 0 ? "" : keyStep(open.keyAt(level));
    }
    return textStep(open.keyAt(level));
  }

  private String keyStep(int key) {
    VariantType type = format.typeOf(LittleEndian.getInt(bytes, key));
    return type != null && type.isText()
        ? textStep(key + LittleEndian.WORD)
        : "[" + value(key) + "]";
  }

  private String textStep(int block) {
    String text = text(block);
    if (text == null) {
      return "[?]";
    }
    String shown = shortened(text, LONGEST_KEY);
    return isIdentifier(text) ? "." + shown : "[\"" + shown + "\"]";
  }

  private static boolean isIdentifier(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!(i == 0 ? Character.isJavaIdentifierStart(c) : Character.isJavaIdentifierPart(c))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private String value(int at) {
    int body = at + LittleEndian.WORD;
    if (end < body) {
      return "the end of the packet";
    }
    return value(body, LittleEndian.getInt(bytes, at));
  }

  private String value(int body, int header) {
    VariantType type = format.typeOf(header);
    if (type == null) {
      return "unknown type id " + format.idOf(header);
    }
    boolean complete = end - body >= (Header.is64(header) ? LittleEndian.LONG : LittleEndian.WORD);
    return type.godotName() + (complete ? content(body, header, type) : "");
  }

  private String content(int body, int header, VariantType type) {
    boolean wide = Header.is64(header);
    if (type == VariantType.INT) {
      return " " + (wide ? LittleEndian.getLong(bytes, body) : LittleEndian.getInt(bytes, body));
    } else if (type == VariantType.FLOAT) {
      return wide
          ? " " + Double.longBitsToDouble(LittleEndian.getLong(bytes, body))
          : " " + Float.intBitsToFloat(LittleEndian.getInt(bytes, body));
    }
    String text = type.isText() ? text(body) : null;
    return text == null ? "" : " \"" + shortened(text, LONGEST_TEXT) + "\"";
  }

  /** The text of a string block, or null where it is cut off or not UTF-8. */
  private @Nullable String text(int block) {
    int at = block + LittleEndian.WORD;
    int length = end < at ? STOPPED : LittleEndian.getInt(bytes, block);
    return stringBlockEnd(at, length, end) == STOPPED ? null : Utf8.decode(bytes, at, length, true);
  }

  static String shortened(String text, int longest) {
    return text.length() > longest ? text.substring(0, longest) + "…" : text;
  }
}

package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;

/**
 * Finds the keys and indices that lead to an offset, for error messages.
 *
 * <p>Reading and writing keep no path; it is found afterwards, in the bytes before the offset. The
 * walk is over those bytes only, so it stops in the very value that the offset lies in, and the
 * containers that are open then are the path.
 */
final class PacketPath extends PacketWalker {
  private static final int SHOWN_AT_EACH_END = 16;
  private static final int LONGEST_KEY = 64;

  private PacketPath(byte[] bytes, int offset, VariantFormat format) {
    super(bytes, offset, format);
  }

  /** The path to {@code offset}, as in {@code $.players[3].hp}. */
  static String of(byte[] bytes, int start, int end, int offset, VariantFormat format) {
    PacketPath path = new PacketPath(bytes, Math.min(offset, end), format);
    path.walk(start, 0);
    return path.text();
  }

  private String text() {
    StringBuilder text = new StringBuilder("$");
    int count = open.size();
    for (int level = 0; level < count; level++) {
      if (level == SHOWN_AT_EACH_END && count > 2 * SHOWN_AT_EACH_END) {
        text.append("…");
        level = count - SHOWN_AT_EACH_END;
      }
      text.append(step(level));
    }
    return text.toString();
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
    int header = LittleEndian.getInt(bytes, key);
    VariantType type = format.typeOf(header);
    return type != null && type.isText()
        ? textStep(key + LittleEndian.WORD)
        : "[" + FoundValue.describe(bytes, key, end, format) + "]";
  }

  private String textStep(int block) {
    int length = end - block < LittleEndian.WORD ? STOPPED : LittleEndian.getInt(bytes, block);
    if (stringBlockEnd(block + LittleEndian.WORD, length, end) == STOPPED) {
      return "[?]";
    }
    String text = Utf8.decode(bytes, block + LittleEndian.WORD, length, true);
    if (text == null) {
      return "[?]";
    }
    String shown = text.length() > LONGEST_KEY ? text.substring(0, LONGEST_KEY) + "…" : text;
    return isIdentifier(text) ? "." + shown : "[\"" + shown + "\"]";
  }

  private static boolean isIdentifier(String text) {
    if (text.isEmpty() || !Character.isJavaIdentifierStart(text.charAt(0))) {
      return false;
    }
    for (int i = 1; i < text.length(); i++) {
      if (!Character.isJavaIdentifierPart(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}

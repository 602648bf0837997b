package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the keys and indices that lead to an offset, for error messages.
 *
 * <p>Reading and writing keep no path; it is found afterwards, in the bytes before the offset. The
 * walk is over those bytes only, so it stops in the very value that the offset lies in, and the way
 * out of the recursion is the path.
 */
final class PacketPath extends PacketWalker {
  private static final int SHOWN_AT_EACH_END = 16;
  private static final int LONGEST_KEY = 64;

  /** From the inside out. */
  private final List<String> steps = new ArrayList<>();

  private PacketPath(byte[] bytes, int offset, VariantFormat format) {
    super(bytes, offset, format);
  }

  /** The path to {@code offset}, as in {@code $.players[3].hp}. */
  static String of(byte[] bytes, int start, int end, int offset, VariantFormat format) {
    PacketPath path = new PacketPath(bytes, Math.min(offset, end), format);
    path.walk(start, 0);
    return path.text();
  }

  @Override
  int walkElement(int at, int index, int depth) {
    int valueEnd = walk(at, depth);
    if (valueEnd == STOPPED) {
      steps.add("[" + index + "]");
    }
    return valueEnd;
  }

  @Override
  int walkEntry(int key, int at, int depth) {
    int valueEnd = walk(at, depth);
    if (valueEnd == STOPPED) {
      steps.add(keyStep(key));
    }
    return valueEnd;
  }

  @Override
  int walkProperty(int name, int at, int depth) {
    int valueEnd = walk(at, depth);
    if (valueEnd == STOPPED) {
      steps.add(textStep(name));
    }
    return valueEnd;
  }

  private String keyStep(int key) {
    int header = LittleEndian.getInt(bytes, key);
    VariantType type = format.typeOf(header);
    return type == VariantType.STRING || type == VariantType.STRING_NAME
        ? textStep(key + LittleEndian.WORD)
        : "[" + FoundValue.describe(bytes, key, end, format) + "]";
  }

  private String textStep(int block) {
    int length = LittleEndian.getInt(bytes, block);
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

  private String text() {
    StringBuilder text = new StringBuilder("$");
    int count = steps.size();
    for (int i = 0; i < count; i++) {
      if (i == SHOWN_AT_EACH_END && count > 2 * SHOWN_AT_EACH_END) {
        text.append("…");
        i = count - SHOWN_AT_EACH_END;
      }
      text.append(steps.get(count - 1 - i));
    }
    return text.toString();
  }
}

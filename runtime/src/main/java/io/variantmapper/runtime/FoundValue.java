package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.Header;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;

/**
 * Says in a few words what was found in a packet: {@code int 300}, {@code String "wizard"}, or the
 * whole packet of another engine.
 */
final class FoundValue {
  private static final int LONGEST_TEXT = 32;

  private static final VariantFormat[] GENERATIONS = {
    VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2
  };

  private FoundValue() {}

  static String describe(byte[] bytes, int at, int end, VariantFormat format) {
    int body = at + LittleEndian.WORD;
    if (end < body) {
      return "the end of the packet";
    }
    int header = LittleEndian.getInt(bytes, at);
    VariantType type = format.typeOf(header);
    if (type == null) {
      return "unknown type id " + format.idOf(header);
    }
    int words = (end - body) / LittleEndian.WORD;
    boolean complete = words >= (Header.is64(header) ? 2 : 1);
    return complete ? type.godotName() + content(bytes, body, end, header, type) : type.godotName();
  }

  private static String content(byte[] bytes, int body, int end, int header, VariantType type) {
    boolean wide = Header.is64(header);
    if (type == VariantType.INT) {
      return " " + (wide ? LittleEndian.getLong(bytes, body) : LittleEndian.getInt(bytes, body));
    } else if (type == VariantType.FLOAT) {
      return wide
          ? " " + Double.longBitsToDouble(LittleEndian.getLong(bytes, body))
          : " " + Float.intBitsToFloat(LittleEndian.getInt(bytes, body));
    }
    return type.isText() ? text(bytes, body, end) : "";
  }

  private static String text(byte[] bytes, int block, int end) {
    int length = LittleEndian.getInt(bytes, block);
    int at = block + LittleEndian.WORD;
    if (PacketWalker.stringBlockEnd(at, length, end) == PacketWalker.STOPPED) {
      return "";
    }
    String text = Utf8.decode(bytes, at, length, true);
    if (text == null) {
      return "";
    }
    return text.length() > LONGEST_TEXT
        ? " \"" + text.substring(0, LONGEST_TEXT) + "…\""
        : " \"" + text + "\"";
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
}

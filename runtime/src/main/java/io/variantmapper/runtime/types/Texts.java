package io.variantmapper.runtime.types;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Utf8;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes String, StringName and PackedStringArray. Each text is stored as a text block,
 * which consists of a length, UTF-8 bytes and padding. A String can be read as a StringName, and a
 * StringName as a String. A String and a StringName with the same text are the same Dictionary key.
 */
public final class Texts {
  /** The maximum length of an excerpt in a message, in chars. */
  private static final int MAX_EXCERPT = 32;

  private Texts() {}

  /** Returns the text of a String or StringName; null for any other value. */
  public static @Nullable String textOf(Object value) {
    if (value instanceof String string) {
      return string;
    }
    return value instanceof StringName name ? name.value() : null;
  }

  public static String readString(PacketInput in) {
    if (!in.format.isText(in.nextHeader())) {
      throw in.unexpected("String");
    }
    return take(in);
  }

  /** Writes a String or a StringName, or nil for null. */
  public static void write(PacketOutput out, VariantType type, @Nullable String text) {
    if (text == null) {
      Numbers.writeNil(out);
    } else {
      out.putHeader(type, 0, 0);
      put(out, text);
    }
  }

  /** Reads a PackedStringArray, or any array of texts. */
  public static String[] readPacked(PacketInput in) {
    String[] values = new String[Containers.beginArray(in)];
    for (int i = 0; i < values.length; i++) {
      values[i] = readString(in);
    }
    Containers.endArray(in);
    return values;
  }

  /** Writes a PackedStringArray, or nil for null; each text ends with a NUL. */
  public static void writePacked(PacketOutput out, String @Nullable [] values) {
    if (values == null) {
      Numbers.writeNil(out);
      return;
    }
    out.putHeader(VariantType.PACKED_STRING_ARRAY, 0, LittleEndian.WORD);
    out.putWord(values.length);
    for (String value : values) {
      put(out, PackedVectors.present(out, VariantType.PACKED_STRING_ARRAY, value), 1);
    }
  }

  /** Returns a text in quotes and with escapes, as in GDScript. */
  public static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  /**
   * Returns {@code text}; if it has more than {@code longest} chars, an ellipsis replaces the rest.
   */
  public static String shortened(String text, int longest) {
    return text.length() > longest ? text.substring(0, longest) + "…" : text;
  }

  /**
   * Returns the beginning of a text for a message, as a space and the text in quotes. Returns an
   * empty string if the text is incomplete or not UTF-8.
   */
  public static String excerpt(byte[] bytes, int body, int end) {
    String text = textAt(bytes, body, end);
    return text == null ? "" : " \"" + shortened(text, MAX_EXCERPT) + "\"";
  }

  /** Returns the text of a block, or null if the text is incomplete or not UTF-8. */
  public static @Nullable String textAt(byte[] bytes, int block, int end) {
    int at = block + LittleEndian.WORD;
    if (end < at) {
      return null;
    }
    int length = LittleEndian.getInt(bytes, block);
    return length < 0 || Layout.padded(length) > end - at
        ? null
        : Utf8.decode(bytes, at, length, true);
  }

  public static String take(PacketInput in) {
    int length = takeLength(in);
    String text = Utf8.decode(in.bytes, in.position, length, in.format.carriesLoneSurrogates());
    if (text == null) {
      throw in.malformed("Text that is not UTF-8");
    }
    in.position += (int) Layout.padded(length);
    return text;
  }

  /** Moves past a text block without checking its UTF-8. */
  public static void skip(PacketInput in) {
    int length = takeLength(in);
    in.position += (int) Layout.padded(length);
  }

  /**
   * Moves past a text block; returns whether its text is empty. A text that begins with a NUL is
   * empty.
   */
  static boolean takeIsEmpty(PacketInput in) {
    int length = takeLength(in);
    int start = Utf8.textStart(in.bytes, in.position, length);
    boolean empty = Utf8.textEnd(in.bytes, start, in.position + length) == start;
    in.position += (int) Layout.padded(length);
    return empty;
  }

  /** Reads the length of a text; throws if the length exceeds the bytes left or the limit. */
  private static int takeLength(PacketInput in) {
    int length = in.takeWord();
    if (length < 0 || Layout.padded(length) > in.remaining()) {
      throw in.malformed(
          "Text of " + length + " bytes plus padding, but only " + in.remaining() + " bytes left");
    }
    requireWithinLimit(in, length);
    return length;
  }

  /**
   * Throws if a length exceeds the limit. A NUL at the end of the text does not count, because
   * texts in packed arrays have one.
   */
  private static void requireWithinLimit(PacketInput in, int length) {
    int most = in.format.limits().maxStringBytes();
    if (length > most && (length - 1 > most || in.bytes[in.position + most] != 0)) {
      throw in.malformed("Text of " + length + " bytes is over the limit of " + most);
    }
  }

  static List<String> takeAll(PacketInput in, long count) {
    in.require(count * LittleEndian.WORD);
    List<String> texts = new ArrayList<>(Containers.capacity(in, (int) count));
    for (long i = 0; i < count; i++) {
      texts.add(take(in));
    }
    return texts;
  }

  static void skipAll(PacketInput in, long count) {
    for (long i = 0; i < count; i++) {
      skip(in);
    }
  }

  static void putAll(PacketOutput out, List<String> texts) {
    for (String text : texts) {
      put(out, text);
    }
  }

  public static void put(PacketOutput out, String text) {
    put(out, text, 0);
  }

  /**
   * Appends a text block. At first, makes only the room that an ASCII text needs. With more, an
   * array that has exactly the size of the packet would grow although the packet fits into it.
   *
   * @param closing 1 if a NUL ends the text, as in packed arrays; otherwise 0
   */
  private static void put(PacketOutput out, String text, int closing) {
    long room = LittleEndian.WORD + Layout.padded((long) text.length() + closing);
    out.ensure(room);
    int size = out.position;
    int end = size + (int) room;
    // Writes 4 zeros at the end. The text overwrites them, except the NUL and the padding.
    LittleEndian.putInt(out.bytes, end - LittleEndian.WORD, 0);
    if (Utf8.encodeAscii(text, out.bytes, size + LittleEndian.WORD)) {
      LittleEndian.putInt(out.bytes, size, text.length() + closing);
      out.position = end;
    } else {
      putBeyondAscii(out, text, closing);
    }
  }

  private static void putBeyondAscii(PacketOutput out, String text, int closing) {
    long room = (long) text.length() * Utf8.MAX_BYTES_PER_CHAR + closing;
    out.ensure(LittleEndian.WORD + Layout.padded(room));
    int start = out.position + LittleEndian.WORD;
    VariantFormat format = out.format;
    int length = Utf8.encode(text, out.bytes, start, format.carriesLoneSurrogates());
    if (length == Utf8.NUL) {
      throw out.unsupported("A String can't hold U+0000: the engine would cut it there");
    } else if (length == Utf8.LONE_SURROGATE) {
      if (format.leniency().loneSurrogates() != Leniency.LoneSurrogates.REPLACE) {
        throw out.unsupported("A String with a lone surrogate has no UTF-8 form");
      }
      put(out, Utf8.withoutLoneSurrogates(text), closing);
      return;
    }
    LittleEndian.putInt(out.bytes, out.position, length + closing);
    out.position = start + length;
    out.putZeros(closing + Layout.padding(length + closing));
  }
}

package io.variantmapper.runtime.packet;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.PacketInput;
import io.variantmapper.runtime.types.PacketOutput;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.wire.LittleEndian;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes a place in a packet for error messages: the path to it, the value there, and whether
 * the bytes fit another format.
 *
 * <p>The reader and the writer record no path, so a walk over the bytes finds the path when an
 * error occurs. To find out whether the bytes fit another format, that walk continues to the end.
 * The bytes are then walked once more for each of at most three other formats. So a damaged packet
 * is walked at most four times.
 */
public final class PacketDiagnosis {
  private static final VariantFormat[] GENERATIONS = {
    VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2
  };

  /**
   * The number of steps, such as {@code [3]} or {@code .hp}, that are printed at each end of a long
   * path.
   */
  private static final int SHOWN_AT_EACH_END = 16;

  private static final int MAX_KEY_CHARS = 64;

  /** The number of bytes with which files of Godot begin to tell their kind. */
  private static final int MAGIC_SIZE = 4;

  /** The text with which the class name of each generated serializer ends. */
  private static final String SERIALIZER = "VariantSerializer";

  /** The maximum number of keys that a message shows if no key is similar to the missing key. */
  private static final int SHOWN_KEYS = 5;

  /**
   * The maximum length of a cause's text. It is limited because the message of an exception may
   * contain a whole packet.
   */
  private static final int MAX_CAUSE_CHARS = 500;

  private static final String NIL_ADVICE =
      ". If the value may be null, make the field @Nullable or an Optional, or give it a default.";

  private final byte[] bytes;
  private final int start;
  private final int end;
  private final VariantFormat format;
  private final int offset;

  /**
   * If the value is an element of a packed array, the header that it would have outside of the
   * array; otherwise 0.
   */
  private final int elementHeader;

  private final boolean inBytes;
  private final PacketWalker walker;
  private final String path;

  /** Describes the value that begins at index {@code at} in a packet that is being read. */
  public PacketDiagnosis(PacketInput in, int at) {
    bytes = PacketAccess.bytes(in);
    start = PacketAccess.start(in);
    end = PacketAccess.end(in);
    format = PacketAccess.format(in);
    offset = at;
    walker = PacketWalker.over(in);
    int around = walker.walkTo(offset);
    String step = PacketAccess.isElement(in) ? walker.elementStep(offset) : "";
    // If the step is empty, the value is not an element, and has its own header.
    boolean isElement = !step.isEmpty();
    elementHeader = isElement ? PacketAccess.elementHeader(in) : 0;
    inBytes = isElement && PacketAccess.isInBytes(in);
    path = walker.path(around) + step;
  }

  /**
   * Returns the path to the next value of a packet that is being written.
   *
   * @param inElements whether the next value is an element of a packed array
   */
  public static String pathToNext(PacketOutput out, boolean inElements) {
    int size = PacketAccess.position(out);
    PacketWalker walker =
        PacketWalker.overUnfinished(PacketAccess.bytes(out), size, PacketAccess.format(out));
    String path = walker.path(walker.walkTo(size));
    return inElements ? path + walker.elementStep(size) : path;
  }

  /**
   * Returns the level of the step to print next. In the middle of a long path, leaves out steps and
   * appends an ellipsis for them.
   *
   * @param level the level of the next step if no step is left out
   * @param around the number of steps in the whole path
   */
  public static int skipMiddle(StringBuilder path, int level, int around) {
    if (level != SHOWN_AT_EACH_END || around <= 2 * SHOWN_AT_EACH_END) {
      return level;
    }
    path.append("…");
    return around - SHOWN_AT_EACH_END;
  }

  /**
   * Returns the step to print in a path for a text key, such as {@code .hp}.
   *
   * @param key the key; null if its text is damaged
   */
  public static String textStep(@Nullable String key) {
    if (key == null) {
      return "[?]";
    }
    String shown = Texts.shortened(key, MAX_KEY_CHARS);
    return isIdentifier(key) ? "." + shown : "[\"" + shown + "\"]";
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

  /** Returns the start of the innermost container around the value that was read last. */
  public static int startOfContainer(PacketInput in) {
    PacketWalker walker = PacketWalker.over(in);
    walker.walkTo(PacketAccess.position(in) - 1);
    return walker.startAt(Nesting.depth(in) - 1);
  }

  /**
   * Returns the start of the value that was read last. If a container was just closed, this value
   * is the container.
   */
  private static int startOfLast(PacketInput in) {
    PacketWalker walker = PacketWalker.over(in);
    int around = walker.walkTo(PacketAccess.position(in) - 1);
    int depth = Nesting.depth(in);
    return depth < around ? walker.startAt(depth) : PacketAccess.valueStart(in);
  }

  /** Wraps an exception thrown by a serializer; returns our own exceptions unchanged. */
  public static VariantException refused(PacketInput in, Throwable cause) {
    if (cause instanceof VariantException own) {
      return own;
    } else if (cause instanceof StackOverflowError) {
      PacketDiagnosis place = new PacketDiagnosis(in, PacketAccess.position(in));
      VariantException deep = place.malformed(
          "Too deep for the stack of this thread",
          ". Lower the limit withMaxDepth(" + PacketAccess.format(in).limits().maxDepth()
              + "), or give the thread a larger stack.");
      deep.addSuppressed(cause);
      return deep;
    }
    return new PacketDiagnosis(in, startOfLast(in))
        .refused(
            refusingType(cause).concat(" refused the value"),
            ": " + Texts.shortened(cause.toString(), MAX_CAUSE_CHARS),
            cause);
  }

  /**
   * Returns the name of the mapped type whose generated serializer called the code that failed. The
   * stack trace contains this name, unless the classes were renamed. In that case, returns a
   * general text.
   */
  private static String refusingType(Throwable cause) {
    for (StackTraceElement call : cause.getStackTrace()) {
      String serializer = call.getClassName();
      String name = serializer.substring(serializer.lastIndexOf('.') + 1);
      if (name.endsWith(SERIALIZER) && !name.equals(SERIALIZER)) {
        return name.substring(0, name.length() - SERIALIZER.length()).replace('_', '.');
      }
    }
    return "The mapped type";
  }

  /** Returns the path to the value, such as {@code $.players[3].hp}. */
  public String path() {
    return path;
  }

  /** Returns a description of the value, such as {@code int 300}. */
  public String found() {
    return found(bytes, offset, end, format);
  }

  public MalformedPacketException malformed(String what) {
    return malformed(what, guess());
  }

  private MalformedPacketException malformed(String what, String advice) {
    return new MalformedPacketException(what, offset - start, path, advice);
  }

  private UnexpectedVariantException refused(
      String what, String advice, @Nullable Throwable cause) {
    return new UnexpectedVariantException(what, offset - start, path, advice, cause);
  }

  /**
   * Returns an exception about a key or an element that is missing from the container.
   *
   * @param typeName the mapped type to which the key or element belongs
   * @param advice what to do besides correcting the spelling; empty if there is nothing else
   */
  public UnexpectedVariantException missing(
      String what, String key, String typeName, String advice) {
    String spelling = spelling(key);
    // Both begin with the full stop of the sentence before; the spelling also ends with one.
    String more = spelling.isEmpty() || advice.isEmpty() ? advice : advice.substring(1);
    return refused("Missing " + what + " \"" + key + "\" of " + typeName, spelling + more, null);
  }

  /**
   * Returns an exception about a value that differs from the expected one.
   *
   * @throws MalformedPacketException if the value's type id is unknown
   */
  public UnexpectedVariantException unexpected(String expected) {
    String found = foundHere();
    String advice = guess();
    if (advice.isEmpty() && found.equals(VariantType.NIL.godotName())) {
      advice = NIL_ADVICE;
    }
    return unexpected(expected, found, advice);
  }

  /**
   * Returns an exception about a value that is none of the known names. If the value is a text that
   * is similar to one of the names, the message contains this name.
   *
   * @param caseAdvice what to do if the case of the text is intended
   */
  public UnexpectedVariantException unknownName(
      String expected, List<String> names, String caseAdvice) {
    String found = foundHere();
    String text = textHere();
    for (String name : names) {
      if (text != null && letters(name).equals(letters(text))) {
        return unexpected(expected, found, ". Did you mean " + quoted(name) + "?" + caseAdvice);
      }
    }
    return unexpected(expected);
  }

  private UnexpectedVariantException unexpected(String expected, String found, String advice) {
    return refused("Expected " + expected + " but found " + found, advice, null);
  }

  private String foundHere() {
    if (inBytes && offset < end) {
      return "int " + (bytes[offset] & 0xFF);
    } else if (elementHeader != 0) {
      return foundBehind(bytes, offset, end, format, elementHeader);
    }
    requireVariant();
    return found(bytes, offset, end, format);
  }

  /** Returns the text of the value; null if it is not a whole text. */
  private @Nullable String textHere() {
    if (elementHeader != 0) {
      return format.isText(elementHeader) ? Texts.textAt(bytes, offset, end) : null;
    }
    int body = offset + LittleEndian.WORD;
    return body <= end && format.isText(LittleEndian.getInt(bytes, offset))
        ? Texts.textAt(bytes, body, end)
        : null;
  }

  private void requireVariant() {
    if (end - offset >= LittleEndian.WORD) {
      int id = format.idIn(LittleEndian.getInt(bytes, offset));
      if (format.typeWithId(id) == null) {
        throw malformed("Unknown type id " + id + " for " + format);
      }
    }
  }

  /**
   * Returns a hint if the bytes are a whole packet of another format, begin with their own length,
   * or are something else. Returns an empty text if they are a whole packet of this format, or if
   * there is no hint.
   */
  private String guess() {
    if (walker.endsWhole()) {
      return "";
    }
    String foreign = adviceOnOtherBytes(bytes, start, end);
    if (!foreign.isEmpty()) {
      return foreign + ".";
    }
    int rest = end - start - LittleEndian.WORD;
    if (rest > 0) {
      int first = LittleEndian.getInt(bytes, start);
      if (first == rest || Integer.reverseBytes(first) == rest) {
        return ". These bytes begin with their own length: read them with PacketInputStream,"
            + " FrameDecoder or PacketFile.";
      }
    }
    for (VariantFormat other : GENERATIONS) {
      if (!other.hasSameBytesAs(format)
          && new PacketWalker(bytes, start, end, other.withLimits(format.limits())).isWhole()) {
        return ". The bytes form a whole packet of " + other + ": decode them with VariantFormat."
            + other + ".";
      }
    }
    return "";
  }

  /**
   * Returns advice to append to a message about bytes that are text, or an encrypted or compressed
   * file; empty for other bytes. A packet never begins with four printable characters, because the
   * fourth byte of a header is 0.
   */
  public static String adviceOnOtherBytes(byte[] bytes, int start, int end) {
    String magic =
        new String(bytes, start, Math.min(MAGIC_SIZE, end - start), StandardCharsets.ISO_8859_1);
    if (magic.equals("GDEC") || magic.equals("GCPF")) {
      return ". The bytes begin with " + magic + ", so the file is encrypted or compressed:"
          + " read it with GodotFile of variantmapper-saves";
    }
    return isText(magic)
        ? ". The bytes are text: read JSON with VariantJson and the text of var_to_str with"
            + " VariantText, which are in variantmapper-text"
        : "";
  }

  private static boolean isText(String magic) {
    for (int i = 0; i < magic.length(); i++) {
      char c = magic.charAt(i);
      if ((c < ' ' || c > '~') && c != '\n' && c != '\r' && c != '\t') {
        return false;
      }
    }
    return !magic.isEmpty();
  }

  /**
   * Returns a hint that shows a similar key in the Dictionary. A similar key differs from
   * {@code key} only in case and separators. If there is no similar key, the hint shows the first
   * keys of the Dictionary. Returns an empty text for a Dictionary without text keys.
   */
  private String spelling(String key) {
    PacketWalker keys = new PacketWalker(bytes, offset, end, format);
    StringBuilder first = new StringBuilder();
    int count = 0;
    for (String other = keys.nextTextKey(); other != null; other = keys.nextTextKey()) {
      if (letters(other).equals(letters(key))) {
        return ". The packet has " + quoted(other)
            + ": give the field this key or alias, or set a naming on the mapped type.";
      }
      count++;
      if (count <= SHOWN_KEYS) {
        first.append(count == 1 ? "" : ", ").append(quoted(other));
      }
    }
    String more = count > SHOWN_KEYS ? " and " + (count - SHOWN_KEYS) + " more" : "";
    return count == 0 ? "" : ". The packet has " + first + more + ".";
  }

  private static String quoted(String key) {
    return '"' + Texts.shortened(key, MAX_KEY_CHARS) + '"';
  }

  private static String letters(String key) {
    return key.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  /** Returns whether the bytes are one whole value of {@code format}; texts are not decoded. */
  public static boolean isWhole(byte[] value, VariantFormat format) {
    return new PacketWalker(value, 0, value.length, format).isWhole();
  }

  public static VariantType typeOf(byte[] value, VariantFormat format) {
    int id = format.idIn(LittleEndian.getInt(value, 0));
    return Objects.requireNonNull(format.typeWithId(id));
  }

  /** Returns how deep containers are nested in a whole value. Empty containers do not count. */
  public static int depthOf(byte[] value, VariantFormat format) {
    return new PacketWalker(value, 0, value.length, format).deepest();
  }

  /**
   * Returns a description of the value at index {@code at}, such as {@code int 300} or
   * {@code String "wizard"}.
   */
  static String found(byte[] bytes, int at, int end, VariantFormat format) {
    int body = at + LittleEndian.WORD;
    return end < body
        ? "the end of the packet"
        : foundBehind(bytes, body, end, format, LittleEndian.getInt(bytes, at));
  }

  /**
   * Returns a description of the value whose header is {@code header} and whose body begins at
   * {@code body}.
   */
  private static String foundBehind(
      byte[] bytes, int body, int end, VariantFormat format, int header) {
    VariantType type = format.typeWithId(format.idIn(header));
    if (type == null) {
      return "unknown type id " + format.idIn(header);
    }
    String excerpt = "";
    if (type == VariantType.INT || type == VariantType.FLOAT) {
      excerpt = Numbers.excerpt(bytes, body, end, header, type == VariantType.FLOAT);
    } else if (type.isText()) {
      excerpt = Texts.excerpt(bytes, body, end);
    }
    return type.godotName() + excerpt;
  }
}

package io.variantmapper.tools.part;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.tools.part.Word.Kind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Lists the words of a value in the order of the bytes. Each byte is in exactly one word. The words
 * of nested values are not listed.
 */
public final class Words {
  private static final int WORD = Integer.BYTES;
  private static final int DOUBLE_WORD = Long.BYTES;

  /** The maximum number of bytes in one word of a text or of data. */
  private static final int TEXT_BYTES = 8;

  private static final int NO_SIGN = 0x7fff_ffff;

  private final Packet packet;
  private final Part part;
  private final Consumer<Word> words;
  private int at;

  private Words(Part part, Consumer<Word> words) {
    this.part = part;
    this.words = words;
    packet = part.packet();
    at = part.offset();
  }

  /**
   * Lists the words of a value.
   *
   * @param children receives each nested value in turn, between the words before and after it
   */
  public static void each(Part part, Consumer<Word> words, Consumer<Part> children) {
    Words lister = new Words(part, words);
    lister.header();
    lister.body(children);
    lister.rest();
  }

  /** Returns the bytes after the value of a packet; empty if there are none. */
  public static Optional<Word> after(Part root) {
    int rest = root.packet().bytes().length - root.length();
    return rest == 0
        ? Optional.empty()
        : Optional.of(new Word(root.length(), rest, Kind.PADDING, "after the value", ""));
  }

  private void header() {
    VariantType type = part.type();
    String flags = Flags.describe(type, part.header(), packet.format());
    word(Kind.HEADER, WORD, type.godotName() + (flags.isEmpty() ? "" : ", " + flags), "");
  }

  private void body(Consumer<Part> children) {
    VariantType type = part.type();
    VariantFormat format = packet.format();
    boolean isWide = format.generation() > 2 && Flags.isWide(part.header());
    switch (type) {
      case NIL, CALLABLE -> {}
      case BOOL -> word(Kind.NUMBER, WORD, "value", packet.word(at) == 0 ? "false" : "true");
      case INT -> integer("value", isWide);
      case FLOAT -> real("value", isWide);
      case STRING, STRING_NAME -> text("");
      case NODE_PATH -> nodePath();
      case RID -> {
        if (format.generation() == 4) {
          integer("id", true);
        }
      }
      case OBJECT -> object(isWide, children);
      case SIGNAL -> {
        text("name ");
        integer("object id", true);
      }
      case ARRAY -> {
        containerType("element", format.hasTypedArrays() ? Flags.firstKind(part.header()) : 0);
        count();
        children(children);
      }
      case DICTIONARY -> {
        boolean isTyped = format.hasTypedDictionaries();
        containerType("key", isTyped ? Flags.firstKind(part.header()) : 0);
        containerType("value", isTyped ? Flags.secondKind(part.header()) : 0);
        count();
        children(children);
      }
      case IMAGE -> image();
      case INPUT_EVENT -> inputEvent();
      default -> {
        boolean isDouble = format.generation() == 4 && isWide;
        if (type.isPackedArray()) {
          packed(isDouble);
        } else {
          components(type, "", isDouble && type.hasRealComponents());
        }
      }
    }
  }

  /** Lists the remaining bytes, which belong to the value but mean nothing. */
  private void rest() {
    int end = part.offset() + part.length();
    if (at < end) {
      word(Kind.PADDING, end - at, "ignored", "");
    }
  }

  private void children(Consumer<Part> children) {
    for (Part child : part.children()) {
      children.accept(child);
      at = child.offset() + child.length();
    }
  }

  private void word(Kind kind, int length, String name, String value) {
    words.accept(new Word(at, length, kind, name, value));
    at += length;
  }

  private void integer(String name, boolean isWide) {
    if (isWide) {
      word(Kind.NUMBER, DOUBLE_WORD, name, Long.toString(packet.doubleWord(at)));
    } else {
      word(Kind.NUMBER, WORD, name, Integer.toString(packet.word(at)));
    }
  }

  private void real(String name, boolean isDouble) {
    if (isDouble) {
      word(
          Kind.NUMBER,
          DOUBLE_WORD,
          name,
          Double.toString(Double.longBitsToDouble(packet.doubleWord(at))));
    } else {
      word(Kind.NUMBER, WORD, name, Float.toString(Float.intBitsToFloat(packet.word(at))));
    }
  }

  private void count() {
    int count = packet.word(at);
    word(Kind.COUNT, WORD, "count", (count & NO_SIGN) + (count < 0 ? ", shared" : ""));
  }

  /** Lists a length or count without flags, and returns it. */
  private int length(String name) {
    int length = packet.word(at);
    word(Kind.COUNT, WORD, name, Integer.toString(length));
    return length;
  }

  private void text(String name) {
    TextBlock block = TextBlock.at(packet, at);
    word(Kind.COUNT, WORD, name + "length", Integer.toString(block.length()));
    while (at < block.textEnd()) {
      int length = Math.min(TEXT_BYTES, block.textEnd() - at);
      // A character that is split between two words is printed as U+FFFD.
      String piece = new String(packet.bytes(), at, length, StandardCharsets.UTF_8);
      word(Kind.TEXT, length, name + "text", Text.cut(piece));
    }
    padding(block.end());
  }

  private void padding(int end) {
    if (at < end) {
      word(Kind.PADDING, end - at, "padding", "");
    }
  }

  private void nodePath() {
    int names = packet.word(at) & NO_SIGN;
    word(Kind.NUMBER, WORD, "names", Integer.toString(names));
    int subnames = packet.word(at);
    word(Kind.NUMBER, WORD, "subnames", Integer.toString(subnames));
    int flags = packet.word(at);
    word(Kind.NUMBER, WORD, "flags", (flags & 1) == 0 ? "relative" : "absolute");
    for (int i = 0; i < names; i++) {
      text("name " + i + " ");
    }
    for (int i = 0; i < subnames; i++) {
      text("subname " + i + " ");
    }
    if ((flags & 2) != 0) {
      text("property ");
    }
  }

  private void object(boolean isId, Consumer<Part> children) {
    if (packet.format().generation() == 2) {
      return;
    } else if (isId) {
      integer("id", true);
      return;
    }
    text("class ");
    if (!TypeName.hasProperties(part)) {
      return;
    }
    integer("properties", false);
    for (Part property : part.children()) {
      text("property ");
      children.accept(property);
      at = property.offset() + property.length();
    }
  }

  private void containerType(String role, int kind) {
    switch (kind) {
      case 0 -> {}
      case 1 -> {
        VariantType type = packet.format().typeWithId(packet.word(at));
        word(Kind.NUMBER, WORD, role + " type", type == null ? "" : type.godotName());
      }
      default -> text(role + (kind == 2 ? " class " : " script "));
    }
  }

  private void components(VariantType type, String prefix, boolean isDouble) {
    for (String name : type.components()) {
      if (type.hasIntComponents()) {
        integer(prefix + name, false);
      } else {
        real(prefix + name, isDouble);
      }
    }
  }

  private void packed(boolean isDouble) {
    int count = length("count");
    VariantType type = part.type();
    if (type == VariantType.PACKED_BYTE_ARRAY) {
      bytes(count);
      return;
    }
    List<String> names = type.element().components();
    for (int i = 0; i < count; i++) {
      String name = "[" + i + "]";
      switch (type) {
        case PACKED_INT32_ARRAY -> integer(name, false);
        case PACKED_INT64_ARRAY -> integer(name, true);
        case PACKED_FLOAT32_ARRAY -> real(name, false);
        case PACKED_FLOAT64_ARRAY -> real(name, true);
        case PACKED_STRING_ARRAY -> text(name + " ");
        default -> {
          boolean isWide = isDouble && type.element().hasRealComponents();
          components(type.element(), names.isEmpty() ? name : name + ".", isWide);
        }
      }
    }
  }

  private void bytes(int count) {
    int end = at + count;
    while (at < end) {
      word(Kind.NUMBER, Math.min(TEXT_BYTES, end - at), "bytes", "");
    }
    padding(part.offset() + part.length());
  }

  private void image() {
    for (String name : List.of("format", "mipmaps", "width", "height")) {
      integer(name, false);
    }
    int length = length("length");
    bytes(length);
  }

  private void inputEvent() {
    integer("type", false);
    integer("device", false);
    int length = length("length");
    bytes(Math.max(0, Math.min(length - 3 * WORD, part.offset() + part.length() - at)));
  }
}

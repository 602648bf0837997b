package io.variantmapper.tools;

import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import io.variantmapper.tools.part.Word;
import io.variantmapper.tools.part.Words;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "dump",
    description = "Prints the bytes of a packet, one word in each line: its offset, its bytes, its"
        + " name and its value. The first line of each value also has the path of the value.")
final class DumpCommand extends PacketCommand {
  private static final String DIGITS = "0123456789abcdef";

  /** The maximum number of bytes that a line shows. */
  private static final int SHOWN = 8;

  /** The width of {@link #SHOWN} bytes with spaces between them. */
  private static final int BYTES_WIDTH = 3 * SHOWN - 1;

  /** As many as the widest column needs. */
  private static final String SPACES = " ".repeat(24);

  @Option(
      names = "--color",
      description = "on or off; without it, colors are on if the output is a terminal")
  private @Nullable Ansi color;

  @Mixin
  private SchemaOptions schema;

  private boolean isColored;

  @Override
  void run(Packet packet) {
    // Picocli looks at the environment each time.
    isColored = (color == null ? Ansi.AUTO : color).enabled();
    Part root = schema.read(packet);
    print(root, root.step());
    Words.after(root).ifPresent(word -> line(packet, word, ""));
  }

  private void print(Part part, String path) {
    String named = part.named(path);
    Words.each(
        part,
        word -> line(part.packet(), word, word.kind() == Word.Kind.HEADER ? named : ""),
        child -> print(child, path + child.step()));
  }

  private void line(Packet packet, Word word, String path) {
    StringBuilder rows = rows();
    int start = rows.length();
    rows.append(word.offset());
    rows.insert(start, SPACES, 0, Math.max(0, 8 - (rows.length() - start)));
    rows.append("  ");
    int shown = Math.min(word.length(), SHOWN);
    hex(packet.bytes(), word.offset(), shown);
    rows.append(shown < word.length() ? "…  " : "   ");
    column(word.name(), 24, path.isEmpty() ? Style.faint : Style.bold);
    rows.append("  ");
    column(word.value(), 24, null);
    rows.append("  ");
    column(Text.visible(path), 0, Style.fg_cyan);
    int end = rows.length();
    while (rows.charAt(end - 1) == ' ') {
      end--;
    }
    rows.setLength(end);
    endRow(packet, word.offset());
  }

  /** Appends bytes as digits, and spaces up to the width of the column. */
  private void hex(byte[] bytes, int first, int count) {
    char[] digits = new char[BYTES_WIDTH];
    Arrays.fill(digits, ' ');
    for (int i = 0; i < count; i++) {
      int value = bytes[first + i] & 0xff;
      digits[3 * i] = DIGITS.charAt(value >> 4);
      digits[3 * i + 1] = DIGITS.charAt(value & 0xf);
    }
    rows().append(digits);
  }

  /** Appends a text that is filled with spaces up to a width. */
  private void column(String text, int width, @Nullable Style style) {
    StringBuilder rows = rows();
    Style used = isColored && !text.isBlank() ? style : null;
    if (used != null) {
      rows.append(used.on());
    }
    int start = rows.length();
    rows.append(text);
    int missing = width - rows.codePointCount(start, rows.length());
    rows.append(SPACES, 0, Math.max(0, missing));
    if (used != null) {
      rows.append(used.off());
    }
  }
}

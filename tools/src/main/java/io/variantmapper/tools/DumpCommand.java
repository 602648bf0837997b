package io.variantmapper.tools;

import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import io.variantmapper.tools.part.Word;
import io.variantmapper.tools.part.Words;
import java.util.HexFormat;
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
  private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

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

  private final StringBuilder row = new StringBuilder();
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
    row.setLength(0);
    row.append(Text.right(word.offset(), 8)).append("  ");
    int shown = Math.min(word.length(), SHOWN);
    int start = row.length();
    HEX.formatHex(row, packet.bytes(), word.offset(), word.offset() + shown);
    fill(start, BYTES_WIDTH);
    row.append(shown < word.length() ? "…  " : "   ");
    column(word.name(), 24, path.isEmpty() ? Style.faint : Style.bold);
    row.append("  ");
    column(word.value(), 24, null);
    row.append("  ");
    column(Text.visible(path), 0, Style.fg_cyan);
    int end = row.length();
    while (row.charAt(end - 1) == ' ') {
      end--;
    }
    printStyledLine(row.substring(0, end));
  }

  /** Appends spaces until the characters from an index on have the width. */
  private void fill(int start, int width) {
    int missing = width - row.codePointCount(start, row.length());
    row.append(SPACES, 0, Math.max(0, missing));
  }

  /** Appends a text that is filled with spaces up to a width. */
  private void column(String text, int width, @Nullable Style style) {
    Style used = isColored && !text.isBlank() ? style : null;
    if (used != null) {
      row.append(used.on());
    }
    int start = row.length();
    row.append(text);
    fill(start, width);
    if (used != null) {
      row.append(used.off());
    }
  }
}

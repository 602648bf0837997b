package io.variantmapper.tools;

import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import io.variantmapper.tools.part.Word;
import io.variantmapper.tools.part.Words;
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
  /** The maximum number of bytes that a line shows. */
  private static final int SHOWN = 8;

  /** The width of {@link #SHOWN} bytes with spaces between them. */
  private static final int BYTES_WIDTH = 3 * SHOWN - 1;

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
    Rows rows = rows().appendRight(word.offset(), 8).append("  ");
    int shown = Math.min(word.length(), SHOWN);
    for (int i = 0; i < shown; i++) {
      rows.append(i == 0 ? "" : " ").appendHex(packet.bytes()[word.offset() + i]);
    }
    rows.appendSpaces(BYTES_WIDTH - (3 * shown - 1));
    rows.append(shown < word.length() ? "…  " : "   ");
    column(word.name(), 24, path.isEmpty() ? Style.faint : Style.bold);
    rows.append("  ");
    column(word.value(), 24, null);
    rows.append("  ");
    column(Text.visible(path), 0, Style.fg_cyan);
    rows.stripTrailing();
    endRow(packet, word.offset());
  }

  /** Appends a text that is filled with spaces up to a width. */
  private void column(String text, int width, @Nullable Style style) {
    Style used = isColored && !text.isBlank() ? style : null;
    if (used == null) {
      rows().appendLeft(text, width);
    } else {
      rows().append(used.on()).appendLeft(text, width).append(used.off());
    }
  }
}

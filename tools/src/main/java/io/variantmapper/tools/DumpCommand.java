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

  @Option(
      names = "--color",
      description = "on or off; without it, colors are on if the output is a terminal")
  private @Nullable Ansi color;

  @Mixin
  private SchemaOptions schema;

  @Override
  void run(Packet packet) {
    Part root = schema.read(packet);
    print(root);
    Words.after(root).ifPresent(word -> line(packet, word, ""));
  }

  private void print(Part part) {
    String path = part.namedPath();
    Words.each(
        part,
        word -> line(part.packet(), word, word.kind() == Word.Kind.HEADER ? path : ""),
        this::print);
  }

  private void line(Packet packet, Word word, String path) {
    int shown = Math.min(word.length(), SHOWN);
    String bytes = HEX.formatHex(packet.bytes(), word.offset(), word.offset() + shown);
    String row = String.format(
        "%8d  %-23s%s  %s  %s  %s",
        word.offset(),
        bytes,
        shown < word.length() ? "…" : " ",
        styled(path.isEmpty() ? Style.faint : Style.bold, pad(word.name(), 24)),
        pad(word.value(), 24),
        styled(Style.fg_cyan, Text.visible(path)));
    printStyledLine(row.stripTrailing());
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.codePointCount(0, text.length())));
  }

  private String styled(Style style, String text) {
    Ansi ansi = color == null ? Ansi.AUTO : color;
    return ansi.enabled() && !text.isBlank() ? style.on() + text + style.off() : text;
  }
}

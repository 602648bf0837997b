package io.variantmapper.tools;

import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "tree",
    description = "Prints the values of a packet as in GDScript, each with its size in bytes.")
final class TreeCommand extends PacketCommand {
  private static final String INDENT = "  ";

  @Mixin
  private SchemaOptions schema;

  @Override
  void run(Packet packet) {
    Part root = schema.read(packet);
    print(root, "", "", "");
  }

  /**
   * Prints a value, and the values in it.
   *
   * @param label the key or the name in front of the value
   * @param end the text after the value: a comma or nothing
   */
  private void print(Part part, String indent, String label, String end) {
    int size = part.entryLength();
    if (part.children().isEmpty()) {
      line(part, size, indent + label + Text.of(part) + end);
      return;
    }
    line(part, size, indent + label + opening(part));
    int last = part.children().size() - 1;
    for (int i = 0; i <= last; i++) {
      Part child = part.children().get(i);
      if (child.role() != Part.Role.KEY) {
        print(child, indent + INDENT, label(child), i < last ? "," : "");
      }
    }
    int after = part.offset() + part.length();
    printLine(part.packet(), after, "         " + indent + closing(part) + end);
  }

  private void line(Part part, int size, String text) {
    printLine(part.packet(), part.offset(), Text.right(size, 8) + " " + text);
  }

  private static String opening(Part part) {
    String type = part.typeName();
    boolean isTyped = !type.equals(part.type().godotName());
    return switch (part.type()) {
      case DICTIONARY -> isTyped ? Text.cut(type) + "({" : "{";
      case ARRAY -> isTyped ? Text.cut(type) + "([" : "[";
      default -> Text.cut(type.substring(0, type.length() - 1)) + ",";
    };
  }

  private static String closing(Part part) {
    boolean isTyped = !part.typeName().equals(part.type().godotName());
    return switch (part.type()) {
      case DICTIONARY -> isTyped ? "})" : "}";
      case ARRAY -> isTyped ? "])" : "]";
      default -> ")";
    };
  }

  private static String label(Part part) {
    Part key = part.key();
    if (key != null) {
      return Text.of(key) + ": ";
    }
    return part.name().isEmpty() ? "" : Text.cut(part.name()) + ": ";
  }
}

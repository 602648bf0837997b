package io.variantmapper.sample.print;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.Map;

/**
 * Prints a packet as an indented tree. Each line begins with the size of the value in bytes. A
 * nested container takes one line if it fits.
 *
 * <pre>{@code
 * System.out.print(PacketTree.of(packet, VariantFormat.GODOT_4));
 * //    80  Dictionary[2]
 * //    12    kind: "Move"
 * //    36    move: {to: Vector3 (1, 0.5, 2)}
 * }</pre>
 */
public final class PacketTree {
  private static final int WIDTH = 100;
  private static final int SIZE_COLUMN = 6;
  private static final String GAP = "  ";
  private static final int ROOM = WIDTH - SIZE_COLUMN - GAP.length();

  private final VariantFormat format;
  private final StringBuilder text = new StringBuilder();

  private PacketTree(VariantFormat format) {
    this.format = format;
  }

  /**
   * Returns the tree of one packet. Each line ends with a line feed and has at most 100 columns.
   *
   * @throws io.variantmapper.runtime.MalformedPacketException if the bytes are not a Variant
   */
  public static String of(byte[] packet, VariantFormat format) {
    PacketTree tree = new PacketTree(format);
    tree.print(Variant.decode(packet, format), "", "");
    return tree.text.toString();
  }

  private void print(Variant value, String indent, String label) {
    String whole = indent + label + VariantLine.of(value);
    boolean inside = !label.isEmpty();
    if (!VariantLine.isContainer(value) || (inside && whole.length() <= ROOM)) {
      line(value, whole);
      return;
    }
    line(value, indent + label + VariantLine.head(value));
    if (value instanceof Variant.Dictionary dictionary) {
      printEntries(dictionary, indent + GAP);
    } else if (value instanceof Variant.Array array) {
      array.elements().forEach(element -> print(element, indent + GAP, "- "));
    }
  }

  private void printEntries(Variant.Dictionary dictionary, String indent) {
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      print(entry.getValue(), indent, VariantLine.key(entry.getKey()) + ": ");
    }
  }

  private void line(Variant value, String content) {
    String size = String.valueOf(value.encode(format).length);
    text.append(" ".repeat(Math.max(0, SIZE_COLUMN - size.length())))
        .append(size)
        .append(GAP);
    text.append(shortened(content)).append('\n');
  }

  private static String shortened(String content) {
    return content.length() <= ROOM ? content : content.substring(0, ROOM - 3) + "...";
  }
}

package io.variantmapper.processor.gdscript;

import io.variantmapper.processor.gdscript.Javadoc.Block;
import io.variantmapper.processor.gdscript.Javadoc.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a comment that Godot's editor shows in its help.
 *
 * <pre>{@code
 * DocComment.ofMember("Uses <b>all</b> of it.")   // ## Uses [b]all[/b] of it.
 * }</pre>
 */
final class DocComment {
  private static final int WIDTH = 96;
  private static final String START = "##";

  private final List<String> lines = new ArrayList<>();

  private DocComment() {}

  /** Returns the comment of a variable or constant; an empty list if the Javadoc has no text. */
  static List<String> ofMember(String javadoc) {
    return of(Javadoc.blocks(javadoc), false);
  }

  /** Returns the comment of a class, which ends with the given sentence. */
  static List<String> ofClass(String javadoc, String end) {
    List<Block> blocks = new ArrayList<>(Javadoc.blocks(javadoc));
    blocks.add(new Block(Kind.PARAGRAPH, end));
    return of(blocks, true);
  }

  /**
   * Returns a comment with the given blocks.
   *
   * @param isBrief whether the first block is a summary. An empty line ends it.
   */
  private static List<String> of(List<Block> blocks, boolean isBrief) {
    DocComment comment = new DocComment();
    for (int i = 0; i < blocks.size(); i++) {
      if (i == 1 && isBrief) {
        comment.lines.add(START);
      } else if (i > 0) {
        comment.separate(blocks.get(i - 1), blocks.get(i));
      }
      comment.add(blocks.get(i));
    }
    return comment.lines;
  }

  /** Adds a line break before an item, and a blank line before a paragraph. */
  private void separate(Block before, Block after) {
    if (before.kind() == Kind.CODE || after.kind() == Kind.CODE) {
      return;
    }
    int last = lines.size() - 1;
    lines.set(last, lines.get(last) + "[br]");
    if (after.kind() == Kind.PARAGRAPH) {
      lines.add(START + " [br]");
    }
  }

  private void add(Block block) {
    if (block.kind() == Kind.CODE) {
      lines.add(START + " [codeblock]");
      block.text().lines().forEach(line -> lines.add(line.isBlank() ? START : START + " " + line));
      lines.add(START + " [/codeblock]");
    } else {
      wrap(block.text());
    }
  }

  private void wrap(String text) {
    StringBuilder line = new StringBuilder(START);
    for (String word : text.split(" ", -1)) {
      boolean isFull = line.length() + 1 + word.length() > WIDTH && line.length() > START.length();
      // A line that begins with @deprecated or @tutorial is an annotation.
      if (isFull && !word.startsWith("@")) {
        lines.add(line.toString());
        line = new StringBuilder(START);
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
  }
}

package io.variantmapper.processor.emit.gdscript;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Converts Javadoc to the documentation comments that Godot's editor shows.
 *
 * <pre>{@code
 * DocComment.of("Uses <b>all</b> of it.")   // ## Uses [b]all[/b] of it.
 * }</pre>
 */
final class DocComment {
  private static final int WIDTH = 96;

  // {@code hp}, {@link Item#id the id}
  private static final Pattern INLINE = Pattern.compile("\\{@(\\w+)\\s+([^{}]*)}");

  private static final Pattern LINK = Pattern.compile("(\\S+?)(?:\\([^)]*\\))?(?:\\s+(.*))?");
  private static final Pattern PARAGRAPH = Pattern.compile("\\n\\s*\\n");
  /** A character that begins or ends a tag in Godot's comments. */
  private static final Pattern BRACKET = Pattern.compile("[\\[\\]]");

  private static final Pattern HTML = Pattern.compile("</?[a-zA-Z][^>]*>");

  private DocComment() {}

  /** Returns the lines of a comment; an empty list if the Javadoc has no text. */
  static List<String> of(String javadoc) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : PARAGRAPH.split(inline(javadoc).strip(), -1)) {
      if (!paragraph.isBlank()) {
        if (!lines.isEmpty()) {
          lines.add("##");
        }
        wrap(paragraph.strip().replaceAll("\\s+", " "), lines);
      }
    }
    return lines;
  }

  private static String inline(String javadoc) {
    Matcher tags = INLINE.matcher(
        BRACKET.matcher(javadoc).replaceAll(found -> found.group().equals("[") ? "[lb]" : "[rb]"));
    StringBuilder text = new StringBuilder();
    while (tags.find()) {
      tags.appendReplacement(text, Matcher.quoteReplacement(tag(tags.group(1), tags.group(2))));
    }
    tags.appendTail(text);
    String formatted = text.toString()
        .replaceAll("<(/?)(?:b|strong)>", "[$1b]")
        .replaceAll("<(/?)(?:i|em)>", "[$1i]")
        .replaceAll("<(/?)code>", "[$1code]")
        .replaceAll("<(?:p|br ?/?)>", "\n\n");
    return HTML.matcher(formatted)
        .replaceAll("")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }

  private static String tag(String name, String content) {
    return switch (name) {
      case "code", "literal" -> "[code]" + content.strip() + "[/code]";
      case "link", "linkplain" -> link(content.strip());
      default -> content;
    };
  }

  private static String link(String content) {
    Matcher link = LINK.matcher(content);
    if (!link.matches()) {
      return content;
    }
    String target = link.group(1).replaceFirst("^#", "").replace('#', '.');
    return link.group(2) == null ? "[code]" + target + "[/code]" : link.group(2);
  }

  private static void wrap(String text, List<String> lines) {
    StringBuilder line = new StringBuilder("##");
    for (String word : text.split(" ", -1)) {
      if (line.length() + 1 + word.length() > WIDTH && line.length() > 2) {
        lines.add(line.toString());
        line = new StringBuilder("##");
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
  }
}

package io.variantmapper.it.structure;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Extracts the sentences of a file and keeps their positions. All other characters are blanked, so
 * that a match has the same line as in the file.
 */
final class Prose {
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  /** A comment, or a literal of at least three words, which may be a message. */
  private static final Pattern COMMENT_OR_MESSAGE = Pattern.compile(
      COMMENT + "|\"(?=[^\"\n]*\\w[^\"\n]* \\w[^\"\n]* \\w)(?:[^\"\\\\\n]|\\\\.)*\"");

  private static final Pattern COMMENT_MARK = Pattern.compile("(?m)/\\*+|\\*/|^ *\\*|//");

  /**
   * Replaces code in a sentence. A space would join the words before and after the code into a
   * phrase.
   */
  private static final String CODE = "¤";

  private static final List<Pattern> JAVADOC_CODE = List.of(
      Pattern.compile("(?s)<pre>.*?</pre>"),
      Pattern.compile("(?s)\\{@(code|link|linkplain|value)[^{}]*(\\{[^{}]*\\}[^{}]*)*\\}"),
      Pattern.compile("@(param|throws|see) \\S+|@return"),
      Pattern.compile("\\} else\\b"));

  private static final List<Pattern> MARKDOWN_CODE = List.of(
      Pattern.compile("(?ms)^```.*?^```$"),
      Pattern.compile("(?m)^#.*$"),
      Pattern.compile("`[^`]*`"),
      Pattern.compile("(?<=\\])\\([^)]*\\)"),
      Pattern.compile("(?s)<!--.*?-->"));

  private Prose() {}

  static String ofMarkdown(String text) {
    return blank(text, MARKDOWN_CODE);
  }

  /** Returns the Javadoc and the other comments of a source. */
  static String ofJava(String source) {
    return ofJava(source, COMMENT);
  }

  /** Returns the comments of a source, and the literals that may be messages. */
  static String ofJavaWithMessages(String source) {
    return ofJava(source, COMMENT_OR_MESSAGE);
  }

  private static String ofJava(String source, Pattern parts) {
    StringBuilder prose = new StringBuilder(source.replaceAll("[^\n]", " "));
    Matcher comment = parts.matcher(source);
    while (comment.find()) {
      String text = replaced(comment.group(), COMMENT_MARK, " ");
      prose.replace(comment.start(), comment.end(), blank(text, JAVADOC_CODE));
    }
    return prose.toString();
  }

  private static String blank(String text, List<Pattern> patterns) {
    String blanked = text;
    for (Pattern pattern : patterns) {
      blanked = replaced(blanked, pattern, CODE);
    }
    return blanked;
  }

  /** Replaces each character of the matches, except line breaks, with {@code character}. */
  private static String replaced(String text, Pattern pattern, String character) {
    return pattern.matcher(text).replaceAll(found -> found.group().replaceAll("[^\n]", character));
  }
}

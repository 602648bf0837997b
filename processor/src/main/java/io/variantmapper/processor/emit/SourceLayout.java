package io.variantmapper.processor.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Formats the output of JavaPoet as a person would. Short comments and empty bodies take one line.
 * Private fields follow each other without blank lines. Long declarations of classes and fields
 * take two lines. A long declaration of a private method has a line break before the method's name.
 *
 * <pre>{@code
 * SourceLayout.of("private Item() {\n  }")   // private Item() {}
 * }</pre>
 */
final class SourceLayout {
  private static final int COLUMNS = 100;
  private static final Pattern SHORT_COMMENT =
      Pattern.compile("/\\*\\*\\n +\\* (.{1,85})\\n +\\*/");
  private static final Pattern CLASS = Pattern.compile("^( *)([a-z ]+ class .*) (implements .*)$");
  private static final Pattern FIELD = Pattern.compile("^( *)(\\w[^\"(\\n]* =) (.*)$");
  private static final Pattern PRIVATE_FIELD =
      Pattern.compile(" +(?:private |static |final )+(?!class )[^(=]*[=;]");
  private static final Pattern METHOD = Pattern.compile(
      "(?m)^(?=.{" + (COLUMNS + 1) + ",}$)( *)(private [^(\\n]*) (\\w+\\()\\n *(.* \\{)$");
  private static final String IN_TWO_LINES = "$1$2\n$1    $3";

  private SourceLayout() {}

  // /** The serializer; it has no state. */
  // private ItemVariantSerializer() {}
  //
  // private static final FieldRun ID_RUN = FieldRun.ofDictionary(KEYS, 2);
  // private static final Hole<Long> ID_AT = ID_RUN.hole(0);
  //
  // public final class BoxVariantSerializer<T extends Comparable<T>>
  //     implements VariantSerializer<Box<T>> {
  //   public static final OuterClass_InnerClassVariantSerializer INSTANCE =
  //       new OuterClass_InnerClassVariantSerializer();
  //   private static Map<String, Map<Integer, List<Tile>>>
  //       readMapOfStringToMapOfIntegerToListOfTile(VariantReader in) {
  static String of(String printed) {
    String joined = SHORT_COMMENT.matcher(printed).replaceAll("/** $1 */");
    String source = fieldsTogether(emptyBodiesInOneLine(joined));
    return hasLongLine(source) ? wrappedLines(source) : source;
  }

  private static String emptyBodiesInOneLine(String source) {
    StringBuilder joined = new StringBuilder(source.length());
    int copied = 0;
    for (int open = source.indexOf("{\n"); open >= 0; open = source.indexOf("{\n", open + 1)) {
      int close = open + 2;
      while (source.startsWith(" ", close)) {
        close++;
      }
      if (close > open + 2 && source.startsWith("}", close)) {
        joined.append(source, copied, open + 1);
        copied = close;
      }
    }
    return joined.append(source, copied, source.length()).toString();
  }

  private static String fieldsTogether(String source) {
    StringBuilder together = new StringBuilder(source.length());
    boolean isAfterField = false;
    int start = 0;
    for (int end = source.indexOf("\n\n"); end >= 0; end = source.indexOf("\n\n", start)) {
      String member = source.substring(start, end);
      addMember(member, isAfterField, together);
      isAfterField = member.endsWith(";") && !isPublic(member);
      start = end + 2;
    }
    return addMember(source.substring(start), isAfterField, together).toString();
  }

  private static StringBuilder addMember(
      String member, boolean isAfterField, StringBuilder together) {
    if (!together.isEmpty()) {
      boolean isNextField = isAfterField && PRIVATE_FIELD.matcher(member).lookingAt();
      together.append(isNextField ? "\n" : "\n\n");
    }
    return together.append(member);
  }

  /**
   * Returns whether the member is the public constant. If it is the first member, its text also
   * contains the head of the class.
   */
  private static boolean isPublic(String member) {
    return member.contains("  public static final ");
  }

  private static boolean hasLongLine(String source) {
    int start = 0;
    for (int end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', start)) {
      if (end - start > COLUMNS) {
        return true;
      }
      start = end + 1;
    }
    return source.length() - start > COLUMNS;
  }

  private static boolean isLong(String line) {
    return line.length() > COLUMNS;
  }

  private static String wrappedLines(String source) {
    List<String> lines = new ArrayList<>();
    // Whether the line continues a declaration in which an earlier line was broken.
    boolean isDeeper = false;
    for (String line : METHOD.matcher(source).replaceAll(IN_TWO_LINES + "$4").split("\n", -1)) {
      String wrapped = isLong(line) ? wrappedLine(line) : line;
      lines.add(isDeeper ? "    " + line : wrapped);
      boolean isStatement = !wrapped.equals(line) && !line.endsWith("{");
      isDeeper = (isDeeper || isStatement) && !line.endsWith(";");
    }
    return String.join("\n", lines);
  }

  private static String wrappedLine(String line) {
    String head = CLASS.matcher(line).replaceFirst(IN_TWO_LINES);
    return FIELD.matcher(head).replaceFirst(IN_TWO_LINES);
  }
}

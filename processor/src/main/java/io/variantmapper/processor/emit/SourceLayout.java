package io.variantmapper.processor.emit;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lays out what JavaPoet prints as a person would: comments of one line and empty bodies without
 * line breaks, heads of classes and fields that are too long in two lines, and those of methods
 * broken before the name, not only behind it.
 *
 * <pre>{@code
 * SourceLayout.of("private Item() {\n  }")   // private Item() {}
 * }</pre>
 */
public final class SourceLayout {
  private static final int COLUMNS = 100;
  private static final Pattern SHORT_COMMENT =
      Pattern.compile("/\\*\\*\\n +\\* (.{1,85})\\n +\\*/");
  private static final Pattern EMPTY_BODY = Pattern.compile("\\{\\n +}");
  private static final Pattern CLASS = Pattern.compile("^( *)([a-z ]+ class .*) (implements .*)$");
  private static final Pattern FIELD = Pattern.compile("^( *)(\\w[^\"(\\n]* =) (.*)$");
  private static final Pattern METHOD = Pattern.compile(
      "(?m)^(?=.{" + (COLUMNS + 1) + ",}$)( *)(private [^(\\n]*) (\\w+\\()\\n *(.* \\{)$");
  private static final String IN_TWO_LINES = "$1$2\n$1    $3";

  private SourceLayout() {}

  /** The same source in other lines. */
  // /** The serializer; it has no state. */
  // private ItemVariantSerializer() {}
  //
  // public final class BoxVariantSerializer<T extends Comparable<T>>
  //     implements VariantSerializer<Box<T>> {
  //   public static final OuterClass_InnerClassVariantSerializer INSTANCE =
  //       new OuterClass_InnerClassVariantSerializer();
  //   private static Map<String, Map<Integer, List<Tile>>>
  //       readMapOfStringToMapOfIntegerToListOfTile(VariantReader in) {
  public static String of(String printed) {
    String joined = SHORT_COMMENT.matcher(printed).replaceAll("/** $1 */");
    String source = EMPTY_BODY.matcher(joined).replaceAll("{}");
    return hasLongLine(source) ? wrappedLines(source) : source;
  }

  private static boolean hasLongLine(String source) {
    return source.lines().anyMatch(SourceLayout::isLong);
  }

  private static boolean isLong(String line) {
    return line.length() > COLUMNS;
  }

  private static String wrappedLines(String source) {
    return Stream.of(METHOD.matcher(source).replaceAll(IN_TWO_LINES + "$4").split("\n", -1))
        .map(line -> isLong(line) ? wrappedLine(line) : line)
        .collect(Collectors.joining("\n"));
  }

  private static String wrappedLine(String line) {
    String head = CLASS.matcher(line).replaceFirst(IN_TWO_LINES);
    return FIELD.matcher(head).replaceFirst(IN_TWO_LINES);
  }
}

package io.variantmapper.processor.emit;

import java.util.regex.Pattern;

/** Wraps the heads of classes and fields, which JavaPoet writes in one line however long. */
public final class LongHeads {
  private static final String BEYOND_100_COLUMNS = "(?m)^(?=.{101})";
  private static final Pattern CLASS =
      Pattern.compile(BEYOND_100_COLUMNS + "( *)([a-z ]+ class .*) (implements .*)$");
  private static final Pattern FIELD =
      Pattern.compile(BEYOND_100_COLUMNS + "( *)(\\w[^\"(\\n]* =) (.*)$");
  private static final String IN_TWO_LINES = "$1$2\n$1    $3";

  private LongHeads() {}

  // public final class BoxVariantSerializer<T extends Comparable<T>>
  //     implements VariantSerializer<Box<T>> {
  //   public static final OuterClass_InnerClassVariantSerializer INSTANCE =
  //       new OuterClass_InnerClassVariantSerializer();
  public static String wrapped(String source) {
    String classes = CLASS.matcher(source).replaceAll(IN_TWO_LINES);
    return FIELD.matcher(classes).replaceAll(IN_TWO_LINES);
  }
}

package io.variantmapper.processor.model;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Converts Java names to other spellings.
 *
 * <pre>{@code
 * NameWords.snakeCase("peerURL")   // peer_url
 * }</pre>
 */
public final class NameWords {
  private static final String BORDER = "_+"
      // Between a small letter and a capital: max|Hp.
      + "|(?<=\\p{javaLowerCase})(?=\\p{javaUpperCase})"
      // Before a capital that precedes a small letter: URL|Of, slot2|Item.
      + "|(?=\\p{javaUpperCase}\\p{javaLowerCase})";

  private NameWords() {}

  /** Returns the words of a name in small letters, with underscores between them. */
  public static String snakeCase(String name) {
    return join(name, "_", NameWords::lower, NameWords::lower);
  }

  /**
   * Converts the first word of a name with {@code first} and the other words with {@code others},
   * and joins all words with {@code separator}. Keeps the underscores at the beginning and at the
   * end of the name.
   */
  public static String join(
      String name, String separator, UnaryOperator<String> first, UnaryOperator<String> others) {
    String withoutPrefix = name.replaceFirst("^_+", "");
    String core = withoutPrefix.replaceFirst("_+$", "");
    String prefix = name.substring(0, name.length() - withoutPrefix.length());
    String suffix = withoutPrefix.substring(core.length());
    List<String> words =
        Stream.of(core.split(BORDER, -1)).filter(word -> !word.isEmpty()).toList();
    return Stream.concat(
            words.stream().limit(1).map(first), words.stream().skip(1).map(others))
        .collect(Collectors.joining(separator, prefix, suffix));
  }

  /** Returns a word in small letters. */
  public static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** Returns a word in capitals. */
  public static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  /** Returns a word that begins with a capital and continues with small letters. */
  public static String capitalized(String word) {
    int second = word.offsetByCodePoints(0, 1);
    return upper(word.substring(0, second)) + lower(word.substring(second));
  }
}

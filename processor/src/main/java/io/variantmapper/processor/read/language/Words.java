package io.variantmapper.processor.read.language;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A Java name, split into its words.
 *
 * @param before the underscores at its beginning
 * @param words in the spelling of the name; empty for a name of underscores alone
 * @param behind the underscores at its end
 */
public record Words(String before, List<String> words, String behind) {
  private static final String BORDER = "_+"
      // A capital behind a small letter: max|Hp.
      + "|(?<=\\p{javaLowerCase})(?=\\p{javaUpperCase})"
      // A capital before a small letter: URL|Of, slot2|Item.
      + "|(?=\\p{javaUpperCase}\\p{javaLowerCase})";

  public static Words of(String name) {
    String withoutBefore = name.replaceFirst("^_+", "");
    String core = withoutBefore.replaceFirst("_+$", "");
    List<String> words =
        Stream.of(core.split(BORDER, -1)).filter(word -> !word.isEmpty()).toList();
    return new Words(
        name.substring(0, name.length() - withoutBefore.length()),
        words,
        withoutBefore.substring(core.length()));
  }

  /** One name of all words, the first of them in another spelling than the others. */
  public String join(String separator, UnaryOperator<String> first, UnaryOperator<String> others) {
    return Stream.concat(
            words.stream().limit(1).map(first), words.stream().skip(1).map(others))
        .collect(Collectors.joining(separator, before, behind));
  }
}

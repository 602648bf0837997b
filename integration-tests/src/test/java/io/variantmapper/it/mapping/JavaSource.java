package io.variantmapper.it.mapping;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The declaration of a nested type, copied from the source of a test. */
record JavaSource(String declaration) {
  static JavaSource of(Class<?> type) {
    String source = read(type.getNestHost());
    Matcher start = Pattern.compile("(?m)^( *)(@.*\\n *)*([a-z-]+ )*(record|enum|class|interface) "
            + type.getSimpleName()
            + "\\b")
        .matcher(source);
    if (!start.find()) {
      throw new IllegalArgumentException("No declaration of " + type);
    }
    int body = source.indexOf('{', end(source, start.end(), '(', ')'));
    String declaration = source.substring(start.start(), end(source, body, '{', '}'));
    return new JavaSource(declaration.stripIndent().replaceFirst("(?m)^static ", ""));
  }

  private static String read(Class<?> host) {
    try {
      return Files.readString(
          Path.of("src", "test", "java", host.getName().replace('.', '/') + ".java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the index after the bracket that closes the bracket at {@code start}. Returns {@code
   * start} if the character at {@code start} is not an opening bracket.
   */
  private static int end(String source, int start, char open, char close) {
    int depth = 0;
    int at = start;
    do {
      char here = source.charAt(at);
      if (here == open) {
        depth++;
      } else if (here == close) {
        depth--;
      }
      at++;
    } while (depth > 0);
    return at - 1 == start && source.charAt(start) != open ? start : at;
  }

  /**
   * Returns a record's declaration. For a class, returns only the name, because the declaration of
   * a class is above the table.
   */
  String summary() {
    if (declaration.contains("class ")) {
      return declaration.substring(declaration.indexOf("class "), declaration.indexOf(" {"));
    }
    return declaration.replaceAll("\\s+", " ");
  }

  /** Returns the declaration of a record's only component. */
  String field() {
    int start = declaration.indexOf('(', declaration.indexOf("record "));
    int end = end(declaration, start, '(', ')');
    return declaration.substring(start + 1, end - 1).strip().replaceAll("\\s+", " ");
  }
}

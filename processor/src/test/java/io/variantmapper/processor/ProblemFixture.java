package io.variantmapper.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * A source with mistakes. A comment after each mistake names the token at which the error points,
 * and states the expected message: {@code // ERROR hp [VariantDuplicateKey] Player.hp has …}
 *
 * <p>Build options come first, as {@code // OPTION -Avariant.nulls=OMIT}. An error about an option
 * has no position in the source.
 *
 * <p>Lines with {@code // FIXED} replace the line before them, as the messages advise: {@code
 * // FIXED @VariantField("mp") int hp;} They follow the first advice of each message, or the next
 * advice if the first is not possible. Without text, they remove the line.
 */
record ProblemFixture(Path file) {
  private static final Path ROOT = Path.of("src/test/resources/problems");
  private static final String MARKER = " // ERROR ";
  private static final Pattern FIXED = Pattern.compile("( *)// FIXED ?(.*)");
  private static final Pattern OPTION = Pattern.compile("// OPTION (\\S+).*");
  private static final Pattern EXPECTATION = Pattern.compile("(\\S+) (\\[(\\w+)\\] .*)");

  static Stream<ProblemFixture> all() {
    try (Stream<Path> files = Files.list(ROOT)) {
      return files.sorted().map(ProblemFixture::new).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** An error that a fixture expects, or that the compiler reports. */
  record Report(long line, long column, String text) {
    static Report of(Diagnostic<? extends JavaFileObject> diagnostic) {
      return new Report(
          diagnostic.getLineNumber(),
          diagnostic.getColumnNumber(),
          diagnostic.getMessage(Locale.ROOT));
    }

    /** Returns whether another report has the same position and the same code. */
    boolean isAboutTheSame(Report other) {
      return line == other.line && column == other.column && code().equals(other.code());
    }

    /** Returns the code in brackets, or the whole text if there is none. */
    String code() {
      return text.replaceFirst("\\[(\\w+)\\].*", "$1");
    }
  }

  /** Compiles the source with its mistakes. */
  Compiled compiled() {
    return compiled(lines());
  }

  /** Compiles the source after all advice was followed. */
  Compiled compiledAsAdvised() {
    return compiled(advised());
  }

  private Compiled compiled(List<String> lines) {
    List<String> options = lines.stream()
        .map(OPTION::matcher)
        .filter(Matcher::matches)
        .map(option -> option.group(1))
        .toList();
    String name = "game." + toString().replace(".java", "");
    return Compiled.of(List.of(JavaFileObjects.forSourceLines(name, lines)), options);
  }

  /** Returns the lines after all advice was followed. */
  List<String> advised() {
    List<String> advised = new ArrayList<>();
    boolean isReplaced = false;
    for (String line : lines()) {
      Matcher fixed = FIXED.matcher(line);
      if (!fixed.matches()) {
        advised.add(line);
      } else {
        if (!isReplaced) {
          advised.remove(advised.size() - 1);
        }
        if (!fixed.group(2).isEmpty()) {
          advised.add(fixed.group(1) + fixed.group(2));
        }
      }
      isReplaced = fixed.lookingAt();
    }
    return advised;
  }

  List<Report> expected() {
    List<Report> expected = new ArrayList<>();
    List<String> lines = lines();
    for (int i = 0; i < lines.size(); i++) {
      String[] parts = lines.get(i).split(Pattern.quote(MARKER), -1);
      for (int j = 1; j < parts.length; j++) {
        expected.add(expectation(i + 1, parts[0], parts[j]));
      }
    }
    return expected;
  }

  /** Replaces each expected message with a reported message of the same code at the same token. */
  void update(List<Report> reported) throws IOException {
    List<Report> expected = expected();
    String source = Files.readString(file);
    for (Report found : reported) {
      Optional<Report> old = expected.stream().filter(found::isAboutTheSame).findFirst();
      if (old.isPresent() && !expected.contains(found)) {
        source = source.replace(old.get().text(), found.text());
      }
    }
    Files.writeString(file, source);
  }

  private static Report expectation(int line, String code, String expectation) {
    Matcher matcher = EXPECTATION.matcher(expectation);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("No expectation: " + expectation);
    }
    if (OPTION.matcher(code).matches()) {
      return new Report(Diagnostic.NOPOS, Diagnostic.NOPOS, matcher.group(2));
    }
    int column = code.indexOf(matcher.group(1)) + 1;
    return new Report(line, column, matcher.group(2));
  }

  List<String> lines() {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return String.valueOf(file.getFileName());
  }
}

package io.variantmapper.it.structure;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the blocks of code in a document, and the sources from which they are taken. */
final class JavaBlocks {
  private static final Pattern JAVADOC = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern BLOCK =
      Pattern.compile("```(java|kotlin)\n(.*?)```", Pattern.DOTALL);

  private JavaBlocks() {}

  /** Returns the blocks of Java in a document, each reduced by {@link #lines}. */
  static List<String> of(String document) {
    return of(document, "java");
  }

  /** Returns the blocks of Kotlin in a document, each reduced by {@link #lines}. */
  static List<String> kotlin(String document) {
    return of(document, "kotlin");
  }

  private static List<String> of(String document, String language) {
    String text = Repository.read(Repository.root().resolve(document));
    return BLOCK
        .matcher(text)
        .results()
        .filter(found -> found.group(1).equals(language))
        .map(found -> lines(found.group(2)))
        .toList();
  }

  /** Returns all main sources below a folder, each reduced by {@link #lines}. */
  static String sources(String folder) {
    return sources(Repository.mainSources(), folder);
  }

  /** Returns all Kotlin files below a folder, each reduced by {@link #lines}. */
  static String kotlinSources(String folder) {
    return sources(Repository.kotlinSources(), folder);
  }

  /** Returns all test sources below a folder, each reduced by {@link #lines}. */
  static String testSources(String folder) {
    return sources(Repository.sources("/src/test/"), folder);
  }

  private static String sources(List<Path> files, String folder) {
    return files.stream()
        .filter(file -> Repository.relative(file).startsWith(folder))
        .map(file -> lines(Repository.read(file)))
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns the lines of code without indentation, imports, blank lines, Javadoc and line comments.
   */
  private static String lines(String source) {
    return Stream.of(JAVADOC.matcher(source).replaceAll("").split("\n"))
        .map(line -> line.replaceAll("\\s*//.*", "").strip())
        .filter(line -> !line.isEmpty() && !line.startsWith("import "))
        .collect(Collectors.joining("\n"));
  }
}

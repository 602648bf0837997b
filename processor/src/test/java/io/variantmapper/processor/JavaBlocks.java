package io.variantmapper.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the blocks of Java in a document. */
final class JavaBlocks {
  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  private JavaBlocks() {}

  /** Returns the blocks of a document in {@code docs}. */
  static List<String> of(String document) throws IOException {
    String text = Files.readString(Path.of("../docs", document));
    return BLOCK.matcher(text).results().map(found -> found.group(1)).toList();
  }
}

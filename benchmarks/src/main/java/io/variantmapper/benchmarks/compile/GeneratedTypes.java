package io.variantmapper.benchmarks.compile;

import java.net.URI;
import java.util.List;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/**
 * Generates the sources of any number of records. Every second record contains a list of objects
 * whose type is the previous record.
 */
final class GeneratedTypes {
  private static final String ITEM = """
      package game;

      %s
      public record Type%d(String name, int count, double weight) {}
      """;
  private static final String PLAYER = """
      package game;

      import java.util.List;
      import java.util.Map;

      %s
      public record Type%d(
          String name,
          int level,
          long experience,
          double x,
          double y,
          boolean alive,
          List<String> titles,
          List<Type%d> items,
          Map<String, Integer> skills) {}
      """;

  private GeneratedTypes() {}

  /** Returns types that differ between generators only in their annotation. */
  static List<JavaFileObject> of(Generator generator, int types) {
    return IntStream.range(0, types).mapToObj(i -> type(generator, i)).toList();
  }

  private static JavaFileObject type(Generator generator, int i) {
    String source = i % 2 == 0
        ? ITEM.formatted(generator.annotation(), i)
        : PLAYER.formatted(generator.annotation(), i, i - 1);
    return new Source("Type" + i, source);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///game/" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}

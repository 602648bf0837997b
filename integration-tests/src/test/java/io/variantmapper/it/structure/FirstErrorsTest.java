package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that docs/troubleshooting.md has the words of javac for the first mistakes. */
class FirstErrorsTest {
  private static final String PROCESSOR = "io.variantmapper.processor.VariantProcessor";

  @TempDir
  private Path classes;

  private String errors(boolean isProcessed, String expression) {
    SimpleJavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///Main.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return "import io.variantmapper.annotations.*; import io.variantmapper.runtime.*;"
                + "@VariantDictionary record Player(String name) {}"
                + "class Main { Object found() { return " + expression + "; } }";
          }
        };
    List<String> options = new ArrayList<>(
        List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
    options.addAll(isProcessed ? List.of("-processor", PROCESSOR) : List.of("-proc:none"));
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    boolean compiles = ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, found, options, null, List.of(source))
        .call();
    assertThat(compiles).isFalse();
    return found.getDiagnostics().toString();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          false | PlayerVariantSerializer.INSTANCE.read(null) | VariantSerializer does not exist
          false | new PlayerVariantSerializer() | cannot find symbol
          true | PlayerVariantSerializer.encode(null) | cannot be referenced from a static context
          true | new PlayerVariantSerializer() | has private access in PlayerVariantSerializer
          true | Variant.decode(null) | cannot be applied to given types
          """)
  void pageHasTheWordsOfJavac(boolean isProcessed, String expression, String words) {
    assertThat(errors(isProcessed, expression)).contains(words);
    assertThat(Repository.read(Repository.root().resolve("docs/troubleshooting.md")))
        .contains(words);
  }
}

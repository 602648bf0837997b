package io.variantmapper.it.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.structure.Repository;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mistakes that the compiler finds. The processor's message says what was found and how to go on,
 * at the place in the source; for the compiler's own messages, docs/troubleshooting.md has a row.
 */
class CompilerMistakesTest {
  private static final String CLASS_PATH = System.getProperty("java.class.path");
  private static final String PROCESSOR = "io.variantmapper.processor.VariantProcessor";
  private static final String IMPORTS = "import io.variantmapper.annotations.*;"
      + " import io.variantmapper.runtime.*; import java.util.*; ";

  private static final String PLAYER = "@VariantDictionary record Player(String name) {}";

  @TempDir
  private Path classes;

  /** Compiles each source in a package of its own, {@code m0}, {@code m1} and so on. */
  private List<Diagnostic<? extends JavaFileObject>> compile(
      String classPath, List<String> processing, List<String> sources) {
    List<JavaFileObject> files = IntStream.range(0, sources.size())
        .<JavaFileObject>mapToObj(i ->
            new SimpleJavaFileObject(
                URI.create("string:///m" + i + "/Source.java"), JavaFileObject.Kind.SOURCE) {
              @Override
              public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return "package m" + i + "; " + IMPORTS + sources.get(i);
              }
            })
        .toList();
    List<String> options = new ArrayList<>(List.of("-d", classes.toString(), "-cp", classPath));
    options.addAll(processing);
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    ToolProvider.getSystemJavaCompiler()
        .getTask(null, null, found, options, null, files)
        .call();
    return found.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  /** Each mistake is a line of the file. The line below it is the message. */
  @Test
  void messageSaysWhatIsWrongAndHowToGoOn() {
    List<String> lines = Repository.read(
            Repository.root().resolve("integration-tests/src/test/resources/mistakes/compiler.txt"))
        .lines()
        .toList();
    List<String> sources = lines.stream().filter(line -> !line.startsWith("  ")).toList();
    Map<Integer, String> first = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> error :
        compile(CLASS_PATH, List.of("-processor", PROCESSOR), sources)) {
      assertThat(error.getColumnNumber()).as(error.toString()).isPositive();
      int index = Integer.parseInt(error.getSource().getName().replaceAll("\\D", ""));
      first.putIfAbsent(index, error.getMessage(null).replace("m" + index + ".", "game."));
    }
    assertThat(first).hasSameSizeAs(sources);
    assertThat(first.entrySet().stream()
            .flatMap(row -> Stream.of(sources.get(row.getKey()), "  " + row.getValue()))
            .collect(Collectors.joining("\n")))
        .isEqualTo(String.join("\n", lines));
  }

  @Test
  void messageOfAMistypedOptionSaysHowToWriteIt() {
    List<String> processing = List.of(
        "-processor",
        PROCESSOR,
        "-Avariant.nulls=omit",
        "-Avariant.nameing=SNAKE_CASE",
        "-Avariant.gdscript=5");
    assertThat(compile(CLASS_PATH, processing, List.of(PLAYER)).toString())
        .contains(
            "has the value omit, which is not allowed. Did you mean OMIT?",
            "The option -Avariant.nameing does not exist. Did you mean variant.naming?",
            "has the value 5, which is not 3, 4, or both as 3,4. Correct it, or remove");
  }

  /** Checks the words of javac about calls, and that the page has these words. */
  private void assertThatPageExplains(
      List<String> processing, List<String> calls, String... words) {
    String methods = IntStream.range(0, calls.size())
        .mapToObj(i -> "Object call" + i + "() { return " + calls.get(i) + "; } ")
        .collect(Collectors.joining());
    List<String> sources = List.of(PLAYER + " class Main { " + methods + "}");
    assertThat(compile(CLASS_PATH, processing, sources).toString().replace("m0.", ""))
        .contains(words);
    assertThat(page()).contains(words);
  }

  @Test
  void pageHasTheWordsOfJavacIfNoProcessorRan() {
    assertThatPageExplains(
        List.of("-proc:none"),
        List.of("PlayerVariantSerializer.INSTANCE.read(null)", "new PlayerVariantSerializer()"),
        "package PlayerVariantSerializer does not exist",
        "cannot find symbol");
  }

  @Test
  void pageHasTheWordsOfJavacForWrongCalls() {
    assertThatPageExplains(
        List.of("-processor", PROCESSOR),
        List.of(
            "PlayerVariantSerializer.encode(null)",
            "new PlayerVariantSerializer()",
            "Variant.decode(null)"),
        "cannot be referenced from a static context",
        "has private access in PlayerVariantSerializer",
        "cannot be applied to given types");
  }

  @Test
  void pageHasTheWordsOfJavacForAMissingDependency() {
    String words = "package io.variantmapper.annotations does not exist";
    assertThat(compile("nothing", List.of("-proc:none"), List.of(PLAYER)).toString())
        .contains(words);
    assertThat(page()).contains(words);
  }

  static String page() {
    return Repository.read(Repository.root().resolve("docs/troubleshooting.md"));
  }
}

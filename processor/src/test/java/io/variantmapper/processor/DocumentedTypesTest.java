package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.immutables.processor.ProxyProcessor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The types in the documents compile, and so do the statements that use them. */
class DocumentedTypesTest {
  private static final String IMPORTS = """
      import io.variantmapper.annotations.*;
      import io.variantmapper.runtime.*;
      import io.variantmapper.runtime.value.*;
      import io.variantmapper.rpc.*;
      import java.lang.annotation.*;
      import java.net.Socket;
      import java.time.*;
      import java.util.*;
      import org.immutables.value.Value;
      import org.jspecify.annotations.NonNull;
      import org.jspecify.annotations.Nullable;
      """;

  /**
   * Enables all warnings except two. One is off because no processor claims a house style, the
   * other because one file contains all types of a block.
   */
  private static final List<String> WARNINGS =
      List.of("-Xlint:all,-processing,-auxiliaryclass", "-Werror");

  /** The documents whose blocks declare types; each block compiles without the others. */
  private static final List<String> DOCUMENTS_OF_TYPES = List.of(
      "classes.md", "errors.md", "first-packet.md", "nulls.md", "options.md", "versions.md");

  /** The types that docs/errors.md names without showing their bodies. */
  private static final List<JavaFileObject> SHOWN_ELSEWHERE = List.of(
      file("Item", "@VariantDictionary record Item(String name) {}"),
      file("Point", "record Point(int column, int row) {}"),
      file("SecondsSerializer", """
          final class SecondsSerializer implements VariantSerializer<Duration> {
            @Override public void write(VariantWriter out, @Nullable Duration value) {}
            @Override public Duration read(VariantReader in) { return Duration.ZERO; }
          }
          """));

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ");

  private static final Pattern TYPE = Pattern.compile(
      "(?m)^(public |abstract |final |sealed )*(class|record|enum|interface|@interface) ");

  private static final Pattern WITHOUT_A_BODY = Pattern.compile("(?m)^.*\\{…}\n");

  /**
   * Compiles a document whose types belong to one program. The other blocks are statements of that
   * program.
   */
  @ParameterizedTest
  @CsvSource({
    "../LIBRARY.md, Player player",
    "changes.md, 'Player before, Player after'",
    "enums.md, ''",
    "formats.md, Player player",
    "from-json.md, Player player",
    "from-kryo.md, Player player",
    "from-protobuf.md, Player player",
    "from-put-var.md, byte[] packet",
    "generics.md, ''",
    "hierarchies.md, byte[] packet",
    "read-into.md, byte[] packet",
    "views.md, Player player",
  })
  void typesAndStatementsOfADocumentCompile(String document, String given) throws IOException {
    List<String> blocks = new ArrayList<>(JavaBlocks.of(document));
    blocks.removeIf(DocumentedTypesTest::isMember);
    String types =
        blocks.stream().filter(DocumentedTypesTest::isType).collect(Collectors.joining());
    blocks.removeIf(DocumentedTypesTest::isType);
    String uses = "class Uses { void use(" + given + ") {" + String.join("", blocks) + "} }";
    assertThat(types).isNotEmpty();
    assertThat(messages(List.of(file("Types", types + uses)))).isEmpty();
  }

  /** Returns the blocks that declare types. Two blocks may declare types of the same name. */
  static Stream<String> blocks() throws IOException {
    List<String> blocks = new ArrayList<>();
    for (String document : DOCUMENTS_OF_TYPES) {
      blocks.addAll(JavaBlocks.of(document));
    }
    return blocks.stream().filter(block -> !isMember(block));
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void typesOfABlockCompile(String block) {
    if (PACKAGE.matcher(block).find()) {
      String source = block + "import io.variantmapper.annotations.*;";
      assertThat(messages(
              List.of(JavaFileObjects.forSourceString("game.message.package-info", source))))
          .isEmpty();
      return;
    }
    assertThat(block).containsPattern(TYPE);
    List<JavaFileObject> files = new ArrayList<>(SHOWN_ELSEWHERE);
    files.add(file("Types", WITHOUT_A_BODY.matcher(block).replaceAll("")));
    assertThat(messages(files)).isEmpty();
  }

  private static boolean isType(String block) {
    return TYPE.matcher(block).find();
  }

  /** Returns whether a block is a member of a type that is not shown. */
  private static boolean isMember(String block) {
    return Stream.of("@VariantCreator", "Account(", "static ").anyMatch(block::startsWith);
  }

  private static JavaFileObject file(String name, String types) {
    // Only one type of a file can be public.
    String source = types.replaceAll("(?m)^public ", "");
    return JavaFileObjects.forSourceString("game." + name, "package game; " + IMPORTS + source);
  }

  private static List<String> messages(List<JavaFileObject> files) {
    return Compiled.of(
            files, WARNINGS, new TemplateProcessor(), new VariantProcessor(), new ProxyProcessor())
        .warnings();
  }
}

package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each stage imports only what its task needs. Another test checks the imports between the packages
 * of the whole project.
 */
class StageTest {
  private static final Path SOURCES = Path.of("src/main/java/io/variantmapper/processor");

  @ParameterizedTest
  @ValueSource(strings = {"model", "validate", "emit", "gdscript"})
  void onlyTheReadingStageUsesCompilerTypes(String stage) throws IOException {
    assertThat(imports(stage))
        .noneMatch(line -> line.contains(" javax.lang.model.util."))
        .noneMatch(line -> line.contains(" javax.lang.model.type."))
        .noneMatch(line -> line.contains(" com.google.auto."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"model", "read", "validate", "emit", "gdscript"})
  void noStageReportsOrWritesFiles(String stage) throws IOException {
    assertThat(imports(stage)).noneMatch(line -> line.contains(" javax.annotation.processing."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"emit.ValueCodes", "emit.SchemaSource", "gdscript.ScriptValues"})
  void backEndThatForgetsAKindOfValueDoesNotCompile(String backEnd) throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    for (String name : List.of("model.Mapping", "model.PacketType", backEnd)) {
      String source = Files.readString(SOURCES.resolve(name.replace('.', '/') + ".java"))
          .replace("enum Kind {", "enum Kind { FORGOTTEN,");
      sources.add(JavaFileObjects.forSourceString("io.variantmapper.processor." + name, source));
    }
    assertThat(Compiled.of(sources, List.of(), new Processor[0]).warnings())
        .anyMatch(message -> message.contains("does not cover all possible input values"));
  }

  private static List<String> imports(String stage) throws IOException {
    List<String> imports = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES.resolve(stage))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        imports.addAll(Files.readAllLines(file));
      }
    }
    imports.removeIf(line -> !line.startsWith("import "));
    assertThat(imports).isNotEmpty();
    return imports;
  }
}

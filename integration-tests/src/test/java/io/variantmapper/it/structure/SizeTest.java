package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.structure.JavaMethods.JavaMethod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that files, methods and classes stay small enough to be read without interruption. */
class SizeTest {
  /**
   * Classes that users call. For each Variant type, these classes have a documented method of one
   * line, or a record with a few methods. If the classes were divided, users would still see the
   * same number of methods.
   */
  private static final Set<String> FACADES =
      Set.of("VariantReader.java", "VariantWriter.java", "Variant.java");

  @Test
  void onlyFacadesAreOver400Lines() {
    assertThat(Repository.mainSources())
        .filteredOn(file -> lines(file) > 400)
        .extracting(file -> file.getFileName().toString())
        .containsExactlyInAnyOrderElementsOf(FACADES);
  }

  @Test
  void noFacadeIsOver520Lines() {
    assertThat(Repository.mainSources()).filteredOn(file -> lines(file) > 520).isEmpty();
  }

  /** Checks that the methods of facades are short, because facades only delegate. */
  @Test
  void noMethodOfAFacadeIsOver12Lines() {
    List<Path> facades = Repository.mainSources().stream()
        .filter(file -> FACADES.contains(file.getFileName().toString()))
        .toList();
    assertThat(JavaMethods.of(facades))
        .hasSizeGreaterThan(100)
        .filteredOn(method -> method.lines() > 12)
        .isEmpty();
  }

  /** Also counts the lines of superclasses, because a reader of the class must read these lines. */
  @Test
  void noClassWithItsSuperclassesIsOver600Lines() {
    JavaSources sources = JavaSources.of(Repository.mainSources());
    assertThat(sources.uses().keySet())
        .hasSizeGreaterThan(400)
        .filteredOn(name -> sources.linesWithSuperclasses(name) > 600)
        .isEmpty();
  }

  @Test
  void noLineIsOver100Columns() {
    assertThat(Repository.mainSources())
        .filteredOn(file -> Repository.read(file).lines().anyMatch(line -> line.length() > 100))
        .isEmpty();
  }

  @Test
  void noMethodIsOver60Lines() {
    assertThat(JavaMethods.of(Repository.mainSources()))
        .hasSizeGreaterThan(100)
        .filteredOn(method -> method.lines() > 60)
        .isEmpty();
  }

  @Test
  void methodIsMeasuredFromItsFirstModifierToItsBrace(@TempDir Path folder) throws IOException {
    String source = """
        class A {
          int x;

          @Override
          public String toString() {
            return "A";
          }
        }
        """;
    Path file = Files.writeString(folder.resolve("A.java"), source);
    assertThat(JavaMethods.of(List.of(file)))
        .singleElement()
        .extracting(JavaMethod::name, JavaMethod::lines)
        .containsExactly("toString", 4);
  }

  private static int lines(Path file) {
    return (int) Repository.read(file).lines().count();
  }
}

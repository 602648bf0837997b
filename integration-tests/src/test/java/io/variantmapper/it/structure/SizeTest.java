package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.structure.JavaMethods.JavaMethod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files and methods stay small enough to be read in one go. */
class SizeTest {

  @Test
  void noFileIsOver400Lines() {
    assertThat(Repository.allSources())
        .allSatisfy(file -> assertThat(lines(file)).as(file.toString()).isLessThanOrEqualTo(400));
  }

  @Test
  void noLineIsOver100Columns() {
    assertThat(Repository.allSources())
        .allSatisfy(file -> assertThat(
                Repository.read(file).lines().filter(line -> line.length() > 100))
            .as(file.toString())
            .isEmpty());
  }

  @Test
  void noMethodIsOver60Lines() {
    assertThat(JavaMethods.of(Repository.allSources()))
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

  @Test
  void medianFileHasAtMost120Lines() {
    List<Path> files = Repository.mainSources();
    assertThat(median(files.stream().map(SizeTest::lines).toList())).isLessThanOrEqualTo(120);
  }

  @Test
  void medianMethodHasAtMost8Lines() {
    List<JavaMethod> methods = JavaMethods.of(Repository.mainSources());
    assertThat(median(methods.stream().map(JavaMethod::lines).toList())).isLessThanOrEqualTo(8);
  }

  private static int lines(Path file) {
    return (int) Repository.read(file).lines().count();
  }

  private static int median(List<Integer> sizes) {
    List<Integer> sorted = sizes.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}

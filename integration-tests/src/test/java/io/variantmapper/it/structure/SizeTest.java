package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.structure.JavaMethods.JavaMethod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that lines and methods stay short enough to be read without interruption. */
class SizeTest {
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
}

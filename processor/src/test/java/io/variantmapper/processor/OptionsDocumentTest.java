package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDefaults;
import io.variantmapper.annotations.VariantDictionary;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of settings and places in docs/options.md agrees with the annotations. */
class OptionsDocumentTest {
  private static final String HEAD = "| setting | `@VariantDictionary` |";

  /** Returns the places in the order of the columns, each with its settings. */
  static Stream<Arguments> places() {
    return Stream.of(
        Arguments.of("@VariantDictionary", members(VariantDictionary.class)),
        Arguments.of("@VariantDictionary.Template", members(VariantDictionary.Template.class)),
        Arguments.of("@VariantArray", members(VariantArray.class)),
        Arguments.of("@VariantArray.Template", members(VariantArray.Template.class)),
        Arguments.of("@VariantDefaults", members(VariantDefaults.class)),
        Arguments.of("-Avariant", buildOptions()));
  }

  private static Set<String> members(Class<? extends Annotation> annotation) {
    return Stream.of(annotation.getDeclaredMethods())
        .map(Method::getName)
        .collect(Collectors.toSet());
  }

  private static Set<String> buildOptions() {
    return BuildOptions.names().stream()
        .map(name -> name.replace("variant.", ""))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("places")
  void columnHasTheSettingsOfItsPlace(String place, Set<String> settings) throws IOException {
    List<List<String>> table = table(HEAD);
    int column = table.get(0).indexOf(place);
    assertThat(table.subList(2, table.size()))
        .filteredOn(row -> row.get(column).equals("yes"))
        .extracting(row -> row.get(0))
        .containsExactlyInAnyOrderElementsOf(settings);
  }

  @Test
  void everySettingIsExplained() throws IOException {
    List<List<String>> explained = table("| setting | what it says |");
    assertThat(explained).extracting(row -> row.get(0)).containsAll(names(table(HEAD)));
  }

  private static List<String> names(List<List<String>> table) {
    return IntStream.range(2, table.size()).mapToObj(i -> table.get(i).get(0)).toList();
  }

  /**
   * Returns the rows of a table, including its head and the line below the head. The cells have no
   * backquotes.
   */
  private static List<List<String>> table(String head) throws IOException {
    return Files.readAllLines(Path.of("../docs/options.md")).stream()
        .dropWhile(line -> !line.startsWith(head))
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> Stream.of(line.substring(1).split("\\|"))
            .map(cell -> cell.strip().replace("`", ""))
            .toList())
        .toList();
  }
}

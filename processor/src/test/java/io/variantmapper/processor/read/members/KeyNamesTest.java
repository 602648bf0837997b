package io.variantmapper.processor.read.members;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.annotations.KeyNaming;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyNamesTest {
  @ParameterizedTest
  @CsvSource({
    "hp, hp",
    "maxHealth, max_health",
    "peerURL, peer_url",
    "URLOfPeer, url_of_peer",
    "area2d, area2d",
    "area2D, area2d",
    "maxHP2, max_hp2",
    "slot2Item, slot2_item",
    "x, x",
    "aB, a_b",
    "already_snake, already_snake",
    "half_Snake, half_snake",
    "two__underscores, two_underscores",
    "MAX_HEALTH, max_health",
    "_hidden, _hidden",
    "class_, class_",
    "__, __",
    "$cost, $cost",
    "größeÄ, größe_ä",
  })
  void nameIsSplitIntoItsWords(String name, String key) {
    assertThat(KeyNames.of(name, KeyNaming.SNAKE_CASE)).isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({
    "AS_DECLARED, maxHP_left",
    "SNAKE_CASE, max_hp_left",
    "CAMEL_CASE, maxHpLeft",
    "PASCAL_CASE, MaxHpLeft",
    "KEBAB_CASE, max-hp-left",
    "UPPER_SNAKE_CASE, MAX_HP_LEFT",
  })
  void eachNamingJoinsTheWordsInItsOwnWay(KeyNaming naming, String key) {
    assertThat(KeyNames.of("maxHP_left", naming)).isEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hp", "maxHealth", "peerUrl", "area2d", "_hidden"})
  void camelCaseKeepsAnOrdinaryJavaName(String name) {
    assertThat(KeyNames.of(name, KeyNaming.CAMEL_CASE)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"_maxHealth, _MaxHealth", "class_, Class_", "ßAB, SSAb", "𐐨x, 𐐀x"})
  void capitalFollowsLeadingUnderscores(String name, String key) {
    assertThat(KeyNames.of(name, KeyNaming.PASCAL_CASE)).isEqualTo(key);
  }

  /** Returns the rows below the head of the table in the documentation. */
  static Stream<List<String>> documentedNames() throws IOException {
    return Files.readAllLines(Path.of("../docs/options.md")).stream()
        .dropWhile(line -> !line.startsWith("| `AS_DECLARED`"))
        .skip(2)
        .takeWhile(line -> line.startsWith("| "))
        .map(KeyNamesTest::cells);
  }

  @ParameterizedTest
  @MethodSource("documentedNames")
  void documentationShowsTheKeyOfEachNaming(List<String> row) {
    assertThat(Stream.of(KeyNaming.values())
            .filter(naming -> naming != KeyNaming.INHERITED)
            .map(naming -> KeyNames.of(row.get(0), naming)))
        .isEqualTo(row);
  }

  private static List<String> cells(String row) {
    return Pattern.compile("`([^`]+)`")
        .matcher(row)
        .results()
        .map(r -> r.group(1))
        .toList();
  }
}

package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the figures that the README quotes with docs/performance.md. */
class FiguresTest {
  private static final String README = textOf("README.md");
  private static final String PAGE = textOf("docs/performance.md");

  // The columns in a table of the page, without the name.
  private static final int ENCODE = 2;
  private static final int ENCODE_RATIO = 4;
  private static final int DECODE = 6;
  private static final int DECODE_RATIO = 8;

  /** Returns a document without line breaks. */
  private static String textOf(String document) {
    return Repository.read(Repository.root().resolve(document)).replaceAll("\n +", " ");
  }

  private static Matcher quoted(String regex) {
    Matcher place = Pattern.compile(regex).matcher(README);
    assertThat(place.find()).as(regex).isTrue();
    return place;
  }

  /** Returns the columns of a serializer in the table about players that JDK 17 measured. */
  private static List<String> row(String serializer) {
    String player = PAGE.substring(PAGE.indexOf("### A player", PAGE.indexOf("## JDK 17")));
    String start = "| " + serializer + " | ";
    String line =
        player.lines().filter(row -> row.startsWith(start)).findFirst().orElseThrow();
    return List.of(line.substring(start.length()).split(" \\| ", -1));
  }

  private static String rounded(String ratio) {
    return new BigDecimal(ratio).setScale(1, RoundingMode.HALF_UP).toString();
  }

  @Test
  void timesOfAPlayerAreThoseOfThePage() {
    Matcher times = quoted("is written in (\\d+ ns) and read in (\\d+ ns)");
    List<String> row = row("Variant Mapper, dictionary");
    assertThat(times.group(1)).isEqualTo(row.get(ENCODE));
    assertThat(times.group(2)).isEqualTo(row.get(DECODE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"protobuf-java", "Kryo", "Apache Fory"})
  void ratioOfAPeerIsThatOfThePage(String peer) {
    Matcher ratios = quoted(peer + "(?: takes)? ([\\d.]+) and ([\\d.]+) times");
    List<String> row = row(peer);
    assertThat(ratios.group(1)).isEqualTo(rounded(row.get(ENCODE_RATIO)));
    assertThat(ratios.group(2)).isEqualTo(rounded(row.get(DECODE_RATIO)));
  }

  @Test
  void dayAndCommandAreThoseOfThePage() {
    String day = quoted("These times were measured on ([\\d-]+)").group(1);
    assertThat(PAGE).contains("Measured on " + day + ",");
    String command = quoted("by `(java -jar benchmarks[^`]+)`").group(1);
    assertThat(PAGE).contains(command);
  }
}

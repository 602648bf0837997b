package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import java.time.Period;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code UUID} and the types of {@code java.time}, which are written as text. */
class PrintedTypeTest {
  private static final String BEGIN = "2023-11-14T22:13:20Z";
  private static final int MANY = 1000;

  private static Unit unit(String components) {
    return new Unit("import java.time.*; import java.util.*; @VariantDictionary(changes = true)"
        + " record Unit(" + components + ") { @VariantDictionary record Box<T>(T content) {} }");
  }

  @Test
  void textIsParsedAndPrintedAgain() {
    Unit unit = unit("Instant begin");
    assertThat(unit.read(Map.of("begin", "2023-11-14T22:13:20.000Z")))
        .isEqualTo("Unit[begin=" + BEGIN + "]");
    assertThat(unit.written(Map.of("begin", "2023-11-14T22:13:20.000Z")))
        .isEqualTo("{\"begin\": \"" + BEGIN + "\"}");
  }

  @Test
  void textThatItsTypeRefusesIsNamedWithItsPlace() {
    assertThatThrownBy(() -> unit("Instant begin").read(Map.of("begin", "soon")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Text 'soon' could not be parsed")
        .hasMessageContaining("$.begin");
  }

  @Test
  void numberIsRefused() {
    assertThatThrownBy(() -> unit("Instant begin").read(Map.of("begin", 7)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected String but found int");
  }

  @Test
  void typeArgumentIsParsed() {
    assertThat(unit("Box<Duration> length").read(Map.of("length", Map.of("content", "PT1M30S"))))
        .isEqualTo("Unit[length=Box[content=PT1M30S]]");
  }

  @Test
  void changesAreToldByEquals() {
    Unit unit = unit("UUID id, YearMonth season");
    Map<String, String> before = Map.of("id", "1-2-3-4-5", "season", "2024-02");
    Map<String, String> after = Map.of("id", "1-2-3-4-5", "season", "2024-03");
    assertThat(unit.changes(before, after)).isEqualTo("{\"season\": \"2024-03\"}");
  }

  @Test
  void keysOfOneHashCodeThatJavaCannotSortAreRefused() {
    Map<Object, Object> prices = new HashMap<>();
    for (int i = 0; i < MANY; i++) {
      // A month adds 256 to the hash code of a Period, a year adds 1.
      prices.put(Period.of(-256 * i, i, 0).toString(), i);
    }
    assertThatThrownBy(() -> unit("Map<Period, Integer> prices").read(Map.of("prices", prices)))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("different keys have the hash code");
  }
}

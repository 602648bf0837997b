package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import java.time.Period;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code UUID}, the types of {@code java.time} and others that are written as text. */
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

  @ParameterizedTest
  @CsvSource({
    "java.net.URI, https://example.com/a?b=c",
    "java.nio.file.Path, saves/slot 1.dat",
    "Currency, EUR",
    "Locale, pt-BR",
    "java.math.BigInteger, 123456789012345678901234567890",
    "java.math.BigDecimal, -12.50",
    "java.math.BigDecimal, 1E+400"
  })
  void typeOfTheJdkIsWrittenAsText(String type, String text) {
    assertThat(unit(type + " value").written(Map.of("value", text)))
        .isEqualTo("{\"value\": \"" + text + "\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"BigInteger", "BigDecimal"})
  void numberOfMoreThan1000CharactersIsRefused(String type) {
    Unit unit = unit("java.math." + type + " value");
    assertThat(unit.read(Map.of("value", "9".repeat(MANY)))).contains("9999");
    assertThatThrownBy(() -> unit.read(Map.of("value", "9".repeat(MANY + 1))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("has 1001 characters. The limit is 1000.")
        .hasMessageContaining("$.value");
  }

  @ParameterizedTest
  @CsvSource({"BigInteger, Expected an integer", "BigDecimal, Expected a decimal number"})
  void textThatIsNotANumberIsReportedWithItsPath(String type, String message) {
    assertThatThrownBy(() -> unit("java.math." + type + " value").read(Map.of("value", "ten")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining(message + ", found \"ten\".")
        .hasMessageContaining("$.value");
  }

  @Test
  void textThatCannotBeParsedIsReportedWithItsPath() {
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
  void changesAreDetectedWithEquals() {
    Unit unit = unit("UUID id, YearMonth season");
    Map<String, String> before = Map.of("id", "1-2-3-4-5", "season", "2024-02");
    Map<String, String> after = Map.of("id", "1-2-3-4-5", "season", "2024-03");
    assertThat(unit.changes(before, after)).isEqualTo("{\"season\": \"2024-03\"}");
  }

  @Test
  void collidingKeysThatAreNotComparableAreRefused() {
    Map<Object, Object> prices = new HashMap<>();
    for (int i = 0; i < MANY; i++) {
      // Each month adds 256 to the hash code, and each year adds 1, so every hash code is 0.
      prices.put(Period.of(-256 * i, i, 0).toString(), i);
    }
    assertThatThrownBy(() -> unit("Map<Period, Integer> prices").read(Map.of("prices", prices)))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("different keys have the hash code");
  }
}

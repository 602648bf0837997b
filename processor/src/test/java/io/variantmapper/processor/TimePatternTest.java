package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code timePattern}: a date or time as a text of a given form. */
class TimePatternTest {
  private static final String DAY = "@VariantField(timePattern = \"dd.MM.uuuu\") ";

  private static Unit unit(String components) {
    return new Unit("import java.time.*; import java.util.*;"
        + " @VariantDictionary(changes = true) record Unit(" + components + ") {"
        + " @VariantDictionary record Box<T>(T content) {} }");
  }

  @ParameterizedTest
  @CsvSource({
    "LocalDate, dd.MM.uuuu, 31.12.2024",
    "LocalTime, HH:mm, 09:30",
    "LocalTime, HHmmssSSS, 093015123",
    "LocalDateTime, uuuu/M/d H:mm:ss, 2024/2/3 9:30:15",
    "OffsetTime, HH:mm XX, 09:30 +0100",
    "OffsetDateTime, dd.MM.uuuu HH:mmXXX, 31.12.2024 09:30+01:00",
    "ZonedDateTime, dd.MM.uuuu HH:mmXXX'['VV']', 31.12.2024 09:30+01:00[Europe/Paris]",
    "YearMonth, MM/uuuu, 12/2024",
    "MonthDay, dd.MM., 31.12.",
    "Instant, dd.MM.uuuu HH:mm, 31.12.2024 09:30",
    "Date, dd.MM.uuuu HH:mm:ss, 31.12.2024 09:30:15",
    "java.sql.Date, dd.MM.uuuu, 31.12.2024",
    "java.sql.Time, HH:mm:ss, 09:30:15",
    "java.sql.Timestamp, uuuuMMddHHmmssSSS, 20241231093015123",
  })
  void textOfEachTypeHasThePattern(String type, String pattern, String text) {
    Unit unit = unit("@VariantField(timePattern = \"" + pattern + "\") " + type + " at");
    assertThat(unit.written(Map.of("at", text))).isEqualTo("{\"at\": \"" + text + "\"}");
  }

  @Test
  void instantIsInUtc() {
    assertThat(unit("@VariantField(timePattern = \"dd.MM.uuuu HH:mm\") Instant at")
            .read(Map.of("at", "31.12.2024 09:30")))
        .isEqualTo("Unit[at=2024-12-31T09:30:00Z]");
  }

  @Test
  void patternAppliesToEachValueInsideTheField() {
    Unit unit = unit(DAY + "List<LocalDate> all, " + DAY + "Optional<LocalDate> one, " + DAY
        + "Map<LocalDate, String> names, " + DAY + "Box<LocalDate> box, " + DAY
        + "LocalDate[] array, LocalDate plain");
    String day = "31.12.2024";
    assertThat(unit.written(Map.of(
            "all", List.of(day),
            "one", day,
            "names", Map.of(day, "eve"),
            "box", Map.of("content", day),
            "array", List.of(day),
            "plain", "2024-12-31")))
        .isEqualTo(
            "{\"all\": [\"D\"], \"one\": \"D\", \"names\": {\"D\": \"eve\"},".replace("D", day)
                + " \"box\": {\"content\": \"D\"}, \"array\": [\"D\"],".replace("D", day)
                + " \"plain\": \"2024-12-31\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"30.02.2024", "1.12.2024", "31.12.24", "2024-12-31", "31.12.2024 "})
  void otherTextIsRefusedWithItsPath(String text) {
    assertThatThrownBy(() -> unit(DAY + "List<LocalDate> all").read(Map.of("all", List.of(text))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.all[0]");
  }

  @Test
  void secondPatternInATypeHasItsOwnConstant() {
    Unit unit = unit(DAY + "LocalDate a, @VariantField(timePattern = \"uuuuMMdd\") LocalDate b");
    assertThat(unit.written(Map.of("a", "31.12.2024", "b", "20241231")))
        .isEqualTo("{\"a\": \"31.12.2024\", \"b\": \"20241231\"}");
    assertThat(unit.changes(
            Map.of("a", "31.12.2024", "b", "20241231"), Map.of("a", "31.12.2024", "b", "20250101")))
        .isEqualTo("{\"b\": \"20250101\"}");
  }

  @Test
  void textMayBeAStringName() {
    Unit unit = unit("@VariantField(type = WireType.NODE_PATH, timePattern = \"dd/MM/uuuu\")"
        + " LocalDate day");
    assertThat(unit.read(Map.of("day", "31/12/2024"))).isEqualTo("Unit[day=2024-12-31]");
  }
}

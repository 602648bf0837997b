package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code time}: an {@code Instant}, a {@code Duration} or a {@code Date} as a number. */
class TimeFormTest {
  private static final int MANY = 1000;

  private static Unit unit(String form, String components) {
    return new Unit("import java.time.*; import java.util.*;"
        + " @VariantDictionary(changes = true, time = TimeForm." + form + ") record Unit("
        + components + ") { @VariantDictionary record Box<T>(T content) {} }");
  }

  @ParameterizedTest
  @CsvSource({
    "SECONDS, 1700000000, 2023-11-14T22:13:20Z",
    "MILLISECONDS, 1700000000123, 2023-11-14T22:13:20.123Z",
    "NANOSECONDS, 1700000000123456789, 2023-11-14T22:13:20.123456789Z",
    "SECONDS, -1, 1969-12-31T23:59:59Z"
  })
  void instantIsANumberSince1970(String form, long number, String instant) {
    Unit unit = unit(form, "Instant begin");
    assertThat(unit.read(Map.of("begin", number))).isEqualTo("Unit[begin=" + instant + "]");
    assertThat(unit.read(Map.of("begin", instant))).isEqualTo("Unit[begin=" + instant + "]");
    assertThat(unit.written(Map.of("begin", instant))).isEqualTo("{\"begin\": " + number + "}");
  }

  @ParameterizedTest
  @CsvSource({
    "SECONDS, 1700000000, 1700000000",
    "MILLISECONDS, 1700000000123, 1700000000123",
    "NANOSECONDS, 1700000000123456789, 1700000000123000000",
    "TEXT, 2023-11-14T22:13:20.123456Z, '\"2023-11-14T22:13:20.123Z\"'"
  })
  void dateHasTheFormsOfAnInstantAndWholeMilliseconds(String form, String read, String written) {
    Object value = form.equals("TEXT") ? read : Long.parseLong(read);
    Unit unit = unit(form, "Date begin, Optional<Date> end, List<Date> all, Box<Date> box");
    assertThat(unit.written(Map.of(
            "begin", value, "end", value, "all", List.of(value), "box", Map.of("content", value))))
        .isEqualTo("{\"begin\": X, \"end\": X, \"all\": [X], \"box\": {\"content\": X}}"
            .replace("X", written));
  }

  @Test
  void dateMayBeNullAndIsComparedForChanges() {
    Unit unit = unit("MILLISECONDS", "@org.jspecify.annotations.Nullable Date begin");
    assertThat(unit.written(Map.of())).isEqualTo("{\"begin\": null}");
    assertThat(unit.changes(Map.of("begin", 1), Map.of("begin", 2))).isEqualTo("{\"begin\": 2}");
    assertThat(unit.changes(Map.of("begin", 1), Map.of("begin", 1))).isEqualTo("{}");
  }

  @Test
  void dateThatDoesNotFitIsRefused() {
    Unit unit = unit("SECONDS", "Date begin");
    assertThatThrownBy(() -> unit.read(Map.of("begin", 31_556_889_864_403_199L)))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @ParameterizedTest
  @CsvSource({"SECONDS, 1", "MILLISECONDS, 1500", "NANOSECONDS, 1500000000"})
  void durationIsANumber(String form, long number) {
    assertThat(unit(form, "Duration length").written(Map.of("length", "PT1.5S")))
        .isEqualTo("{\"length\": " + number + "}");
  }

  @Test
  void floatIsReadWithItsFraction() {
    assertThat(unit("SECONDS", "Instant begin").read(Map.of("begin", 1_700_000_000.5)))
        .isEqualTo("Unit[begin=2023-11-14T22:13:20.500Z]");
    assertThat(unit("MILLISECONDS", "Duration length").read(Map.of("length", 0.5)))
        .isEqualTo("Unit[length=PT0.0005S]");
  }

  @Test
  void fractionOfAUnitIsRoundedDown() {
    assertThat(unit("SECONDS", "Duration length").written(Map.of("length", "PT-0.5S")))
        .isEqualTo("{\"length\": -1}");
  }

  @Test
  void emptyOptionalTimeIsWrittenAsNil() {
    Unit unit = unit("SECONDS", "Optional<Instant> begin, List<Duration> laps");
    assertThat(unit.read(Map.of("laps", List.of())))
        .isEqualTo("Unit[begin=Optional.empty, laps=[]]");
    assertThat(unit.written(Map.of("laps", List.of())))
        .isEqualTo("{\"begin\": null, \"laps\": []}");
  }

  @Test
  void timesInContainersAndTypeArgumentsAreNumbers() {
    Unit unit = unit(
        "SECONDS",
        "Instant[] a, Set<Duration> b, Optional<Instant> c, Box<Instant> d,"
            + " @VariantField(type = WireType.ARRAY) List<Duration> e, List<LocalDate> f");
    Map<String, Object> value = Map.of(
        "a", List.of(1, 2.5),
        "b", List.of(3),
        "c", 4,
        "d", Map.of("content", 5),
        "e", new int[] {6},
        "f", List.of("2024-02-29"));
    assertThat(unit.written(value))
        .isEqualTo("{\"a\": [1, 2], \"b\": [3], \"c\": 4, \"d\": {\"content\": 5},"
            + " \"e\": [6], \"f\": [\"2024-02-29\"]}");
  }

  @Test
  void keysOfMapsAreNumbers() {
    Unit unit = unit("MILLISECONDS", "Map<Instant, SortedMap<Duration, Integer>> laps");
    assertThat(unit.written(Map.of("laps", Map.of(1_700_000_000_123L, Map.of(5, 7)))))
        .isEqualTo("{\"laps\": {1700000000123: {5: 7}}}");
  }

  @Test
  void comparableKeysWithTheSameHashCodeAreAccepted() {
    Map<Object, Object> laps = new HashMap<>();
    for (int i = 1; i <= MANY; i++) {
      // The hash code adds the seconds to 51 times the nanoseconds, and 2^32 overflows to 0.
      Duration lap = Duration.ofSeconds((1L << 32) - 51L * i, i);
      assertThat(lap).hasSameHashCodeAs(Duration.ZERO);
      laps.put(lap.toString(), i);
    }
    assertThat(unit("NANOSECONDS", "Map<Duration, Integer> laps").read(Map.of("laps", laps)))
        .contains("PT1193046H27M25.000000001S=1");
  }

  @Test
  void fieldMayHaveItsOwnTimeForm() {
    Unit unit = unit(
        "SECONDS",
        "Instant begin, @VariantField(time = TimeForm.MILLISECONDS) List<Instant> laps,"
            + " @VariantField(time = TimeForm.TEXT) Instant end");
    assertThat(
            unit.written(Map.of("begin", 1, "laps", List.of(1), "end", "1970-01-01T00:00:00.001Z")))
        .isEqualTo("{\"begin\": 1, \"laps\": [1], \"end\": \"1970-01-01T00:00:00.001Z\"}");
  }

  @Test
  void singleValueIsANumber() {
    Unit unit = new Unit("""
        import java.time.*;
        import java.util.*;
        @VariantDictionary record Unit(Deadline first, Map<Deadline, Integer> all) {
          @VariantSingleValue
          record Deadline(@VariantField(time = TimeForm.SECONDS) Instant at) {}
        }
        """);
    assertThat(unit.written(Map.of("first", 1, "all", Map.of(2, 3))))
        .isEqualTo("{\"first\": 1, \"all\": {2: 3}}");
  }

  @Test
  void changeOfATimeIsANumber() {
    Unit unit = unit("SECONDS", "Instant begin, Duration length");
    Map<String, Object> before = Map.of("begin", 1, "length", 2);
    assertThat(unit.changes(before, Map.of("begin", 1, "length", 3))).isEqualTo("{\"length\": 3}");
    assertThat(unit.merged(before, Map.of("length", 4)))
        .isEqualTo("Unit[begin=1970-01-01T00:00:01Z, length=PT4S]");
  }

  @Test
  void timeThatDoesNotFit64BitsIsRefusedWithItsPath() {
    Unit unit = unit("NANOSECONDS", "List<Instant> laps");
    assertThatThrownBy(
            () -> unit.written(Map.of("laps", List.of("2262-04-11T23:47:16.854775808Z"))))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("An int of 64 bits can't hold 9223372036 seconds in nanoseconds. ")
        .hasMessageContaining("$.laps[0]");
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE, Long.MIN_VALUE})
  void numberBeyondInstantIsRefusedWithItsPath(long number) {
    assertThatThrownBy(() -> unit("SECONDS", "Instant begin").read(Map.of("begin", number)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected seconds since 1970 that an Instant can hold")
        .hasMessageContaining("$.begin");
  }

  @Test
  void textThatIsNotATimeIsRefusedWithItsPath() {
    assertThatThrownBy(() -> unit("SECONDS", "Instant begin").read(Map.of("begin", "soon")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Text 'soon' could not be parsed")
        .hasMessageContaining("$.begin");
  }

  @Test
  void valueOfAnotherTypeIsRefused() {
    assertThatThrownBy(() -> unit("SECONDS", "Duration length").read(Map.of("length", true)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected seconds as an int or a float but found bool");
  }
}

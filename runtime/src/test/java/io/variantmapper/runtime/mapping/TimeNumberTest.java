package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeNumberTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;

  private static long written(long seconds, int nanos, TimeUnit unit) {
    VariantWriter out = new VariantWriter(FORMAT);
    TimeNumber.write(out, seconds, nanos, unit);
    return new VariantReader(out.toByteArray(), FORMAT).readLong();
  }

  private static VariantReader packet(Object value) {
    return new VariantReader(Variant.of(value).encode(FORMAT), FORMAT);
  }

  private static Instant instant(Object value, TimeUnit unit) {
    TimeNumber number = TimeNumber.readInstant(packet(value), unit);
    return Instant.ofEpochSecond(number.seconds(), number.nanos());
  }

  private static Duration duration(Object value, TimeUnit unit) {
    TimeNumber number = TimeNumber.readDuration(packet(value), unit);
    return Duration.ofSeconds(number.seconds(), number.nanos());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 999999999, SECONDS, 1",
    "1, 999999999, MILLISECONDS, 1999",
    "1, 999999999, NANOSECONDS, 1999999999",
    "-1, 1, SECONDS, -1",
    "-1, 999999999, MILLISECONDS, -1",
    "-1, 999999999, NANOSECONDS, -1",
    "-2, 0, SECONDS, -2",
    "0, 0, NANOSECONDS, 0"
  })
  void fractionOfAUnitIsRoundedDown(long seconds, int nanos, TimeUnit unit, long number) {
    assertThat(written(seconds, nanos, unit)).isEqualTo(number);
  }

  @ParameterizedTest
  @EnumSource(names = {"SECONDS", "MILLISECONDS", "NANOSECONDS"})
  void numbersAtTheLimitsOfALongAreKept(TimeUnit unit) {
    for (long number : List.of(Long.MIN_VALUE, Long.MAX_VALUE)) {
      Duration time = duration(number, unit);
      assertThat(written(time.getSeconds(), time.getNano(), unit)).isEqualTo(number);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "9223372036, 854775808, NANOSECONDS",
    "-9223372037, 145224191, NANOSECONDS",
    "9223372036854775807, 0, MILLISECONDS",
    "-9223372036854775808, 0, NANOSECONDS"
  })
  void timeThatDoesNotFitALongIsRefused(long seconds, int nanos, TimeUnit unit) {
    VariantWriter out = new VariantWriter(FORMAT);
    out.beginArray(1);
    assertThatThrownBy(() -> TimeNumber.write(out, seconds, nanos, unit))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("An int of 64 bits can't hold " + seconds + " seconds in ")
        .hasMessageContaining("$[0]");
  }

  @Test
  void intIsReadInItsUnit() {
    assertThat(instant(1_700_000_000_123L, TimeUnit.MILLISECONDS))
        .isEqualTo(Instant.ofEpochMilli(1_700_000_000_123L));
    assertThat(duration(-1, TimeUnit.MILLISECONDS)).isEqualTo(Duration.ofMillis(-1));
    assertThat(duration(-1, TimeUnit.NANOSECONDS)).isEqualTo(Duration.ofNanos(-1));
    assertThat(duration(90, TimeUnit.SECONDS)).isEqualTo(Duration.ofSeconds(90));
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 1500000000",
    "64.3, 64300000000",
    "-0.25, -250000000",
    "-1e-20, 0",
    "0.9999999999999999, 1000000000"
  })
  void fractionOfAFloatIsReadToTheNearestNanosecond(double seconds, long nanos) {
    assertThat(duration(seconds, TimeUnit.SECONDS)).isEqualTo(Duration.ofNanos(nanos));
  }

  @Test
  void fractionOfAMillisecondIsKept() {
    assertThat(duration(1.25, TimeUnit.MILLISECONDS)).isEqualTo(Duration.ofNanos(1_250_000));
    assertThat(duration(1.25, TimeUnit.NANOSECONDS)).isEqualTo(Duration.ofNanos(1));
  }

  @ParameterizedTest
  @ValueSource(longs = {31_556_889_864_403_199L, -31_557_014_167_219_200L})
  void secondsAtTheLimitsOfInstantAreRead(long limit) {
    assertThat(instant(limit, TimeUnit.SECONDS)).isEqualTo(Instant.ofEpochSecond(limit));
  }

  @ParameterizedTest
  @ValueSource(
      longs = {31_556_889_864_403_200L, -31_557_014_167_219_201L, Long.MIN_VALUE, Long.MAX_VALUE})
  void secondsBeyondInstantAreRefused(long seconds) {
    assertThatThrownBy(() -> instant(seconds, TimeUnit.SECONDS))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining(
            "Expected seconds since 1970 that an Instant can hold but found int " + seconds);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, 0x1p63, -0x1.1p63, Double.POSITIVE_INFINITY})
  void floatBeyond64BitsIsRefused(double number) {
    assertThatThrownBy(() -> duration(number, TimeUnit.NANOSECONDS))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected nanoseconds that fit into 64 bits but found float");
  }

  @Test
  void valueThatIsNotANumberIsRefused() {
    assertThatThrownBy(() -> instant(List.of(), TimeUnit.SECONDS))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected seconds since 1970 as an int or a float but found Array");
  }

  @Test
  void unitLongerThanASecondIsRefused() {
    assertThatThrownBy(() -> instant(1, TimeUnit.MINUTES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A number in minutes can't hold seconds");
  }

  @Test
  void elementsOfPackedArraysAreRead() {
    VariantReader in = packet(new double[] {1.5, 2});
    in.beginArray();
    assertThat(TimeNumber.isTextNext(in)).isFalse();
    assertThat(TimeNumber.readDuration(in, TimeUnit.SECONDS).nanos()).isEqualTo(500_000_000);
    assertThat(TimeNumber.readDuration(in, TimeUnit.SECONDS).seconds()).isEqualTo(2);
    in.endArray();
  }

  @Test
  void textIsRecognizedWithoutReadingIt() {
    assertThat(TimeNumber.isTextNext(packet("PT1S"))).isTrue();
    assertThat(TimeNumber.isTextNext(packet(1))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "19:30, 19:30:00",
    "19:30:15.500, 19:30:15.500",
    "19:30+05:45, 19:30:00+05:45",
    "2024-02-29T19:30, 2024-02-29T19:30:00",
    "+12024-02-29T19:30:15Z, +12024-02-29T19:30:15Z",
    "2024-02-29T19:30Z[Etc/UTC], 2024-02-29T19:30:00Z[Etc/UTC]"
  })
  void textOfATimeAlwaysHasSeconds(String time, String text) {
    assertThat(TimeNumber.withSeconds(time)).isEqualTo(text);
  }
}

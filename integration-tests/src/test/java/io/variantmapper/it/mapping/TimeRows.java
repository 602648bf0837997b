package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;
import static io.variantmapper.it.mapping.Row.type;

import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rows for points in time and durations that are written as numbers. */
@SuppressWarnings("JavaUtilDate")
final class TimeRows {
  private static final Instant BEGIN = Instant.ofEpochSecond(1_700_000_000);
  private static final List<Duration> LAPS =
      List.of(Duration.ofMillis(61_500), Duration.ofMillis(60_250));

  static final Section SECTION = Section.of(
      "times as numbers",
      field(new Begin(BEGIN), "1700000000").alsoFrom("1700000000.0", "\"2023-11-14T22:13:20Z\""),
      field(new Founded(new Date(1_700_000_000_123L)), "1700000000123")
          .alsoFrom("\"2023-11-14T22:13:20.123Z\""),
      field(new Born(Instant.ofEpochSecond(-1)), "-1").alsoFrom("\"1969-12-31T23:59:59Z\""),
      field(new Posted(BEGIN.plusMillis(123)), "1700000000123"),
      field(new Tick(BEGIN.plusNanos(123_456_789)), "1700000000123456789"),
      field(new Cooldown(Duration.ofSeconds(90)), "90").alsoFrom("90.0", "\"PT1M30S\""),
      field(new Ping(Duration.ofMillis(1500)), "1500").alsoFrom("1500.0", "&\"PT1.5S\""),
      field(new End(Optional.empty()), "null"),
      field(new Laps(LAPS), "[61500, 60250]")
          .alsoFrom(
              "PackedInt32Array([61500, 60250])",
              "[\"PT61.5S\", 60250.0]",
              "PackedStringArray([\"PT61.5S\", \"PT60.25S\"])"),
      field(new Typed(LAPS), "Array[int]([61500, 60250])").alsoFrom("[61500, 60250]"),
      field(new Events(Map.of(BEGIN, "start")), "{1700000000: \"start\"}")
          .alsoFrom("{1700000000.0: \"start\"}"),
      type(new Match(BEGIN, Duration.ofMinutes(90)), "{\"begin\": 1700000000, \"length\": 5400}"));

  private TimeRows() {}

  @VariantArray
  record Founded(@VariantField(time = TimeForm.MILLISECONDS) Date founded) {}

  @VariantArray
  record Begin(@VariantField(time = TimeForm.SECONDS) Instant begin) {}

  @VariantArray
  record Born(@VariantField(time = TimeForm.SECONDS) Instant born) {}

  @VariantArray
  record Posted(@VariantField(time = TimeForm.MILLISECONDS) Instant posted) {}

  @VariantArray
  record Tick(@VariantField(time = TimeForm.NANOSECONDS) Instant tick) {}

  @VariantArray
  record Cooldown(@VariantField(time = TimeForm.SECONDS) Duration cooldown) {}

  @VariantArray
  record Ping(@VariantField(time = TimeForm.MILLISECONDS) Duration ping) {}

  @VariantArray
  record End(@VariantField(time = TimeForm.SECONDS) Optional<Instant> end) {}

  @VariantArray
  record Laps(@VariantField(time = TimeForm.MILLISECONDS) List<Duration> laps) {}

  @VariantArray
  record Typed(
      @VariantField(time = TimeForm.MILLISECONDS, type = WireType.TYPED_ARRAY)
      List<Duration> times) {}

  @VariantArray
  record Events(@VariantField(time = TimeForm.SECONDS) Map<Instant, String> events) {}

  @VariantDictionary(time = TimeForm.SECONDS)
  record Match(Instant begin, Duration length) {}
}

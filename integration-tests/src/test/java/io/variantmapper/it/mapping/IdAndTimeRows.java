package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Rows for UUIDs, and for dates, times, durations and time zones that are written as text. */
@SuppressWarnings("JavaUtilDate")
final class IdAndTimeRows {
  private static final UUID ID = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
  private static final String ID_LITERAL = "\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"";
  private static final LocalDate DAY = LocalDate.of(2024, 2, 29);
  private static final LocalTime TIME = LocalTime.of(19, 30);

  static final Section SECTION = Section.of(
      "ids and times",
      field(new Session(ID), ID_LITERAL).alsoFrom("&" + ID_LITERAL),
      field(new Friends(Map.of(ID, 2)), "{" + ID_LITERAL + ": 2}"),
      field(new Token(ID), "&" + ID_LITERAL).alsoFrom(ID_LITERAL),
      field(new Founded(new Date(1_700_000_000_000L)), "\"2023-11-14T22:13:20Z\""),
      field(new Signed(java.sql.Date.valueOf("2024-02-29")), "\"2024-02-29\""),
      field(new Alarm(Time.valueOf("19:30:00")), "\"19:30:00\"").alsoFrom("\"19:30\""),
      field(
          new Stored(Timestamp.from(Instant.ofEpochSecond(1_700_000_000))),
          "\"2023-11-14T22:13:20Z\""),
      field(new Begin(Instant.ofEpochSecond(1_700_000_000)), "\"2023-11-14T22:13:20Z\"")
          .alsoFrom("\"2023-11-14T22:13:20.000Z\""),
      field(new Cooldown(Duration.ofMillis(1500)), "\"PT1.5S\""),
      field(new Trial(Period.ofDays(14)), "\"P14D\"").alsoFrom("\"P2W\""),
      field(new Birthday(DAY), "\"2024-02-29\""),
      field(new Nameday(null), "null"),
      field(new Holiday(Optional.of(DAY)), "\"2024-02-29\""),
      field(new Expiry(LocalDate.of(2024, 12, 31)), "\"31.12.2024\"").alsoFrom("&\"31.12.2024\""),
      field(new Closed(List.of(LocalDate.of(2024, 12, 31))), "[\"12/31/2024\"]")
          .alsoFrom("PackedStringArray([\"12/31/2024\"])"),
      field(new Opening(TIME), "\"19:30:00\"").alsoFrom("\"19:30\""),
      field(new Show(LocalDateTime.of(DAY, TIME)), "\"2024-02-29T19:30:00\"")
          .alsoFrom("\"2024-02-29T19:30\""),
      field(new Daily(OffsetTime.of(TIME, ZoneOffset.UTC)), "\"19:30:00Z\"").alsoFrom("\"19:30Z\""),
      field(
              new Posted(OffsetDateTime.of(DAY, TIME, ZoneOffset.ofHours(1))),
              "\"2024-02-29T19:30:00+01:00\"")
          .alsoFrom("\"2024-02-29T19:30+01:00\""),
      field(
          new Match(ZonedDateTime.of(DAY, TIME, ZoneId.of("Europe/Paris"))),
          "\"2024-02-29T19:30:00+01:00[Europe/Paris]\""),
      field(new Season(YearMonth.of(2024, 2)), "\"2024-02\""),
      field(new Feast(MonthDay.of(12, 6)), "\"--12-06\""),
      field(new Home(ZoneId.of("Europe/Paris")), "\"Europe/Paris\""),
      field(new Offset(ZoneOffset.ofHours(-3)), "\"-03:00\"").alsoFrom("\"-3\""),
      field(new Resets(List.of(TIME)), "[\"19:30:00\"]")
          .alsoFrom("PackedStringArray([\"19:30\"])"));

  private IdAndTimeRows() {}

  @VariantArray
  record Session(UUID session) {}

  @VariantArray
  record Friends(Map<UUID, Integer> friends) {}

  @VariantArray
  record Token(@VariantField(type = WireType.STRING_NAME) UUID token) {}

  @VariantArray
  record Begin(Instant begin) {}

  @VariantArray
  record Signed(java.sql.Date signed) {}

  @VariantArray
  record Alarm(Time alarm) {}

  @VariantArray
  record Stored(Timestamp stored) {}

  @VariantArray
  record Founded(Date founded) {}

  @VariantArray
  record Cooldown(Duration cooldown) {}

  @VariantArray
  record Trial(Period trial) {}

  @VariantArray
  record Birthday(LocalDate birthday) {}

  @VariantArray
  record Nameday(@Nullable LocalDate nameday) {}

  @VariantArray
  record Holiday(Optional<LocalDate> holiday) {}

  @VariantArray
  record Expiry(@VariantField(timePattern = "dd.MM.uuuu") LocalDate expiry) {}

  @VariantArray
  record Closed(@VariantField(timePattern = "MM/dd/uuuu") List<LocalDate> closed) {}

  @VariantArray
  record Opening(LocalTime opening) {}

  @VariantArray
  record Show(LocalDateTime show) {}

  @VariantArray
  record Daily(OffsetTime daily) {}

  @VariantArray
  record Posted(OffsetDateTime posted) {}

  @VariantArray
  record Match(ZonedDateTime match) {}

  @VariantArray
  record Season(YearMonth season) {}

  @VariantArray
  record Feast(MonthDay feast) {}

  @VariantArray
  record Home(ZoneId home) {}

  @VariantArray
  record Offset(ZoneOffset offset) {}

  @VariantArray
  record Resets(List<LocalTime> resets) {}
}

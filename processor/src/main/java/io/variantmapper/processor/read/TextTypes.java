package io.variantmapper.processor.read;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.Mapping.Text;
import io.variantmapper.processor.model.TextForm;
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
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The JDK's types that are written as what they print. Those of {@code java.time} print ISO 8601,
 * all but {@code Year}, which can't parse the numbers below 1000 that it prints.
 */
final class TextTypes {
  /** By the names of the types, which need not be printed to be looked up. */
  private static final Map<String, Text> ALL = new HashMap<>();

  static {
    add(CharSequence.class, "");
    add(UUID.class, "fromString");
    add(Instant.class, "parse");
    add(Duration.class, "parse");
    add(Period.class, "parse");
    add(LocalDate.class, "parse");
    add(LocalTime.class, "parse");
    add(LocalDateTime.class, "parse");
    add(OffsetTime.class, "parse");
    add(OffsetDateTime.class, "parse");
    add(ZonedDateTime.class, "parse");
    add(YearMonth.class, "parse");
    add(MonthDay.class, "parse");
    add(ZoneId.class, "of");
    add(ZoneOffset.class, "of");
  }

  private TextTypes() {}

  private static void add(Class<?> type, String parse) {
    ClassName name = ClassName.get(type);
    ALL.put(name.canonicalName(), new Text(name, TextForm.STRING, parse));
  }

  static Optional<Text> find(ClassName type) {
    return Optional.ofNullable(ALL.get(type.canonicalName()));
  }
}

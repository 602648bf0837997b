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
    // Not sorted is what can't be compared, or compares to another type than its class.
    add(CharSequence.class, "", true);
    add(UUID.class, "fromString", true);
    add(Instant.class, "parse", true);
    add(Duration.class, "parse", true);
    add(Period.class, "parse", false);
    add(LocalDate.class, "parse", false);
    add(LocalTime.class, "parse", true);
    add(LocalDateTime.class, "parse", false);
    add(OffsetTime.class, "parse", true);
    add(OffsetDateTime.class, "parse", true);
    add(ZonedDateTime.class, "parse", false);
    add(YearMonth.class, "parse", true);
    add(MonthDay.class, "parse", true);
    add(ZoneId.class, "of", false);
    add(ZoneOffset.class, "of", true);
  }

  private TextTypes() {}

  private static void add(Class<?> type, String parse, boolean sorted) {
    ClassName name = ClassName.get(type);
    ALL.put(name.canonicalName(), new Text(name, TextForm.STRING, parse, sorted));
  }

  static Optional<Text> find(ClassName type) {
    return Optional.ofNullable(ALL.get(type.canonicalName()));
  }
}

package io.variantmapper.processor.read.types;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.processor.model.Anchor;
import io.variantmapper.processor.model.Conversion;
import io.variantmapper.processor.model.Fault;
import io.variantmapper.processor.model.FieldFault;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.read.settings.FieldAnnotation;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The option {@code timePattern} of one field. */
final class TimePattern {
  /** A quoted text, or letters whose texts or numbers depend on a language or a region. */
  private static final Pattern OF_LANGUAGE =
      Pattern.compile("'[^']*'?|([ML]{3,}|[Qq]{3,}|E+|e+|c+|a+|B+|G+|Y+|w+|W+|z+|O+|v+)");

  /** A quoted text, or the year of an era. */
  private static final Pattern YEAR_OF_ERA = Pattern.compile("'[^']*'?|(y+)");

  private static final ZoneId ZONE = ZoneId.of("Europe/Paris");

  /**
   * Values that reading must restore. Their years are in different centuries. The last one is in
   * the hour that occurs twice, because clocks are set back.
   */
  private static final List<ZonedDateTime> SAMPLES = List.of(
      ZonedDateTime.of(LocalDateTime.of(2024, 2, 3, 16, 5), ZONE),
      ZonedDateTime.of(LocalDateTime.of(1961, 11, 24, 7, 40), ZONE),
      ZonedDateTime.ofInstant(Instant.parse("2024-10-27T01:30:00Z"), ZONE));

  private static final Map<TypeName, Type> TYPES = Stream.of(
          new Type(Instant.class, Instant::from, "dd.MM.uuuu HH:mm"),
          new Type(LocalDate.class, LocalDate::from, "dd.MM.uuuu"),
          new Type(LocalTime.class, LocalTime::from, "HH:mm"),
          new Type(LocalDateTime.class, LocalDateTime::from, "dd.MM.uuuu HH:mm"),
          new Type(OffsetTime.class, OffsetTime::from, "HH:mmXXX"),
          new Type(OffsetDateTime.class, OffsetDateTime::from, "dd.MM.uuuu HH:mmXXX"),
          new Type(ZonedDateTime.class, ZonedDateTime::from, "dd.MM.uuuu HH:mmXXX'['VV']'"),
          new Type(YearMonth.class, YearMonth::from, "MM/uuuu"),
          new Type(MonthDay.class, MonthDay::from, "dd.MM."))
      .collect(Collectors.toMap(type -> ClassName.get(type.type), type -> type));

  /**
   * A type whose texts can have a pattern.
   *
   * @param from converts the result of parsing to the type
   * @param example a pattern from which each value can be read back
   */
  private record Type(
      Class<?> type, TemporalQuery<? extends TemporalAccessor> from, String example) {}

  private final String text;
  private final Anchor anchor;

  private TimePattern(FieldAnnotation.Text given) {
    text = given.text();
    anchor = given.anchor();
  }

  static Optional<TimePattern> of(FieldAnnotation annotation) {
    return annotation.text("timePattern").map(TimePattern::new);
  }

  /** Returns the mapping of a type to texts of this pattern; empty if it has no patterns. */
  Optional<Mapping> mapping(ClassName type) {
    Optional<Conversion> conversion = Conversion.of(type);
    Optional<Type> written =
        Optional.ofNullable(TYPES.get(conversion.map(Conversion::written).orElse(type)));
    return written.map(of -> fault(of)
        .<Mapping>map(fault -> new Mapping.Unsupported(type, fault))
        .orElseGet(() -> {
          Mapping.Text plain =
              (Mapping.Text) SimpleTypes.find(ClassName.get(of.type)).orElseThrow();
          Mapping value = plain.withPattern(text);
          return conversion.isPresent() ? new Mapping.Converted(conversion.get(), value) : value;
        }));
  }

  private Optional<Fault> fault(Type type) {
    Optional<String> localized = find(OF_LANGUAGE);
    if (localized.isPresent()) {
      return fault(FieldFault.PATTERN_OF_LANGUAGE, type)
          .map(of -> of.with("letters", localized.get()));
    } else if (find(YEAR_OF_ERA).isPresent()) {
      return fault(FieldFault.PATTERN_WITH_YEAR_OF_ERA, type);
    }
    DateTimeFormatter formatter;
    try {
      formatter =
          DateTimeFormatter.ofPattern(text, Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
    } catch (IllegalArgumentException e) {
      return fault(FieldFault.PATTERN_INVALID, type)
          .map(of -> of.with("reason", String.valueOf(e.getMessage())));
    }
    DateTimeFormatter used =
        type.type == Instant.class ? formatter.withZone(ZoneOffset.UTC) : formatter;
    return SAMPLES.stream().flatMap(sample -> lost(type, sample, used).stream()).findFirst();
  }

  /** Returns the letters that the pattern finds outside of quoted texts. */
  private Optional<String> find(Pattern letters) {
    Matcher matcher = letters.matcher(text);
    while (matcher.find()) {
      if (matcher.group(1) != null) {
        return Optional.of(matcher.group(1));
      }
    }
    return Optional.empty();
  }

  /** Returns the fault of a pattern from which a value can't be read back. */
  private Optional<Fault> lost(Type type, ZonedDateTime sample, DateTimeFormatter formatter) {
    TemporalAccessor value = type.from.queryFrom(sample);
    String written = "";
    try {
      written = formatter.format(value);
      if (value.equals(formatter.parse(written, type.from))) {
        return Optional.empty();
      }
    } catch (DateTimeException e) {
      // Reported below: a part is missing, or the type does not have a part of the pattern.
    }
    String found = written;
    return fault(FieldFault.PATTERN_TOO_SHORT, type)
        .map(of -> of.with("value", value).with("text", found));
  }

  private Optional<Fault> fault(FieldFault kind, Type type) {
    return Optional.of(new Fault(kind, anchor).with("pattern", text).with("example", type.example));
  }
}

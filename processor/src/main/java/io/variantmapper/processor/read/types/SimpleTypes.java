package io.variantmapper.processor.read.types;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.variantmapper.annotations.TimeForm;
import io.variantmapper.processor.model.Conversion;
import io.variantmapper.processor.model.GodotType;
import io.variantmapper.processor.model.Mapping;
import io.variantmapper.processor.model.Mapping.Direct;
import io.variantmapper.processor.model.Mapping.Text;
import io.variantmapper.processor.model.TextForm;
import io.variantmapper.processor.model.TimeType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Path;
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
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The Java types whose mapping depends only on the name of the type. A value is either written by
 * one call on the writer, or converted to a text.
 */
final class SimpleTypes {
  private static final String RUNTIME = "io.variantmapper.runtime";
  private static final String VALUES = RUNTIME + ".value";
  private static final ClassName BIG_NUMBERS = ClassName.get(RUNTIME + ".mapping", "BigNumbers");

  /** The types of {@code runtime.value} except the math types. */
  private static final List<GodotType> OTHER_VALUES = List.of(
      GodotType.STRING_NAME,
      GodotType.NODE_PATH,
      GodotType.RID,
      GodotType.OBJECT,
      GodotType.SIGNAL,
      GodotType.IMAGE,
      GodotType.INPUT_EVENT);

  /** The Java names that differ from Godot's names. */
  private static final Map<GodotType, String> JAVA_NAMES =
      Map.of(GodotType.AABB, "Aabb", GodotType.RID, "Rid", GodotType.OBJECT, "ObjectId");

  /**
   * The mappings by the name of the type. The keys are not TypeNames, because each look-up would
   * then print the TypeName, which is slow.
   */
  private static final Map<String, Mapping> ALL = new HashMap<>();

  static {
    primitive(TypeName.BOOLEAN, "writeBoolean", "readBoolean", GodotType.BOOL);
    primitive(TypeName.BYTE, "writeByte", "readByte", GodotType.INT);
    primitive(TypeName.SHORT, "writeShort", "readShort", GodotType.INT);
    primitive(TypeName.INT, "writeInt", "readInt", GodotType.INT);
    primitive(TypeName.LONG, "writeLong", "readLong", GodotType.INT);
    primitive(TypeName.CHAR, "writeChar", "readChar", GodotType.STRING);
    primitive(TypeName.FLOAT, "writeFloat", "readFloat", GodotType.FLOAT);
    primitive(TypeName.DOUBLE, "writeDouble", "readDouble", GodotType.FLOAT);
    direct(ClassName.get(String.class), GodotType.STRING);
    direct(ClassName.get(RUNTIME, "Variant"), GodotType.ANY);
    add(new Direct(ClassName.get(RUNTIME, "Variant", "Raw"), "writeRaw", "readRaw", GodotType.ANY));
    add(new Direct(ClassName.OBJECT, "writeAny", "readAny", GodotType.ANY));
    Stream.concat(GodotType.math().stream(), OTHER_VALUES.stream())
        .forEach(type -> direct(value(type), type));
    packed(TypeName.BYTE, GodotType.PACKED_BYTE_ARRAY);
    packed(TypeName.INT, GodotType.PACKED_INT32_ARRAY);
    packed(TypeName.LONG, GodotType.PACKED_INT64_ARRAY);
    packed(TypeName.FLOAT, GodotType.PACKED_FLOAT32_ARRAY);
    packed(TypeName.DOUBLE, GodotType.PACKED_FLOAT64_ARRAY);
    packed(ClassName.get(String.class), GodotType.PACKED_STRING_ARRAY);
    packed(value(GodotType.VECTOR2), GodotType.PACKED_VECTOR2_ARRAY);
    packed(value(GodotType.VECTOR3), GodotType.PACKED_VECTOR3_ARRAY);
    packed(value(GodotType.VECTOR4), GodotType.PACKED_VECTOR4_ARRAY);
    packed(value(GodotType.COLOR), GodotType.PACKED_COLOR_ARRAY);
    // The last argument is the result of isSorted.
    text(CharSequence.class, "", true);
    text(UUID.class, "fromString", true);
    // URL and Charset are not supported: the methods equals and hashCode of URL query a name
    // server, and finding a Charset by its name may load classes.
    text(URI.class, "create", true);
    text(Path.class, "of", false);
    text(Currency.class, "getInstance", false);
    text(BigInteger.class, BIG_NUMBERS, "parseInteger", true);
    text(BigDecimal.class, BIG_NUMBERS, "parseDecimal", false);
    ClassName locale = ClassName.get(Locale.class);
    add(new Text(locale, TextForm.STRING, "toLanguageTag", locale, "forLanguageTag", false));
    // The toString methods of java.time return ISO 8601. Year is not supported, because Year.parse
    // can't parse the texts that toString returns for years below 1000.
    text(Instant.class, "parse", true);
    text(Duration.class, "parse", true);
    text(Period.class, "parse", false);
    text(LocalDate.class, "parse", false);
    text(LocalTime.class, "parse", true);
    text(LocalDateTime.class, "parse", false);
    text(OffsetTime.class, "parse", true);
    text(OffsetDateTime.class, "parse", true);
    text(ZonedDateTime.class, "parse", false);
    text(YearMonth.class, "parse", true);
    text(MonthDay.class, "parse", true);
    text(ZoneId.class, "of", false);
    text(ZoneOffset.class, "of", true);
  }

  private SimpleTypes() {}

  static Optional<Mapping> find(TypeName type) {
    return Optional.ofNullable(ALL.get(name(type)));
  }

  /** Returns the mapping of a point in time or a duration in the given form. */
  static Optional<Mapping> find(TypeName type, TimeForm form) {
    Optional<Conversion> conversion = Conversion.of(type);
    return conversion.isPresent()
        ? Optional.of(
            new Mapping.Converted(conversion.get(), value(conversion.get().written(), form)))
        : time(type, form);
  }

  private static Mapping value(TypeName type, TimeForm form) {
    return time(type, form).or(() -> find(type)).orElseThrow();
  }

  private static Optional<Mapping> time(TypeName type, TimeForm form) {
    Optional<TimeUnit> unit = unit(form);
    return unit.isPresent()
        ? TimeType.of(type).map(time -> new Mapping.Time(time, unit.get()))
        : Optional.empty();
  }

  private static Optional<TimeUnit> unit(TimeForm form) {
    return switch (form) {
      case SECONDS -> Optional.of(TimeUnit.SECONDS);
      case MILLISECONDS -> Optional.of(TimeUnit.MILLISECONDS);
      case NANOSECONDS -> Optional.of(TimeUnit.NANOSECONDS);
      case TEXT, INHERITED -> Optional.empty();
    };
  }

  /**
   * Returns the mapping of a type if one call on the writer writes a value, and one call on the
   * reader reads it. Otherwise, returns an empty Optional.
   */
  static Optional<Direct> direct(TypeName type) {
    return find(type).filter(Direct.class::isInstance).map(Direct.class::cast);
  }

  private static String name(TypeName type) {
    return type instanceof ClassName name ? name.canonicalName() : type.toString();
  }

  private static void primitive(TypeName type, String write, String read, GodotType godotType) {
    Direct direct = new Direct(type, write, read, godotType);
    add(direct);
    add(direct.boxed());
  }

  private static void packed(TypeName element, GodotType array) {
    direct(ArrayTypeName.of(element), array);
  }

  private static void direct(TypeName type, GodotType godotType) {
    String name = javaName(godotType);
    add(new Direct(type, "write" + name, "read" + name, godotType));
  }

  private static void text(Class<?> type, String parse, boolean sorted) {
    text(type, ClassName.get(type), parse, sorted);
  }

  private static void text(Class<?> type, ClassName parser, String parse, boolean sorted) {
    add(new Text(ClassName.get(type), TextForm.STRING, "toString", parser, parse, sorted));
  }

  private static void add(Mapping mapping) {
    ALL.put(name(mapping.type()), mapping);
  }

  /** Returns the class in {@code runtime.value} that corresponds to a type in Godot. */
  static ClassName value(GodotType type) {
    return ClassName.get(VALUES, javaName(type));
  }

  private static String javaName(GodotType type) {
    return JAVA_NAMES.getOrDefault(type, type.godotName());
  }
}

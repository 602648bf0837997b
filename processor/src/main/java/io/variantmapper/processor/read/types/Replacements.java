package io.variantmapper.processor.read.types;

import com.palantir.javapoet.ClassName;
import io.variantmapper.processor.model.GodotType;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the type that an error message suggests instead of a type that can't be mapped. */
final class Replacements {
  private static final String ZONED = "java.time.ZonedDateTime";

  /** The replacements for JDK classes; the keys are the names of the JDK classes. */
  private static final Map<String, String> OF_JDK = Map.ofEntries(
      Map.entry("java.io.File", "java.nio.file.Path"),
      Map.entry("java.lang.Class", "java.lang.String"),
      Map.entry("java.lang.Number", "double, long or java.math.BigDecimal"),
      Map.entry("java.lang.StringBuffer", "java.lang.String"),
      Map.entry("java.lang.StringBuilder", "java.lang.String"),
      Map.entry("java.net.URL", "java.net.URI"),
      Map.entry("java.util.Calendar", ZONED),
      Map.entry("java.util.GregorianCalendar", ZONED),
      Map.entry("java.util.TimeZone", "java.time.ZoneId"));

  private Replacements() {}

  /**
   * Returns the type to use instead of {@code type}; empty if there is none. If {@code OF_JDK} does
   * not contain {@code type}, returns the math type of {@code runtime.value} that has the same
   * simple name. If there is none, looks again without an {@code f} or {@code d} at the end of the
   * name.
   */
  // Color for java.awt.Color, Vector3 for javax.vecmath.Vector3f
  static Optional<String> of(ClassName type) {
    String name = type.simpleName();
    return Optional.ofNullable(OF_JDK.get(type.canonicalName()))
        .or(() -> Stream.of(name, name.replaceFirst("[fd]$", ""))
            .flatMap(candidate -> GodotType.math().stream()
                .map(SimpleTypes::value)
                .filter(value -> value.simpleName().equals(candidate)))
            .map(ClassName::canonicalName)
            .findFirst());
  }
}

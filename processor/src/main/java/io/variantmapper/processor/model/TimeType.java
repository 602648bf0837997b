package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/** The types of {@code java.time} whose values consist only of seconds and nanoseconds. */
public enum TimeType {
  /** A point in time, as the time since the start of 1970. */
  INSTANT(Instant.class, "getEpochSecond", "ofEpochSecond"),
  /** A duration. */
  DURATION(Duration.class, "getSeconds", "ofSeconds");

  private final Class<?> type;
  private final String seconds;
  private final String factory;

  TimeType(Class<?> type, String seconds, String factory) {
    this.type = type;
    this.seconds = seconds;
    this.factory = factory;
  }

  /** Returns the constant for a Java type; empty if there is none. */
  public static Optional<TimeType> of(TypeName type) {
    return Stream.of(values()).filter(time -> time.type().equals(type)).findFirst();
  }

  /** Returns the Java type. */
  public ClassName type() {
    return ClassName.get(type);
  }

  /** Returns the name of the method that returns the whole seconds of a value. */
  public String seconds() {
    return seconds;
  }

  /** Returns the name of the static method that creates a value from seconds and nanoseconds. */
  public String factory() {
    return factory;
  }
}

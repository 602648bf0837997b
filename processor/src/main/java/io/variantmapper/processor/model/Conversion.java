package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Date;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The JDK classes whose objects are written as values of another type. */
public enum Conversion {
  /** A point in time, in milliseconds. */
  DATE(Date.class),
  /** A day. */
  SQL_DATE("java.sql.Date"),
  /** A time of day, in seconds. */
  SQL_TIME("java.sql.Time"),
  /** A point in time, in nanoseconds. */
  SQL_TIMESTAMP("java.sql.Timestamp"),
  /** An int that other threads may change. */
  ATOMIC_INTEGER(AtomicInteger.class),
  /** A long that other threads may change. */
  ATOMIC_LONG(AtomicLong.class),
  /** A boolean that other threads may change. */
  ATOMIC_BOOLEAN(AtomicBoolean.class);

  /** The name of the class. A program may run without the module java.sql. */
  private final String name;

  Conversion(Class<?> type) {
    this(type.getCanonicalName());
  }

  Conversion(String name) {
    this.name = name;
  }

  /** Returns the conversion of a Java type; empty if its values are not converted. */
  public static Optional<Conversion> of(TypeName type) {
    String name = type.toString();
    for (Conversion conversion : values()) {
      if (conversion.name.equals(name)) {
        return Optional.of(conversion);
      }
    }
    return Optional.empty();
  }

  /** Returns the class whose objects are converted. */
  public ClassName type() {
    return ClassName.bestGuess(name);
  }

  /** Returns the type of the value that is written instead of the object. */
  public TypeName written() {
    return switch (this) {
      case DATE, SQL_TIMESTAMP -> ClassName.get(Instant.class);
      case SQL_DATE -> ClassName.get(LocalDate.class);
      case SQL_TIME -> ClassName.get(LocalTime.class);
      case ATOMIC_INTEGER -> TypeName.INT;
      case ATOMIC_LONG -> TypeName.LONG;
      case ATOMIC_BOOLEAN -> TypeName.BOOLEAN;
    };
  }
}

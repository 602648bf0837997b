package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A class of the JDK that reading fills.
 *
 * @param name the class without type arguments
 * @param hashed whether the class looks up its elements or keys by hash code
 */
public record ContainerClass(ClassName name, Start start, boolean hashed) {
  /** Returns whether creating an object requires the class of an enum. */
  public boolean isOfEnum() {
    return start == Start.ENUM || start == Start.NONE_OF_ENUM;
  }

  /** Returns whether other threads may change an object while it is written. */
  public boolean isConcurrent() {
    return name.packageName().equals("java.util.concurrent");
  }

  /** How an empty object is created. */
  public enum Start {
    /** {@code new TreeMap<>()}. */
    EMPTY,
    /** {@code new ArrayList<>(capacity)}. */
    CAPACITY,
    /** {@code new EnumMap<>(Kind.class)}. */
    ENUM,
    /** {@code EnumSet.noneOf(Kind.class)}. */
    NONE_OF_ENUM
  }
}

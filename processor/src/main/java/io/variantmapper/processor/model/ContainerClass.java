package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A class of the JDK that reading fills.
 *
 * <pre>{@code
 * new ContainerClass(ClassName.get(TreeMap.class), Start.EMPTY, false)
 * }</pre>
 *
 * @param name without type arguments
 * @param hashed whether it finds what it holds by hash codes
 */
public record ContainerClass(ClassName name, Start start, boolean hashed) {
  /** Whether it is made with the class of an enum. */
  public boolean isOfEnum() {
    return start == Start.ENUM || start == Start.NONE_OF_ENUM;
  }

  /** Whether other threads may change one while it is written. */
  public boolean isConcurrent() {
    return name.packageName().equals("java.util.concurrent");
  }

  /** How one is made that holds nothing yet. */
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

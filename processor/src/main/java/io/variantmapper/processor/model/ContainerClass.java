package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * The class of a collection or map that reading creates.
 *
 * @param name the class without type arguments
 * @param lookUp how the class finds its elements or keys
 * @param isConcurrent whether other threads may change an object of the class while it is written
 * @param isGiven whether the user chose the class with {@code as}, and the class differs from the
 *     default for the field's declared type
 * @param collected the container to which reading adds the elements first, if an object of this
 *     class can only be created as a copy of another container; otherwise empty
 */
public record ContainerClass(
    ClassName name,
    Start start,
    LookUp lookUp,
    boolean isConcurrent,
    boolean isGiven,
    Optional<Collected> collected) {
  /** Describes a class of the JDK, such as ArrayList, which reading creates for a List field. */
  public ContainerClass(ClassName name, Start start, LookUp lookUp) {
    this(
        name,
        start,
        lookUp,
        name.packageName().equals("java.util.concurrent"),
        false,
        Optional.empty());
  }

  /** Returns whether creating an object requires the class of an enum. */
  public boolean isOfEnum() {
    return start == Start.ENUM || start == Start.NONE_OF_ENUM;
  }

  /** Returns a copy of this description, marked as a class that the user chose with {@code as}. */
  public ContainerClass asGiven() {
    return new ContainerClass(name, start, lookUp, isConcurrent, true, collected);
  }

  /**
   * Returns a copy of this description for a container whose elements are added to another one,
   * which may compare all keys that have the same hash code, as a {@code WeakHashMap} does.
   */
  ContainerClass asUnsorted() {
    return lookUp == LookUp.SORTED_HASHES
        ? new ContainerClass(name, start, LookUp.HASHES, isConcurrent, isGiven, collected)
        : this;
  }

  /**
   * Describes a container that is only written, for {@link Container#asWritten}. The description
   * does not contain the class of the object that reading creates, so two fields that differ only
   * in this class have equal descriptions.
   *
   * @param mayBeConcurrent whether other threads may change the container
   */
  static ContainerClass asWritten(ClassName declared, boolean mayBeConcurrent) {
    return new ContainerClass(
        declared, Start.EMPTY, LookUp.UNHASHED, mayBeConcurrent, false, Optional.empty());
  }

  /**
   * The container that holds the elements until they are copied to the final object.
   *
   * @param declared the interface, such as List
   * @param filled the class of this container
   * @param method the static method that copies the elements; empty if a constructor copies them
   */
  public record Collected(ClassName declared, ContainerClass filled, String method) {
    /** Returns whether a constructor copies the elements. */
    public boolean isByConstructor() {
      return method.isEmpty();
    }
  }

  /** How elements or keys are found. */
  public enum LookUp {
    /** By position or by order, as in a list or a {@code TreeMap}. */
    UNHASHED,
    /** By hash code; keys with equal hash codes by order if they are Comparable. */
    SORTED_HASHES,
    /** By hash code. */
    HASHES
  }

  /** How an empty object is created. */
  public enum Start {
    /** {@code new TreeMap<>()}. */
    EMPTY,
    /** {@code new Names()}, for a class without type parameters. */
    NOT_GENERIC,
    /** {@code new ArrayList<>(capacity)}. */
    CAPACITY,
    /** {@code new EnumMap<>(Kind.class)}. */
    ENUM,
    /** {@code EnumSet.noneOf(Kind.class)}. */
    NONE_OF_ENUM
  }
}

package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LetterCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Builds an {@link EnumSerializer}, which writes names unless a method of this builder changes
 * that.
 *
 * <p>The methods take constants by name, so that generated code does not refer to deprecated
 * constants.
 *
 * <pre>{@code
 * EnumSerializer<Thread.State> states = EnumSerializer.builder(Thread.State.values())
 *     .value("NEW", "new")
 *     .value("TERMINATED", "gone")
 *     .fallback("RUNNABLE")
 *     .build();
 * byte[] packet = states.encode(Thread.State.NEW);   // "new" in Godot
 * }</pre>
 *
 * @param <E> the enum
 */
public final class EnumSerializerBuilder<E extends Enum<E>> {
  private final E[] constants;
  private final @Nullable String[] ownTexts;
  private final @Nullable Long[] ownNumbers;
  private boolean hasTexts;
  private boolean hasNumbers;
  private boolean writesValues = true;
  private boolean writesOrdinals;
  private boolean ignoresCase;
  private @Nullable E fallback;

  EnumSerializerBuilder(E[] constants) {
    for (int i = 0; i < constants.length; i++) {
      E constant = Objects.requireNonNull(constants[i], "constants has a null element");
      if (constant.ordinal() != i) {
        throw new IllegalArgumentException(
            "The constant " + constant + " is at index " + i + ", but its ordinal is "
                + constant.ordinal() + ". Give all constants in their order.");
      }
    }
    this.constants = constants.clone();
    ownTexts = new String[constants.length];
    ownNumbers = new Long[constants.length];
  }

  /** Makes the serializer write names; custom values are still read. */
  public EnumSerializerBuilder<E> asNames() {
    writesValues = false;
    writesOrdinals = false;
    return this;
  }

  /** Makes the serializer write ordinals. */
  public EnumSerializerBuilder<E> asOrdinals() {
    writesValues = false;
    writesOrdinals = true;
    return this;
  }

  /**
   * Sets the text that is written for a constant. A constant without a text is written as its name.
   *
   * @throws IllegalArgumentException if there is no such constant
   */
  public EnumSerializerBuilder<E> value(String constant, String text) {
    ownTexts[find(constant)] = Objects.requireNonNull(text, "text");
    hasTexts = true;
    return this;
  }

  /**
   * Sets the number that is written for a constant. Set a number for each constant, or for none of
   * them.
   *
   * @throws IllegalArgumentException if there is no such constant
   */
  public EnumSerializerBuilder<E> value(String constant, long number) {
    ownNumbers[find(constant)] = number;
    hasNumbers = true;
    return this;
  }

  /**
   * Makes the serializer ignore the case of letters from A to Z when it reads texts and names. All
   * other characters must match.
   *
   * <pre>{@code
   * EnumSerializer.builder(Thread.State.values()).ignoringCase().build()   // also reads "blocked"
   * }</pre>
   */
  public EnumSerializerBuilder<E> ignoringCase() {
    ignoresCase = true;
    return this;
  }

  /**
   * Sets the constant that is read for an unknown String or int.
   *
   * @throws IllegalArgumentException if there is no such constant
   */
  public EnumSerializerBuilder<E> fallback(String constant) {
    fallback = constants[find(constant)];
    return this;
  }

  /**
   * Returns the serializer.
   *
   * @throws IllegalArgumentException if two constants have the same text or number; if the case is
   *     ignored, and the texts of two constants differ only in case; if numbers are combined with
   *     texts or ordinals; or if only some constants have a number
   * @throws UnsupportedVariantException if a text contains U+0000 or a lone surrogate
   */
  public EnumSerializer<E> build() {
    if (hasNumbers && (hasTexts || writesOrdinals)) {
      throw new IllegalArgumentException("The constants " + Arrays.toString(constants)
          + " have numbers as well as texts or ordinals. Don't combine numbers with either.");
    }
    return new EnumSerializer<>(this);
  }

  private int find(String constant) {
    Objects.requireNonNull(constant, "constant");
    for (int i = 0; i < constants.length; i++) {
      if (constants[i].name().equals(constant)) {
        return i;
      }
    }
    throw new IllegalArgumentException("No " + constant + " among " + Arrays.toString(constants));
  }

  @Nullable
  E fallback() {
    return fallback;
  }

  boolean ignoresCase() {
    return ignoresCase;
  }

  boolean isNumber() {
    return writesOrdinals || (writesValues && hasNumbers);
  }

  /** Returns all constants, then again each constant whose custom text differs from its name. */
  E[] owners() {
    List<E> owners = new ArrayList<>(Arrays.asList(constants));
    for (E constant : constants) {
      if (!text(constant, true).equals(constant.name())) {
        owners.add(constant);
      }
    }
    return owners.toArray(constants);
  }

  /**
   * Returns one text for each of the {@link #owners}: first the texts that are written, then the
   * other texts that are read.
   */
  String[] texts() {
    E[] owners = owners();
    String[] texts = new String[owners.length];
    Set<Object> known = new HashSet<>();
    Map<String, E> ownerOfEach = new HashMap<>();
    for (int i = 0; i < texts.length; i++) {
      texts[i] = text(owners[i], writesValues == i < constants.length);
      requireNew(known, texts[i]);
      if (ignoresCase) {
        requireOneOwner(ownerOfEach, owners[i], texts[i]);
      }
    }
    return texts;
  }

  /** Checks that no other constant has a text that differs only in case. */
  private void requireOneOwner(Map<String, E> owners, E owner, String text) {
    E other = owners.put(LetterCase.lower(text), owner);
    if (other != null && other != owner) {
      throw new IllegalArgumentException("Both " + other + " and " + owner + " would be read from "
          + text + ", because the case is ignored");
    }
  }

  private String text(E constant, boolean own) {
    String text = own ? ownTexts[constant.ordinal()] : null;
    return text == null ? constant.name() : text;
  }

  /** Returns the custom numbers of the constants, or their ordinals if there are none. */
  long[] numbers() {
    long[] numbers = new long[constants.length];
    Set<Object> known = new HashSet<>();
    for (int i = 0; i < numbers.length; i++) {
      Long own = ownNumbers[i];
      if (own == null && hasNumbers) {
        throw new IllegalArgumentException(constants[i]
            + " has no number, but another constant has one. Give numbers to all, or to none.");
      }
      numbers[i] = own == null ? i : own;
      requireNew(known, numbers[i]);
    }
    return numbers;
  }

  private void requireNew(Set<Object> known, Object value) {
    if (!known.add(value)) {
      throw new IllegalArgumentException(
          "Two of " + Arrays.toString(constants) + " would be read from " + value);
    }
  }
}

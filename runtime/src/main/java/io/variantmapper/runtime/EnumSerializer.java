package io.variantmapper.runtime;

import io.variantmapper.runtime.mapping.FieldKeys;
import io.variantmapper.runtime.mapping.FieldWriter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes an enum constant as its name, its ordinal or a custom value, and reads any of these.
 *
 * <p>A String is compared with the custom texts first, then with the names. An int is compared with
 * the custom numbers, or with the ordinals if there are no custom numbers. Immutable.
 *
 * <pre>{@code
 * EnumSerializer<Thread.State> states = EnumSerializer.of(Thread.State.values());
 * byte[] packet = states.encode(Thread.State.BLOCKED);   // "BLOCKED" in Godot
 * }</pre>
 *
 * @param <E> the enum
 */
public final class EnumSerializer<E extends Enum<E>> implements VariantSerializer<E> {
  /**
   * The texts that are read: one text for each constant, in the order of the constants, and then a
   * second text for each constant whose custom text differs from its name. Writing uses the first
   * text of a constant, unless constants are written as numbers.
   */
  private final FieldKeys texts;

  /**
   * The constant for each text: first all constants in their order, then each constant with a
   * second text.
   */
  private final E[] owners;

  private final boolean isNumber;

  /** The custom numbers, or the ordinals if there are none, in the order of the constants. */
  private final long[] numbers;

  /** The same numbers in ascending order; {@link #ofSorted} has the constants in this order. */
  private final long[] sorted;

  private final E[] ofSorted;
  private final @Nullable E fallback;

  EnumSerializer(EnumSerializerBuilder<E> builder) {
    FieldKeys exact = FieldKeys.of(builder.texts());
    texts = builder.ignoresCase() ? exact.ignoringCase() : exact;
    owners = builder.owners();
    isNumber = builder.isNumber();
    numbers = builder.numbers();
    sorted = numbers.clone();
    Arrays.sort(sorted);
    ofSorted = owners.clone();
    for (int i = 0; i < sorted.length; i++) {
      ofSorted[Arrays.binarySearch(sorted, numbers[i])] = owners[i];
    }
    fallback = builder.fallback();
  }

  /**
   * Returns a serializer that writes names.
   *
   * @param constants all constants in their order, as {@code values()} returns them
   * @throws IllegalArgumentException if a constant is not at the index of its ordinal
   */
  public static <E extends Enum<E>> EnumSerializer<E> of(E[] constants) {
    return builder(constants).build();
  }

  /**
   * Returns a builder for a serializer with custom values, ordinals or a fallback.
   *
   * @param constants all constants in their order, as {@code values()} returns them
   * @throws IllegalArgumentException if a constant is not at the index of its ordinal
   */
  public static <E extends Enum<E>> EnumSerializerBuilder<E> builder(E[] constants) {
    return new EnumSerializerBuilder<>(constants);
  }

  @Override
  public void write(VariantWriter out, @Nullable E value) {
    if (value == null) {
      out.writeNil();
    } else if (isNumber) {
      out.writeLong(numbers[indexOf(value)]);
    } else {
      FieldWriter.writeName(out, texts, indexOf(value));
    }
  }

  @Override
  public long expectedSize(@Nullable E value, int depth) {
    if (value == null) {
      return ExpectedSize.NIL;
    }
    int constant = indexOf(value);
    return isNumber ? ExpectedSize.ofInt(numbers[constant]) : texts.encodedSize(constant);
  }

  private int indexOf(E value) {
    int index = value.ordinal();
    if (index >= numbers.length) {
      throw new IllegalArgumentException(value + " is not among the constants that were given."
          + " Their number is " + numbers.length + ". Give all constants in their order.");
    }
    return index;
  }

  /**
   * Reads a constant; for an unknown String or int, returns the fallback if there is one.
   *
   * @throws UnexpectedVariantException if a String or int is unknown and there is no fallback, or
   *     if the value has another type
   */
  @Override
  public E read(VariantReader in) {
    E constant = readOrNull(in);
    if (constant != null) {
      return constant;
    }
    if (fallback != null) {
      return fallback;
    }
    throw texts.unknownName(
        in, expected(), " To ignore the case, set @VariantEnum(ignoreCase = true).");
  }

  /**
   * Reads a constant; for an unknown String or int, returns null even if there is a fallback.
   *
   * @throws UnexpectedVariantException if the value has another type
   */
  public @Nullable E readOrNull(VariantReader in) {
    int text = texts.readName(in);
    if (text >= 0) {
      return owners[text];
    }
    if (text == FieldKeys.UNKNOWN) {
      return null;
    }
    VariantType type = in.peekType();
    if (type == VariantType.INT || type == VariantType.FLOAT) {
      int number = Arrays.binarySearch(sorted, in.readLong());
      return number < 0 ? null : ofSorted[number];
    }
    throw in.unexpected(expected());
  }

  private String expected() {
    StringBuilder expected = new StringBuilder("one of ");
    for (int i = 0; i < Math.min(numbers.length, FieldKeys.MAX_NAMED); i++) {
      expected.append(i == 0 ? "" : ", ").append(texts.key(i));
      if (isNumber) {
        expected.append(" (").append(numbers[i]).append(')');
      }
    }
    return expected.append(numbers.length > FieldKeys.MAX_NAMED ? ", …" : "").toString();
  }
}

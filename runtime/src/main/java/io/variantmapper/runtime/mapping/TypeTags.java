package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.Steps;
import java.util.Arrays;
import java.util.Objects;

/**
 * The tags of the subtypes of one hierarchy: all Strings, or all ints.
 *
 * <p>In a Dictionary the tag stands under a key of its own: as the first entry when written,
 * anywhere when read. In an Array it is element 0. Immutable.
 *
 * <pre>{@code
 * private static final TypeTags TAGS = TypeTags.ofNames("type", "move", "chat");
 *
 * return switch (TAGS.find(in)) {
 *   case 0 -> MoveVariantSerializer.INSTANCE.read(in);
 *   case 1 -> ChatVariantSerializer.INSTANCE.read(in);
 *   default -> throw TAGS.unknownTagException(in);
 * };
 * }</pre>
 */
public final class TypeTags {
  /** How many possible values an error message names. */
  public static final int MAX_NAMED = 12;

  private final FieldKeys key;
  private final FieldKeys names;
  private final int[] numbers;

  private TypeTags(String key, String[] names, int[] numbers) {
    this.key = FieldKeys.of(Objects.requireNonNull(key, "key"));
    this.names = FieldKeys.of(names);
    this.numbers = numbers;
  }

  /**
   * Returns tags that are Strings; a StringName is read for one.
   *
   * @param key the key of the tag
   */
  public static TypeTags ofNames(String key, String... names) {
    for (String name : Objects.requireNonNull(names, "names")) {
      Objects.requireNonNull(name, "names has a null element");
    }
    return new TypeTags(key, names, new int[0]);
  }

  /**
   * Returns tags that are ints; a float without fraction is read for one.
   *
   * @param key the key of the tag
   */
  public static TypeTags ofNumbers(String key, int... numbers) {
    return new TypeTags(key, new String[0], numbers.clone());
  }

  /**
   * Returns the index of the tag of the next value, which stays unread, or {@link
   * FieldCursor#UNKNOWN}.
   *
   * @throws UnexpectedVariantException if there is no tag, or one of another type, or if an unknown
   *     one is followed by another
   */
  public int find(VariantReader in) {
    int first = Steps.position(in);
    long balance = Nesting.balance(in);
    int values = Nesting.values(in);
    FieldCursor cursor = enter(in);
    int start = Steps.position(in);
    int tag = read(in);
    if (tag == FieldCursor.UNKNOWN) {
      requireNoOtherTag(in, cursor, start, Steps.position(in) - start);
    }
    Nesting.backTo(in, first, balance, values);
    return tag;
  }

  /**
   * Throws if an unknown tag is followed by another one: as a field of the fallback it would be
   * written as the tag, and be read as another subtype.
   */
  private void requireNoOtherTag(VariantReader in, FieldCursor cursor, int start, int length) {
    while (cursor.next()) {
      int again = Steps.position(in);
      Containers.lookPast(in);
      byte[] bytes = Steps.bytes(in);
      if (cursor.index() == 0
          && !Arrays.equals(bytes, start, start + length, bytes, again, Steps.position(in))) {
        throw in.unexpected("no other tag after the first");
      }
    }
  }

  /** Returns an exception for an unknown tag that {@link #find} found; names it and the known. */
  public UnexpectedVariantException unknownTagException(VariantReader in) {
    enter(in);
    read(in);
    return unexpectedTagException(in);
  }

  /** Returns an exception for an object to write that is of none of the subtypes. */
  public IllegalArgumentException unlistedTypeException(Object value) {
    return new IllegalArgumentException(value.getClass().getName()
        + " is none of the subtypes tagged " + known()
        + ". List it as a subtype, or write an object of a listed one.");
  }

  /** Goes to the tag of the next value. */
  private FieldCursor enter(VariantReader in) {
    FieldCursor cursor = FieldCursor.begin(in, key);
    while (cursor.next() && cursor.index() != 0) {
      Containers.lookPast(in);
    }
    cursor.requireAll();
    return cursor;
  }

  /** Reads a tag and returns its index, or {@link FieldCursor#UNKNOWN}. */
  int read(VariantReader in) {
    VariantType type = Steps.peekType(in);
    boolean fits =
        isNumber() ? type == VariantType.INT || type == VariantType.FLOAT : type.isText();
    if (!fits) {
      throw unexpectedTagException(in);
    }
    return isNumber() ? indexOf(Numbers.readLong(in)) : FieldReader.readName(in, names);
  }

  /** Returns whether the tags are ints. */
  boolean isNumber() {
    return names.size() == 0;
  }

  /** Returns a tag that is an int. */
  int number(int index) {
    return numbers[index];
  }

  /** Returns the first tag as a whole String value, with zeros after it. */
  byte[] encodedName() {
    return names.encoded(0);
  }

  /** Returns how many bytes that value takes. */
  int encodedNameSize() {
    return names.valueSize(0);
  }

  private int size() {
    return numbers.length + names.size();
  }

  private int indexOf(long number) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] == number) {
        return i;
      }
    }
    return FieldCursor.UNKNOWN;
  }

  /** Returns an exception about the tag that was read last. */
  UnexpectedVariantException unexpectedTagException(VariantReader in) {
    return in.unexpected((size() == 1 ? "" : "one of ") + known());
  }

  private String known() {
    StringBuilder known = new StringBuilder();
    for (int i = 0; i < Math.min(size(), MAX_NAMED); i++) {
      known.append(i == 0 ? "" : ", ");
      if (isNumber()) {
        known.append(numbers[i]);
      } else {
        known.append('"').append(names.key(i)).append('"');
      }
    }
    return known.append(size() > MAX_NAMED ? ", …" : "").toString();
  }
}

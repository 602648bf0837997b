package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.Steps;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * The tags of the subtypes of a hierarchy. The tags are either all Strings or all ints.
 *
 * <p>In a Dictionary, the tag has its own key. It is written as the first entry, and read at any
 * position. In an Array, the tag is element 0. Immutable.
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
  /** The maximum number of known tags or constants that an error message lists. */
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
   * Returns tags that are Strings. In a packet that is read, a tag can also be a StringName.
   *
   * @param key the key of the tag in a Dictionary
   */
  public static TypeTags ofNames(String key, String... names) {
    for (String name : Objects.requireNonNull(names, "names")) {
      Objects.requireNonNull(name, "names has a null element");
    }
    return new TypeTags(key, names, new int[0]);
  }

  /**
   * Returns tags that are ints. In a packet that is read, a tag can also be a float without a
   * fraction.
   *
   * @param key the key of the tag in a Dictionary
   */
  public static TypeTags ofNumbers(String key, int... numbers) {
    return new TypeTags(key, new String[0], numbers.clone());
  }

  /**
   * Returns the index of the next value's tag, or {@link FieldCursor#UNKNOWN} if the tag is not one
   * of these tags. The next value stays unread.
   *
   * @throws UnexpectedVariantException if the tag is missing or has the wrong type, or if the tag
   *     is unknown and a later entry has the same key but a different value
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
   * Throws if a later entry has the same key as an unknown tag but a different value. A fallback
   * subtype that has a field for the tag would keep the later value, and write it as the tag. The
   * written packet would then be read as another subtype.
   */
  private void requireNoOtherTag(VariantReader in, FieldCursor cursor, int start, int length) {
    while (cursor.next()) {
      int again = Steps.position(in);
      Containers.lookPast(in);
      byte[] bytes = Steps.bytes(in);
      if (cursor.index() == 0
          && !ByteBuffer.wrap(bytes, start, length)
              .equals(ByteBuffer.wrap(bytes, again, Steps.position(in) - again))) {
        throw in.unexpected("no other tag after the first");
      }
    }
  }

  /**
   * Returns an exception for the unknown tag of the next value. The message contains this tag and
   * the known tags.
   */
  public UnexpectedVariantException unknownTagException(VariantReader in) {
    enter(in);
    read(in);
    return unexpectedTagException(in);
  }

  /**
   * Returns an exception for an object that can't be written because its class is not one of the
   * subtypes.
   */
  public IllegalArgumentException unlistedTypeException(Object value) {
    return new IllegalArgumentException(value.getClass().getName()
        + " is not one of the subtypes tagged " + known()
        + ". List it as a subtype, or write an object of a listed subtype.");
  }

  /** Opens the next value and moves to its tag. */
  private FieldCursor enter(VariantReader in) {
    FieldCursor cursor = FieldCursor.begin(in, key);
    while (cursor.next() && cursor.index() != 0) {
      Containers.lookPast(in);
    }
    if (!cursor.has(0)) {
      throw cursor.missingFieldException(0, "the subtypes tagged " + known());
    }
    return cursor;
  }

  /** Reads a tag and returns its index, or {@link FieldCursor#UNKNOWN} if the tag is unknown. */
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

  /** Returns the int tag at {@code index}. */
  int number(int index) {
    return numbers[index];
  }

  /**
   * Returns the first String tag as a whole encoded value, with zeros after it up to the size of a
   * block.
   */
  byte[] encodedName() {
    return names.encoded(0);
  }

  /** Returns the size in bytes of the value in {@link #encodedName}, without the zeros after it. */
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
    return names.unknownName(in, (size() == 1 ? "" : "one of ") + known(), "");
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

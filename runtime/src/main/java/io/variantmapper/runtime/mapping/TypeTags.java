package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
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
  private final FieldKeys key;
  private final TagValues tags;

  private TypeTags(String key, TagValues tags) {
    this.key = FieldKeys.of(Objects.requireNonNull(key, "key"));
    this.tags = tags;
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
    return new TypeTags(key, TagValues.ofNames(names));
  }

  /**
   * Returns tags that are ints. In a packet that is read, a tag can also be a float without a
   * fraction.
   *
   * @param key the key of the tag in a Dictionary
   */
  public static TypeTags ofNumbers(String key, int... numbers) {
    return new TypeTags(key, TagValues.ofNumbers(numbers.clone()));
  }

  /**
   * Returns the index of the next value's tag, or {@link FieldCursor#UNKNOWN} if the tag is not one
   * of these tags. The next value stays unread.
   *
   * @throws UnexpectedVariantException if the tag is missing or has the wrong type, or if the tag
   *     is unknown and a later entry has the same key but a different value
   */
  public int find(VariantReader in) {
    int first = PacketAccess.position(in);
    long balance = Nesting.balance(in);
    int values = Nesting.values(in);
    FieldCursor cursor = enter(in);
    int start = PacketAccess.position(in);
    int tag = tags.read(in);
    if (tag == FieldCursor.UNKNOWN) {
      requireNoOtherTag(in, cursor, start, PacketAccess.position(in) - start);
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
      int again = PacketAccess.position(in);
      Containers.lookPast(in);
      byte[] bytes = PacketAccess.bytes(in);
      if (cursor.index() == 0
          && !ByteBuffer.wrap(bytes, start, length)
              .equals(ByteBuffer.wrap(bytes, again, PacketAccess.position(in) - again))) {
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
    tags.read(in);
    return tags.unexpectedTagException(in);
  }

  /**
   * Returns an exception for an object that can't be written because its class is not one of the
   * subtypes.
   */
  public IllegalArgumentException unlistedTypeException(Object value) {
    return new IllegalArgumentException(value.getClass().getName()
        + " is not one of the subtypes tagged " + tags.known()
        + ". List it as a subtype, or write an object of a listed subtype.");
  }

  /** Opens the next value and moves to its tag. */
  private FieldCursor enter(VariantReader in) {
    FieldCursor cursor = FieldCursor.begin(in, key);
    while (cursor.next() && cursor.index() != 0) {
      Containers.lookPast(in);
    }
    if (!cursor.has(0)) {
      throw cursor.missingFieldException(0, "the subtypes tagged " + tags.known());
    }
    return cursor;
  }
}

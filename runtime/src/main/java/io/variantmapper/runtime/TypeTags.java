package io.variantmapper.runtime;

/**
 * The tags by which a packet tells which subtype it holds: all Strings, or all ints.
 *
 * <p>In a Dictionary the tag stands under a key of its own, as the first entry when written and
 * anywhere when read; in an Array it is element 0. Immutable.
 *
 * <pre>{@code
 * private static final TypeTags TAGS = TypeTags.ofNames("type", "move", "chat");
 *
 * return switch (TAGS.find(in)) {
 *   case 0 -> MoveVariantSerializer.INSTANCE.read(in);
 *   case 1 -> ChatVariantSerializer.INSTANCE.read(in);
 *   default -> throw TAGS.unknown(in);
 * };
 * }</pre>
 */
public final class TypeTags {
  /** How many of all that were possible an error names. */
  static final int MOST_NAMED = 12;

  private final FieldKeys key;
  private final FieldKeys names;
  private final int[] numbers;

  private TypeTags(String key, String[] names, int[] numbers) {
    this.key = FieldKeys.of(key);
    this.names = FieldKeys.of(names);
    this.numbers = numbers;
  }

  /** Tags that are Strings; a StringName is read for one. */
  public static TypeTags ofNames(String key, String... names) {
    return new TypeTags(key, names, new int[0]);
  }

  /** Tags that are ints; a float without fraction is read for one. */
  public static TypeTags ofNumbers(String key, int... numbers) {
    return new TypeTags(key, new String[0], numbers.clone());
  }

  /**
   * The index of the tag of the value that comes next, which stays unread, or {@link
   * VariantReader#UNKNOWN_FIELD}.
   *
   * @throws UnexpectedVariantException if there is no tag, or one of another type
   */
  public int find(VariantReader in) {
    return in.lookAhead(this);
  }

  /** An exception to throw where {@link #find} found an unknown tag: names it and the known. */
  public UnexpectedVariantException unknown(VariantReader in) {
    enter(in);
    read(in);
    return unexpected(in);
  }

  /** An exception to throw where an object to write is of none of the subtypes. */
  public IllegalArgumentException unlisted(Object value) {
    return new IllegalArgumentException(value.getClass().getName()
        + " is none of the subtypes tagged " + known()
        + ". Add it to them, or give one of those.");
  }

  /** Goes to the tag of the value that comes next. */
  void enter(VariantReader in) {
    FieldCursor fields = in.fields(key, 0);
    while (fields.next()) {
      if (fields.index() == 0) {
        return;
      }
      in.skip();
    }
    fields.requireAll();
  }

  /** Reads a tag and tells its index, or {@link VariantReader#UNKNOWN_FIELD}. */
  int read(VariantReader in) {
    VariantType type = in.peekType();
    boolean fits =
        isNumber() ? type == VariantType.INT || type == VariantType.FLOAT : type.isText();
    if (!fits) {
      throw unexpected(in);
    }
    return isNumber() ? indexOf(in.readLong()) : in.readName(names);
  }

  private boolean isNumber() {
    return names.size() == 0;
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
    return VariantReader.UNKNOWN_FIELD;
  }

  /** An exception about the tag read last. */
  UnexpectedVariantException unexpected(VariantReader in) {
    return in.unexpected((size() == 1 ? "" : "one of ") + known());
  }

  /** Writes the first tag. */
  void write(VariantWriter out) {
    if (isNumber()) {
      out.writeInt(numbers[0]);
    } else {
      out.writeKey(names, 0);
    }
  }

  private String known() {
    StringBuilder known = new StringBuilder();
    for (int i = 0; i < Math.min(size(), MOST_NAMED); i++) {
      known.append(i == 0 ? "" : ", ");
      if (isNumber()) {
        known.append(numbers[i]);
      } else {
        known.append('"').append(names.key(i)).append('"');
      }
    }
    return known.append(size() > MOST_NAMED ? ", …" : "").toString();
  }
}

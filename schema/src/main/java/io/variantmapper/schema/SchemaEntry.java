package io.variantmapper.schema;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An entry of a mapped type that is written as a Dictionary, or an element of a mapped type that is
 * written as an Array.
 *
 * <pre>{@code
 * // "hp" int default 100 alias "health"
 * Schema.Fields schema = (Schema.Fields) Schema.parse(text);
 * SchemaEntry.Field hp = (SchemaEntry.Field) schema.entries().get(0);
 * hp.ifMissing();      // DEFAULT
 * hp.defaultValue();   // Optional[100]
 * }</pre>
 */
public sealed interface SchemaEntry {
  /** Returns a String or Long as a schema contains it, such as in {@link Field#defaultValue}. */
  static String literal(Object value) {
    return SchemaTokens.literal(value);
  }

  /**
   * Returns the key in a Dictionary; empty for a reserved element. A type that is mapped to an
   * Array is also read from a Dictionary, by these keys.
   */
  String key();

  /** Returns whether a value with this key in a Dictionary is read as this entry. */
  default boolean isReadFrom(String packetKey) {
    return key().equals(packetKey);
  }

  /**
   * A field.
   *
   * @param key the key in a Dictionary
   * @param type the type of the value
   * @param ifMissing the result of reading a packet without the field
   * @param defaultValue for {@link IfMissing#DEFAULT}, the default as a packet contains it, or
   *     {@code by} and the name of the Java member that gives the default
   * @param aliases other keys under which the field is read, sorted
   * @param ignoresCase whether reading ignores the case of the letters from A to Z in the key and
   *     the aliases
   * @param access whether the field is written, read or both
   * @param views the views in which the field is written and read, sorted; empty if it is in all
   *     views
   * @param omitsNull whether the field is not written if it is null
   * @param omitsDefault whether the field is not written if it has its default value
   */
  record Field(
      String key,
      SchemaType type,
      IfMissing ifMissing,
      Optional<String> defaultValue,
      List<String> aliases,
      boolean ignoresCase,
      SchemaAccess access,
      List<String> views,
      boolean omitsNull,
      boolean omitsDefault)
      implements SchemaEntry {
    /** Copies and sorts the lists. */
    public Field {
      aliases = aliases.stream().sorted().toList();
      views = views.stream().sorted().toList();
    }

    @Override
    public boolean isReadFrom(String packetKey) {
      return isSame(key, packetKey) || aliases.stream().anyMatch(alias -> isSame(alias, packetKey));
    }

    private boolean isSame(String own, String packetKey) {
      return ignoresCase
          ? SchemaTokens.lowerCase(own).equals(SchemaTokens.lowerCase(packetKey))
          : own.equals(packetKey);
    }

    /** Returns whether reading throws an exception for a packet without this field. */
    public boolean isRequired() {
      return ifMissing == IfMissing.REQUIRED && views.isEmpty();
    }

    @Override
    public String toString() {
      StringBuilder line =
          new StringBuilder(SchemaTokens.quoted(key)).append(' ').append(type);
      line.append(' ').append(ifMissing.word());
      defaultValue.ifPresent(value -> line.append(' ').append(value));
      aliases.forEach(alias -> line.append(" alias ").append(SchemaTokens.quoted(alias)));
      line.append(ignoresCase ? " ignores-case" : "");
      line.append(access == SchemaAccess.READ_WRITE ? "" : " " + access.word());
      views.forEach(view -> line.append(" view ").append(SchemaTokens.quoted(view)));
      line.append(omitsNull ? " omits-null" : "").append(omitsDefault ? " omits-default" : "");
      return line.toString();
    }
  }

  /**
   * The tag of a subtype.
   *
   * @param key the key in a Dictionary
   * @param value the value of the tag, a String or a Long
   * @param isFallback whether unknown tags are read as this subtype
   */
  record Tag(String key, Object value, boolean isFallback) implements SchemaEntry {
    @Override
    public String toString() {
      return SchemaTokens.quoted(key)
          + " tag "
          + SchemaTokens.literal(value)
          + (isFallback ? " fallback" : "");
    }
  }

  /** A reserved element of an Array: nil is written, and any value is skipped. */
  record Reserved() implements SchemaEntry {
    @Override
    public String key() {
      return "";
    }

    @Override
    public String toString() {
      return "reserved";
    }
  }

  /** The result of reading a packet without a field. */
  enum IfMissing {
    /** Reading throws an exception. */
    REQUIRED,
    /** The field gets the default value that its annotation gives. */
    DEFAULT,
    /** The field keeps the value that a new object has. */
    KEPT,
    /**
     * A nullable field becomes null or an empty Optional. Any other field becomes an empty text,
     * Array or Dictionary.
     */
    EMPTY,
    /** The field becomes null, zero or false. */
    ZERO,
    /** The field is only written, never read. */
    UNREAD;

    /** Returns the word for this result in a schema. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

package io.variantmapper.schema;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
  /**
   * Returns a String or Long in the form in which schemas contain it: a text in quotes, or a
   * number. An example is {@link Field#defaultValue}.
   */
  static String literal(Object value) {
    return SchemaTokens.literal(value);
  }

  /**
   * Returns the key in a Dictionary; empty for a reserved element. A type that is mapped to an
   * Array can also be read from a Dictionary with these keys.
   */
  String key();

  /**
   * Returns whether this entry is read from a value with the key {@code packetKey} in a Dictionary.
   */
  default boolean isReadFrom(String packetKey) {
    return key().equals(packetKey);
  }

  /**
   * A field.
   *
   * @param key the key in a Dictionary
   * @param type the type of the value
   * @param ifMissing what happens if a packet without the field is read
   * @param defaultValue the default in the form in which a packet contains it, or {@code by} and
   *     the name of the Java member that gives the default; empty unless {@code ifMissing} is
   *     {@link IfMissing#DEFAULT}
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
      Objects.requireNonNull(key, "key");
      Objects.requireNonNull(type, "type");
      Objects.requireNonNull(ifMissing, "ifMissing");
      Objects.requireNonNull(defaultValue, "defaultValue");
      aliases = List.copyOf(aliases).stream().sorted().toList();
      Objects.requireNonNull(access, "access");
      views = List.copyOf(views).stream().sorted().toList();
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

    /**
     * Returns whether reading any packet without this field throws an exception. Returns false for
     * a field that is not in all views, because packets of other views do not need the field.
     */
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
    public Tag {
      Objects.requireNonNull(key, "key");
      SchemaTokens.requireLiteral(value, "value");
    }

    @Override
    public String toString() {
      return SchemaTokens.quoted(key)
          + " tag "
          + SchemaTokens.literal(value)
          + (isFallback ? " fallback" : "");
    }
  }

  /**
   * A reserved element of an Array. The writer writes nil there, and the reader skips any value.
   */
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

  /** Says what happens if a packet without the field is read. */
  enum IfMissing {
    /** Reading throws an exception. */
    REQUIRED,
    /** The field gets the default value that its annotation gives. */
    DEFAULT,
    /** The field keeps the value that it has in a new object. */
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

    /** Returns the word that schemas contain for this result. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

package io.variantmapper.schema;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An entry of a Dictionary, or an element of an Array, that a mapped type is written as.
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
  /** Returns a String or Long as a schema has it, such as a {@link Field#defaultValue}. */
  static String literal(Object value) {
    return SchemaTokens.literal(value);
  }

  /** Returns the key in a Dictionary, by which it is read whatever the shape; empty if reserved. */
  String key();

  /**
   * A field.
   *
   * @param type what its value is
   * @param ifMissing what it becomes if a packet lacks it
   * @param defaultValue for {@link IfMissing#DEFAULT}: what is on the wire, or {@code by} and the
   *     name of the Java member that has the value
   * @param aliases other keys by which it is read, sorted
   * @param access whether it is written, read or both
   * @param views the only audiences that it is for, sorted; empty if it is for all
   * @param omitsNull whether null is not written
   * @param omitsDefault whether the default is not written
   */
  record Field(
      String key,
      SchemaType type,
      IfMissing ifMissing,
      Optional<String> defaultValue,
      List<String> aliases,
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
    public String toString() {
      StringBuilder line =
          new StringBuilder(SchemaTokens.quoted(key)).append(' ').append(type);
      line.append(' ').append(ifMissing.word());
      defaultValue.ifPresent(value -> line.append(' ').append(value));
      aliases.forEach(alias -> line.append(" alias ").append(SchemaTokens.quoted(alias)));
      line.append(access == SchemaAccess.READ_WRITE ? "" : " " + access.word());
      views.forEach(view -> line.append(" view ").append(SchemaTokens.quoted(view)));
      line.append(omitsNull ? " omits-null" : "").append(omitsDefault ? " omits-default" : "");
      return line.toString();
    }
  }

  /**
   * The tag of a subtype.
   *
   * @param value a String or a Long
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

  /** An element of an Array that no field has: nil is written, and anything is read. */
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

  /** What a field becomes if a packet lacks it. */
  enum IfMissing {
    /** The packet is refused. */
    REQUIRED,
    /** The value that the annotation names. */
    DEFAULT,
    /** The value that the new object has by itself. */
    KEPT,
    /** Null, or an empty Optional. */
    EMPTY,
    /** Null, zero or false. */
    ZERO,
    /** Nothing: it is only written. */
    UNREAD;

    /** Returns the word that stands for it in a schema. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

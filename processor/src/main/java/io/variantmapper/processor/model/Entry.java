package io.variantmapper.processor.model;

import java.util.List;

/**
 * A part of the packets of a mapped type: a value of the object, a tag, or a reserved position.
 *
 * <pre>{@code
 * type.entries().get(0) instanceof Entry.OfTag   // true for a subtype
 * }</pre>
 */
public sealed interface Entry permits Property, Entry.OfTag, Entry.Reserved {
  /** Returns the place at which messages about this entry are reported. */
  Anchor anchor();

  /** Returns the name of the entry in messages and generated code. */
  String name();

  /**
   * Returns the path to this entry: the names of the flattened properties around it, then its own
   * name, separated by dots, such as {@code place.x}.
   */
  default String path() {
    return name();
  }

  /** Returns the text of the key in a Dictionary; empty if the entry has no key. */
  default String keyText() {
    return "";
  }

  /** Returns this entry as one of the entries that take the place of {@code outer}. */
  Entry inside(Flattened outer);

  /** Returns the entries that are of the given kind. */
  static <E extends Entry> List<E> only(Class<E> kind, List<? extends Entry> entries) {
    return entries.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The Map property for the unknown entries of a packet, which do not belong to any field. */
  record Extras(JavaMember member) implements Property {
    /** Hashes the name only: properties are map keys, and hashing every component is slow. */
    @Override
    public int hashCode() {
      return name().hashCode();
    }

    @Override
    public Extras inside(Flattened outer) {
      return new Extras(member.inside(outer));
    }
  }

  /** The tag of a subtype. All packets of the subtype have the same tag. */
  record OfTag(Key key, Tag tag, Anchor anchor) implements Entry {
    @Override
    public String name() {
      return "tag";
    }

    @Override
    public String keyText() {
      return key.text();
    }

    @Override
    public OfTag inside(Flattened outer) {
      return this;
    }
  }

  /** An Array position that no field has. Writing puts a nil there; reading skips any value. */
  record Reserved(int position, Anchor anchor) implements Entry {
    @Override
    public String name() {
      return "reserved" + position;
    }

    @Override
    public Reserved inside(Flattened outer) {
      return this;
    }
  }
}

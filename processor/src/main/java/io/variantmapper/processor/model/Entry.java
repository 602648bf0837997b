package io.variantmapper.processor.model;

import java.util.List;

/**
 * What stands at one place in the packets of a mapped type: a field, or what is no value of the
 * object.
 *
 * <pre>{@code
 * type.entries().get(0) instanceof Entry.OfTag   // of a subtype
 * }</pre>
 */
public sealed interface Entry permits Property, Entry.OfTag, Entry.Reserved {
  /** The key in a Dictionary. */
  Key key();

  /** Where messages about it point at. */
  Anchor anchor();

  /** Its name in messages and in generated code. */
  String name();

  /** The fields among some entries. */
  static List<Property> properties(List<Entry> entries) {
    return entries.stream()
        .filter(Property.class::isInstance)
        .map(Property.class::cast)
        .toList();
  }

  /** The tag of a subtype: the same in all packets of the type. */
  record OfTag(Key key, Tag tag, Anchor anchor) implements Entry {
    @Override
    public String name() {
      return "tag";
    }
  }

  /** A position in an Array that no field has: nil is written there, and anything read. */
  record Reserved(int position, Anchor anchor) implements Entry {
    /** No key is empty: none is given, and no name is. */
    @Override
    public Key key() {
      return new Key("", anchor);
    }

    @Override
    public String name() {
      return "reserved" + position;
    }
  }
}

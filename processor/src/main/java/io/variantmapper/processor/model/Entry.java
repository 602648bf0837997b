package io.variantmapper.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A part of the packets of a mapped type: a value of the object, a tag, or a reserved position.
 *
 * <pre>{@code
 * entry.path()   // "place.x"
 * }</pre>
 */
public sealed interface Entry permits Property, Entry.WireEntry {
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

  /** Returns this entry if it is a field. */
  default Optional<Field> asField() {
    return Optional.empty();
  }

  /** Returns this entry if it is a tag. */
  default Optional<OfTag> asTag() {
    return Optional.empty();
  }

  default boolean isTag() {
    return asTag().isPresent();
  }

  /** Returns what packets of a shape contain for this entry, in the order of an Array. */
  Stream<WireEntry> onWire(Shape shape);

  /** Returns this entry as one of the entries that take the place of {@code outer}. */
  Entry inside(Flattened outer);

  /** Returns the entries that are of the given kind. */
  static <E extends Entry> List<E> only(Class<E> kind, List<? extends Entry> entries) {
    List<E> only = new ArrayList<>();
    for (Entry entry : entries) {
      if (kind.isInstance(entry)) {
        only.add(kind.cast(entry));
      }
    }
    return Collections.unmodifiableList(only);
  }

  /**
   * An entry that has a key in a Dictionary, or a position in an Array.
   *
   * <pre>{@code
   * entry.match(Field::path, tag -> "the tag", reserved -> "no field")
   * }</pre>
   */
  sealed interface WireEntry extends Entry permits Field, OfTag, Reserved {
    /** Applies the function for the kind of this entry. */
    <T> T match(
        Function<Field, ? extends T> ofField,
        Function<OfTag, ? extends T> ofTag,
        Function<Reserved, ? extends T> ofReserved);

    /** Returns the text of the key in a Dictionary; empty if the entry has no key. */
    default String keyText() {
      return match(field -> field.key().text(), tag -> tag.key().text(), reserved -> "");
    }

    /** Returns the tag among the entries. */
    static Optional<OfTag> tag(List<? extends WireEntry> entries) {
      for (WireEntry entry : entries) {
        if (entry.isTag()) {
          return entry.asTag();
        }
      }
      return Optional.empty();
    }

    @Override
    default Stream<WireEntry> onWire(Shape shape) {
      return Stream.of(this);
    }

    @Override
    WireEntry inside(Flattened outer);
  }

  /** The Map property for the unknown entries of a packet, which do not belong to any field. */
  record Extras(JavaMember member) implements Property {
    /** Returns whether the map holds Java values, not Variants. */
    public boolean holdsJavaValues() {
      return JavaTypes.arguments(mapping().type()).contains(TypeName.get(Object.class));
    }

    /** Hashes the name only: properties are map keys, and hashing every component is slow. */
    @Override
    public int hashCode() {
      return name().hashCode();
    }

    @Override
    public boolean isExtras() {
      return true;
    }

    @Override
    public Stream<WireEntry> onWire(Shape shape) {
      return Stream.empty();
    }

    @Override
    public Extras inside(Flattened outer) {
      return new Extras(member.inside(outer));
    }
  }

  /** The tag of a subtype. All packets of the subtype have the same tag. */
  record OfTag(Key key, Tag tag, Anchor anchor) implements WireEntry {
    @Override
    public String name() {
      return "tag";
    }

    @Override
    public <T> T match(
        Function<Field, ? extends T> ofField,
        Function<OfTag, ? extends T> ofTag,
        Function<Reserved, ? extends T> ofReserved) {
      return ofTag.apply(this);
    }

    @Override
    public Optional<OfTag> asTag() {
      return Optional.of(this);
    }

    @Override
    public OfTag inside(Flattened outer) {
      return this;
    }
  }

  /** An Array position that no field has. Writing puts a nil there; reading skips any value. */
  record Reserved(int position, Anchor anchor) implements WireEntry {
    @Override
    public String name() {
      return "reserved" + position;
    }

    @Override
    public <T> T match(
        Function<Field, ? extends T> ofField,
        Function<OfTag, ? extends T> ofTag,
        Function<Reserved, ? extends T> ofReserved) {
      return ofReserved.apply(this);
    }

    @Override
    public Stream<WireEntry> onWire(Shape shape) {
      return shape == Shape.ARRAY ? Stream.of(this) : Stream.empty();
    }

    @Override
    public Reserved inside(Flattened outer) {
      return this;
    }
  }
}

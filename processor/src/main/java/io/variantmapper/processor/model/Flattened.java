package io.variantmapper.processor.model;

import io.variantmapper.processor.model.Entry.WireEntry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A property with {@code flatten = true}. Packets contain the entries of its type in place of the
 * property.
 *
 * <p>A flattened property is equal only to itself, because this class is not a record. A record
 * would compare the entries, which refer back to the property as their owner, so the comparison
 * would never end.
 *
 * <pre>{@code
 * flattened.entries().get(0).key().text()   // "place_x"
 * }</pre>
 */
public final class Flattened implements Property {
  private final JavaMember member;
  private final String prefix;
  private final MappedType type;
  private final Anchor flattenAnchor;
  private final List<Entry> entries;

  /**
   * Creates the property and its entries.
   *
   * @param prefix the text that is put before the key of each entry
   * @param type the type of the property's value, as generated code in the package of the outer
   *     type sees it
   * @param flattenAnchor the place of {@code flatten = true} in the source
   */
  public Flattened(JavaMember member, String prefix, MappedType type, Anchor flattenAnchor) {
    this.member = member;
    this.prefix = prefix;
    this.type = type;
    this.flattenAnchor = flattenAnchor;
    entries = type.entries().stream()
        .filter(entry -> !entry.isTag())
        .map(entry -> entry.inside(this))
        .toList();
  }

  @Override
  public JavaMember member() {
    return member;
  }

  /** Returns the text that is put before the key of each entry. */
  public String prefix() {
    return prefix;
  }

  /**
   * Returns the type of the property's value, as generated code in the package of the outer type
   * sees it.
   */
  public MappedType type() {
    return type;
  }

  /** Returns the place of {@code flatten = true} in the source. */
  public Anchor flattenAnchor() {
    return flattenAnchor;
  }

  /**
   * Returns the entries that replace this property. If an entry is itself a flattened property, the
   * list contains this inner property, but not the entries that replace it.
   */
  public List<Entry> entries() {
    return entries;
  }

  /** Returns the properties among the {@link #entries}. */
  public List<Property> properties() {
    return Entry.only(Property.class, entries);
  }

  @Override
  public Optional<Flattened> asFlattened() {
    return Optional.of(this);
  }

  @Override
  public Stream<WireEntry> onWire(Shape shape) {
    return entries.stream().flatMap(entry -> entry.onWire(shape));
  }

  @Override
  public Flattened inside(Flattened outer) {
    return new Flattened(member.inside(outer), outer.prefix + prefix, type, outer.flattenAnchor);
  }
}

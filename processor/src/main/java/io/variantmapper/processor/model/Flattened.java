package io.variantmapper.processor.model;

import java.util.List;

/**
 * A property that is replaced by the entries of its type.
 *
 * <p>This class is not a record, so a flattened property is equal only to itself. Its entries refer
 * back to the property as their owner, so comparing all components of a record would never end.
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
   * @param prefix the text before each key of its entries
   * @param type the type of its value, as seen by generated code in the package of the outer type
   * @param flattenAnchor the place of {@code flatten = true}
   */
  public Flattened(JavaMember member, String prefix, MappedType type, Anchor flattenAnchor) {
    this.member = member;
    this.prefix = prefix;
    this.type = type;
    this.flattenAnchor = flattenAnchor;
    entries = type.entries().stream()
        .filter(entry -> !(entry instanceof OfTag))
        .map(entry -> entry.inside(this))
        .toList();
  }

  @Override
  public JavaMember member() {
    return member;
  }

  /** Returns the text before each key of its entries. */
  public String prefix() {
    return prefix;
  }

  /** Returns the type of its value, as seen by generated code in the package of the outer type. */
  public MappedType type() {
    return type;
  }

  /** Returns the place of {@code flatten = true}. */
  public Anchor flattenAnchor() {
    return flattenAnchor;
  }

  /**
   * Returns the entries that replace this property. A flattened property inside it is one entry of
   * the list; the entries of the inner property are not in the list.
   */
  public List<Entry> entries() {
    return entries;
  }

  /** Returns the properties among the {@link #entries}. */
  public List<Property> properties() {
    return Entry.only(Property.class, entries);
  }

  @Override
  public Flattened inside(Flattened outer) {
    return new Flattened(member.inside(outer), outer.prefix + prefix, type, outer.flattenAnchor);
  }
}

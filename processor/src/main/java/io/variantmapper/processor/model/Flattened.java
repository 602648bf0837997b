package io.variantmapper.processor.model;

import java.util.List;

/**
 * A property whose place the entries of its type take.
 *
 * <p>Not a record: its entries name it as their owner, so two of them are equal only if they are
 * the same.
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
   * Makes the property, with its type's entries in its place.
   *
   * @param prefix what stands before each of their keys
   * @param type as generated code in the package of the outer type sees it
   * @param flattenAnchor the annotation's member that flattens it
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

  /** The text before each key of its entries. */
  public String prefix() {
    return prefix;
  }

  /** The type of its value, as generated code in the package of the outer type sees it. */
  public MappedType type() {
    return type;
  }

  /** The annotation's member that flattens it. */
  public Anchor flattenAnchor() {
    return flattenAnchor;
  }

  /** The entries that take its place, outermost ones only. */
  public List<Entry> entries() {
    return entries;
  }

  /** The properties among {@link #entries}. */
  public List<Property> properties() {
    return Entry.only(Property.class, entries);
  }

  @Override
  public Flattened inside(Flattened outer) {
    return new Flattened(member.inside(outer), outer.prefix + prefix, type, outer.flattenAnchor);
  }
}

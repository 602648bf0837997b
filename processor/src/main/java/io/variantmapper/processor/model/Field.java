package io.variantmapper.processor.model;

import io.variantmapper.processor.model.Presence.Outcome;

/**
 * A property with a key of its own in a Dictionary, or a position of its own in an Array.
 *
 * <pre>{@code
 * field.key().text()              // "display_name"
 * field.presence().onMissing()    // Outcome.KEPT: as the constructor set it
 * }</pre>
 *
 * @param presence when packets have an entry for it, and what happens if they have none, or a nil
 * @param options what else its annotation says
 */
public record Field(JavaMember member, Key key, Presence presence, FieldOptions options)
    implements Property {
  /** Hashes the name only: fields are map keys, and hashing every component is slow. */
  @Override
  public int hashCode() {
    return name().hashCode();
  }

  @Override
  public String keyText() {
    return key.text();
  }

  @Override
  public boolean isWritten() {
    return options.direction().isWritten();
  }

  @Override
  public boolean isRead() {
    return options.direction().isRead();
  }

  /** Whether the object keeps its own value if the key is missing. */
  public boolean isKept() {
    return presence.onMissing() == Outcome.KEPT;
  }

  /** Whether a packet without it is refused where its audience reads. */
  public boolean isRequiredInView() {
    return isRead() && presence.onMissing() == Outcome.REFUSED;
  }

  /** Whether every packet without it is refused. */
  public boolean isRequired() {
    return isRequiredInView() && !presence.hasViews();
  }

  /** Returns the same field with a reason why it can't be flattened. */
  public Field with(Fault mistake) {
    return new Field(member, key, presence, options.with(mistake));
  }

  @Override
  public Field inside(Flattened outer) {
    return new Field(
        member.inside(outer),
        key.inside(outer.prefix(), outer.flattenAnchor()),
        presence,
        options.inside(outer.prefix(), outer.flattenAnchor()));
  }
}

package io.variantmapper.processor.model;

import io.variantmapper.processor.model.Entry.WireEntry;
import io.variantmapper.processor.model.Presence.Missing;
import java.util.Optional;
import java.util.function.Function;

/**
 * A property with its own key in a Dictionary, or its own position in an Array.
 *
 * <pre>{@code
 * field.key().text()              // "display_name"
 * field.presence().onMissing()    // Missing.KEPT: as the constructor set it
 * }</pre>
 *
 * @param presence when packets contain the field, and what a missing key or a nil means
 * @param options the other settings of the field's annotation
 */
public record Field(JavaMember member, Key key, Presence presence, FieldOptions options)
    implements Property, WireEntry {
  /** Hashes the name only: fields are map keys, and hashing every component is slow. */
  @Override
  public int hashCode() {
    return name().hashCode();
  }

  @Override
  public Optional<Field> asField() {
    return Optional.of(this);
  }

  @Override
  public <T> T match(
      Function<Field, ? extends T> ofField,
      Function<OfTag, ? extends T> ofTag,
      Function<Reserved, ? extends T> ofReserved) {
    return ofField.apply(this);
  }

  @Override
  public boolean isWritten() {
    return options.direction().isWritten();
  }

  @Override
  public boolean isRead() {
    return options.direction().isRead();
  }

  /** Returns whether the field keeps its value if the key is missing. */
  public boolean isKept() {
    return presence.onMissing() == Missing.KEPT;
  }

  /** Returns whether reading fails if a packet lacks the field although the view contains it. */
  public boolean isRequiredInView() {
    return isRead() && presence.onMissing() == Missing.REFUSED;
  }

  /** Returns whether reading fails for every packet that lacks the field, regardless of views. */
  public boolean isRequired() {
    return isRequiredInView() && !presence.hasViews();
  }

  /**
   * Returns the reason why this field, which has the same key as the tag, can't hold the tag; empty
   * if it can.
   */
  public Optional<FieldFault> faultBeside(Tag tag) {
    if (!isWritten()) {
      return Optional.of(FieldFault.KEY_OF_TAG_UNWRITTEN);
    } else if (!tag.isFallback()) {
      return Optional.of(FieldFault.KEY_TAKEN_BY_TAG);
    } else if (presence.mayLackValue()) {
      return Optional.of(FieldFault.KEY_OF_TAG_OMITTED);
    } else if (!options.aliases().isEmpty()) {
      return Optional.of(FieldFault.KEY_OF_TAG_WITH_ALIAS);
    }
    return tag.fits(mapping())
        ? Optional.empty()
        : Optional.of(FieldFault.KEY_OF_TAG_OF_WRONG_TYPE);
  }

  /** Returns a copy of this field for which reading does not ignore the case of the key. */
  public Field withExactKey() {
    return new Field(member, key.ignoringCase(false), presence, options);
  }

  /** Returns a copy of this field with a reason why it can't be flattened. */
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

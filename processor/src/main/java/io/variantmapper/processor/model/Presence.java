package io.variantmapper.processor.model;

import java.util.List;

/**
 * When packets have an entry for a field, and what the field becomes where they have none, or nil.
 *
 * <pre>{@code
 * property.presence().onMissing() == Presence.Outcome.KEPT   // as the constructor set it
 * }</pre>
 *
 * @param onMissing what a missing key does, where an audience reads the field
 * @param onNil what a nil does
 * @param omitsNull whether null is left out of a Dictionary
 * @param omitsDefault whether a value that equals the default is left out of a Dictionary
 * @param views the only audiences that the field is for; empty if it is for all
 */
public record Presence(
    Outcome onMissing, Outcome onNil, boolean omitsNull, boolean omitsDefault, List<View> views) {
  /** What a missing key or a nil does to a field. */
  public enum Outcome {
    /** The packet is refused. */
    REFUSED,
    /** A nil is read as any value: a Variant can hold it, other types refuse it. */
    READ,
    /** The finished object keeps its own value. */
    KEPT,
    /** The field has the default that the user declared. */
    DEFAULT,
    /** The field is null, or an empty Optional. */
    EMPTY,
    /** The field has the default of its Java type: null, zero or false. */
    ZERO;

    /** Whether the field is given a value. */
    public boolean isValue() {
      return this == DEFAULT || this == EMPTY || this == ZERO;
    }
  }

  static Presence of(Property property) {
    Outcome missing = onMissing(property);
    Outcome nil = onNil(property, missing);
    boolean isRequired = property.isRead() && missing == Outcome.REFUSED;
    boolean omitsNull = property.rules().omitted()
        && !property.mapping().type().isPrimitive()
        // The null would be read as the default.
        && !(nil == Outcome.EMPTY && missing == Outcome.DEFAULT)
        // The packet would be refused, although a Variant can hold the nil.
        && !(property.mapping().isAny() && isRequired);
    boolean omitsDefault = property.options().omitDefault().isPresent();
    return new Presence(missing, nil, omitsNull, omitsDefault, property.rules().views());
  }

  private static Outcome onMissing(Property property) {
    if (property.options().defaultValue().isPresent()) {
      return Outcome.DEFAULT;
    } else if (property.isSetLater()
        && !property.isExtras()
        && property.options().flattening().isEmpty()) {
      return Outcome.KEPT;
    } else if (holdsAbsence(property)) {
      return Outcome.EMPTY;
    }
    return property.rules().required() ? Outcome.REFUSED : Outcome.ZERO;
  }

  private static Outcome onNil(Property property, Outcome missing) {
    if (holdsAbsence(property)) {
      return Outcome.EMPTY;
    } else if (missing == Outcome.DEFAULT) {
      return Outcome.DEFAULT;
    } else if (property.mapping().isAny() || missing == Outcome.REFUSED) {
      return Outcome.READ;
    }
    return missing;
  }

  private static boolean holdsAbsence(Property property) {
    return property.slot().nullable() || property.mapping() instanceof Mapping.OptionalOf;
  }

  /** Whether the user says what a missing key stands for. */
  public boolean hasDefault() {
    return onMissing == Outcome.DEFAULT;
  }

  /** Whether it is known at compile time what a missing key stands for. */
  public boolean hasKnownDefault() {
    return onMissing.isValue() || onNil == Outcome.EMPTY;
  }

  /** Whether some values are left out of a Dictionary, whoever reads it. */
  public boolean omitsValues() {
    return omitsNull || omitsDefault;
  }

  /** Whether a packet may lack the field although its value is not null. */
  public boolean mayLackValue() {
    return hasViews() || omitsDefault;
  }

  /** Whether the field is for some audiences only. */
  public boolean hasViews() {
    return !views.isEmpty();
  }
}

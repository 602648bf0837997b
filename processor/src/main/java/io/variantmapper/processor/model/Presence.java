package io.variantmapper.processor.model;

import java.util.List;

/**
 * When packets have an entry for a field, and what the field becomes where they have none, or nil.
 *
 * <pre>{@code
 * field.presence().onMissing() == Presence.Outcome.KEPT   // as the constructor set it
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

  /**
   * What the annotations say about nil and missing keys.
   *
   * @param required whether a missing key, or a nil, is refused if nothing else allows it
   * @param omitted whether a null leaves the entry out of a Dictionary
   * @param views the only audiences that the field is for; empty if it is for all
   */
  public record Rules(boolean required, boolean omitted, List<View> views) {}

  /** Decides what the rules mean for a field with the given options. */
  public static Presence of(Rules rules, Slot slot, Access setter, FieldOptions options) {
    Mapping mapping = slot.mapping();
    boolean isRead = options.direction().isRead();
    boolean holdsAbsence = slot.nullable() || mapping instanceof Mapping.OptionalOf;
    Outcome missing;
    if (options.defaultValue().isPresent()) {
      missing = Outcome.DEFAULT;
    } else if (isRead && setter.kind() != Access.Kind.CREATOR) {
      missing = Outcome.KEPT;
    } else if (holdsAbsence) {
      missing = Outcome.EMPTY;
    } else {
      missing = rules.required ? Outcome.REFUSED : Outcome.ZERO;
    }
    Outcome nil = onNil(missing, holdsAbsence, mapping.isAny());
    boolean omitsNull = rules.omitted
        && !mapping.type().isPrimitive()
        // The null would be read as the default.
        && !(nil == Outcome.EMPTY && missing == Outcome.DEFAULT)
        // The packet would be refused, although a Variant can hold the nil.
        && !(mapping.isAny() && isRead && missing == Outcome.REFUSED);
    return new Presence(missing, nil, omitsNull, options.omitDefault().isPresent(), rules.views);
  }

  private static Outcome onNil(Outcome missing, boolean holdsAbsence, boolean isAny) {
    if (holdsAbsence) {
      return Outcome.EMPTY;
    } else if (missing == Outcome.DEFAULT) {
      return Outcome.DEFAULT;
    }
    return isAny || missing == Outcome.REFUSED ? Outcome.READ : missing;
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

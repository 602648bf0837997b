package io.variantmapper.processor.model;

import java.util.List;

/**
 * States when packets contain a field, and which value the field gets if the key is missing or the
 * value is nil.
 *
 * <pre>{@code
 * field.presence().onMissing() == Presence.Missing.KEPT   // as the constructor set it
 * }</pre>
 *
 * @param onMissing how the field is read if its key is missing in a packet for a view that contains
 *     the field
 * @param onNil how the field is read if its value is nil
 * @param omitsNull whether null is omitted from a Dictionary
 * @param refusesNull whether writing null fails
 * @param omitsDefault whether a value that equals the default is omitted from a Dictionary
 * @param omitsEmpty whether an empty text, array, collection or map is omitted from a Dictionary
 * @param views the views that contain the field; empty if all views contain it
 */
public record Presence(
    Missing onMissing,
    Nil onNil,
    boolean omitsNull,
    boolean refusesNull,
    boolean omitsDefault,
    boolean omitsEmpty,
    List<View> views) {
  /** How a field is read if its key is missing. */
  public enum Missing {
    /** Reading fails. */
    REFUSED,
    /** The field keeps its value, such as the value that the constructor set. */
    KEPT,
    /** The field has the default that the user declared. */
    DEFAULT,
    /** The field is null, or an empty Optional. */
    EMPTY,
    /** The field is an empty text, array, collection or map, because empty values are omitted. */
    NO_CONTENT,
    /** The field has the default of its Java type: null, zero or false. */
    ZERO
  }

  /** How a field is read if its value is nil. */
  public enum Nil {
    /**
     * The nil is read like any other value. A field of type Variant or Object can hold it. For
     * other types reading fails, unless the user's serializer accepts a nil.
     */
    READ,
    /** The field keeps its value, such as the value that the constructor set. */
    KEPT,
    /** The field has the default that the user declared. */
    DEFAULT,
    /** The field is null, or an empty Optional. */
    EMPTY,
    /** The field has the default of its Java type: null, zero or false. */
    ZERO
  }

  /**
   * The rules that the annotations set for a nil and for a missing key.
   *
   * @param required whether a missing key or a nil is refused, unless another rule allows it
   * @param omitsNull whether null is omitted from a Dictionary
   * @param refusesNull whether writing a null fails, except for fields whose nil can be read
   * @param missingIsNull whether a missing key means null, because null is omitted. Only fields
   *     that can hold null are affected
   * @param omitsEmpty whether an empty value is omitted. Only fields without null and without a
   *     default of their own are affected
   * @param views the views that contain the field; empty if all views contain it
   */
  public record Rules(
      boolean required,
      boolean omitsNull,
      boolean refusesNull,
      boolean missingIsNull,
      boolean omitsEmpty,
      List<View> views) {}

  /** Applies the rules to a field with the given options. */
  public static Presence of(Rules rules, Slot slot, Access setter, FieldOptions options) {
    Mapping mapping = slot.mapping();
    boolean isRead = options.direction().isRead();
    boolean holdsAbsence = slot.holdsAbsence();
    boolean omitsEmpty = rules.omitsEmpty
        && omitsEmpty(options)
        && rules.required
        && !holdsAbsence
        && Emptiness.of(mapping).isPresent();
    Missing missing;
    if (options.defaultValue().isPresent()) {
      missing = Missing.DEFAULT;
    } else if (rules.missingIsNull && isRead && holdsAbsence) {
      missing = Missing.EMPTY;
    } else if (omitsEmpty && isRead) {
      missing = Missing.NO_CONTENT;
    } else if (isRead && setter.kind() != Access.Kind.CREATOR) {
      missing = Missing.KEPT;
    } else if (holdsAbsence) {
      missing = Missing.EMPTY;
    } else {
      missing = rules.required ? Missing.REFUSED : Missing.ZERO;
    }
    Nil nil = onNil(missing, holdsAbsence, mapping.isAny());
    boolean omitsNull = rules.omitsNull
        && !mapping.type().isPrimitive()
        // If the null were omitted, reading would create an empty value instead.
        && !omitsEmpty
        // If the null were omitted, reading would use the default instead.
        && !(nil == Nil.EMPTY && missing == Missing.DEFAULT)
        // If the null were omitted, reading would fail, or would leave the old value in the
        // object. A written nil can be read, because the field can hold values of any type.
        && !(mapping.isAny() && isRead && (missing == Missing.REFUSED || missing == Missing.KEPT));
    boolean refusesNull = rules.refusesNull
        && options.direction().isWritten()
        && nil == Nil.READ
        && !mapping.type().isPrimitive()
        && !mapping.isAny()
        // A serializer that is passed as an argument or written by the user may accept a nil.
        && mapping.kind() != Mapping.Kind.VARIABLE
        && mapping.kind() != Mapping.Kind.CUSTOM;
    return new Presence(
        missing,
        nil,
        omitsNull,
        refusesNull,
        options.omitDefault().isPresent(),
        omitsEmpty,
        rules.views);
  }

  /**
   * Returns whether the field is written and has no default. Only then can a missing key stand for
   * an empty value.
   */
  private static boolean omitsEmpty(FieldOptions options) {
    return options.direction().isWritten()
        && options.defaultValue().isEmpty()
        && options.omitDefault().isEmpty();
  }

  private static Nil onNil(Missing missing, boolean holdsAbsence, boolean isAny) {
    if (holdsAbsence) {
      return Nil.EMPTY;
    } else if (missing == Missing.DEFAULT) {
      return Nil.DEFAULT;
    } else if (isAny || missing == Missing.REFUSED || missing == Missing.NO_CONTENT) {
      return Nil.READ;
    }
    return missing == Missing.KEPT ? Nil.KEPT : Nil.ZERO;
  }

  /** Returns whether the user declared a default for a missing key. */
  public boolean hasDefault() {
    return onMissing == Missing.DEFAULT;
  }

  /**
   * Returns whether reading sets the field if the key is missing, instead of failing or keeping the
   * old value.
   */
  public boolean hasValueForMissing() {
    return onMissing != Missing.REFUSED && onMissing != Missing.KEPT;
  }

  /**
   * Returns whether the field gets one of these values for a nil in the packet: its default, null,
   * an empty Optional, or the Java default of its type.
   */
  public boolean hasValueForNil() {
    return onNil != Nil.READ && onNil != Nil.KEPT;
  }

  /**
   * Returns whether the default that may be omitted is known: the value for a missing key, or null.
   */
  public boolean hasKnownDefault() {
    return hasValueForMissing() || onNil == Nil.EMPTY;
  }

  /**
   * Returns whether some values are omitted from a Dictionary even in the views that contain the
   * field.
   */
  public boolean omitsValues() {
    return omitsNull || omitsDefault || omitsEmpty;
  }

  /** Returns whether a value may be omitted because it equals a default or is empty. */
  public boolean comparesValue() {
    return omitsDefault || omitsEmpty;
  }

  /** Returns whether the default of the Java type is omitted from a Dictionary. */
  public boolean omitsZero() {
    return omitsNull || (omitsDefault && !hasDefault());
  }

  /** Returns whether a packet may lack the field although its value is not null. */
  public boolean mayLackValue() {
    return hasViews() || omitsDefault || omitsEmpty;
  }

  /** Returns whether only some views contain the field. */
  public boolean hasViews() {
    return !views.isEmpty();
  }
}

package io.variantmapper.annotations;

/**
 * What becomes of an element that is no constant of its enum, but a String or int nobody knows.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Hero(
 *     @VariantField(unknownConstants = UnknownConstants.SKIP) List<Perk> perks) {}
 * }</pre>
 */
public enum UnknownConstants {
  /** As in a field: the enum's {@link VariantFallback}, or an error. */
  FAIL,
  /**
   * The element, or the value of a Map's entry, is null, and a nil is read as null. For keys of a
   * Map this is FAIL.
   */
  NULL,
  /** The element is left out; in a Map, the entry. */
  SKIP
}

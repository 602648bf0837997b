package io.variantmapper.annotations;

/**
 * How an element is read that is a String or int without a constant in its enum.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Hero(
 *     @VariantField(unknownConstants = UnknownConstants.SKIP) List<Perk> perks) {}
 * }</pre>
 */
public enum UnknownConstants {
  /** The element is read as the {@link VariantFallback} of the enum. Without one, reading fails. */
  FAIL,
  /**
   * The element, or the value of a Map's entry, is read as null, and so is a nil. For keys of a Map
   * this is the same as FAIL.
   */
  NULL,
  /** The element is skipped; in a Map, the whole entry. */
  SKIP
}

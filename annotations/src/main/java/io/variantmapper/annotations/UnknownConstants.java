package io.variantmapper.annotations;

/**
 * How to read an element whose String or int does not stand for any constant of the enum.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Hero(
 *     @VariantField(unknownConstants = UnknownConstants.SKIP) List<Perk> perks) {}
 * }</pre>
 */
public enum UnknownConstants {
  /**
   * The element is read as the {@link VariantFallback} of the enum. Without a fallback, reading
   * fails.
   */
  FAIL,
  /**
   * The element, or the value of a Map's entry, is read as null. A nil is also read as null. For
   * keys of a Map this is the same as FAIL.
   */
  NULL,
  /** The element is skipped. In a Map, the whole entry is skipped. */
  SKIP
}

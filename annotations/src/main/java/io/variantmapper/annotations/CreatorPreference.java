package io.variantmapper.annotations;

/**
 * The constructor that reading calls if a class has several constructors, factories or builders,
 * and none of them has {@link VariantCreator}.
 *
 * <pre>{@code
 * @VariantDictionary(creator = CreatorPreference.NO_PARAMETERS)
 * public class Spot {
 *   public int row;
 *
 *   public Spot() {}   // reading calls this constructor
 *
 *   public Spot(int row) {
 *     this.row = row;
 *   }
 * }
 * }</pre>
 */
public enum CreatorPreference {
  /**
   * The preference comes from the first of these places where it is set: the house style ({@link
   * VariantDictionary.Template}), the {@link VariantDefaults} of the package, and the build's
   * option {@code -Avariant.creator}. If it is not set in any of them, NONE applies.
   */
  INHERITED,
  /**
   * No preference: a class that can be created in several ways is a compile error, unless one of
   * these ways has {@link VariantCreator}.
   */
  NONE,
  /**
   * The constructor without parameters. Reading then sets the fields directly or by setters. A
   * private constructor does not count. The preference does not affect records. It also does not
   * affect classes that can be created in only one way.
   */
  NO_PARAMETERS
}

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
   * The preference of the house style, the package or the build; {@link #NONE} if none of them sets
   * one.
   */
  INHERITED,
  /** No preference: a class that can be created in several ways is a compile error. */
  NONE,
  /**
   * The constructor without parameters. Reading then sets the fields directly or by setters. A
   * private constructor does not count. The preference does not affect records, or classes that can
   * be created in only one way.
   */
  NO_PARAMETERS
}

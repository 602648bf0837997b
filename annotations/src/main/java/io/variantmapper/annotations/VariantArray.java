package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or class to a Godot {@code Array}: one element a field, in declaration order.
 *
 * <p>Smaller than {@link VariantDictionary}, but order is the contract: append new fields at the
 * end, or give fields an {@link VariantField#index}. A null is always written, as nil, for it holds
 * its place. Reading also accepts the Dictionary that {@code VariantDictionary} would make of the
 * same fields.
 *
 * <pre>{@code
 * @VariantArray
 * public record Tile(int column, int row, String kind) {}
 *
 * byte[] packet = TileVariantSerializer.INSTANCE.encode(new Tile(3, 4, "grass"));
 * // in Godot: bytes_to_var(packet) == [3, 4, "grass"]
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantArray {
  /** How the key that a Dictionary is read by is made from a field's name. */
  KeyNaming naming() default KeyNaming.INHERITED;

  /** What becomes of elements behind the last field, and of unknown keys in a Dictionary. */
  UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

  /** The views that {@link VariantField#views()} of its fields may name. */
  String[] views() default {};

  /**
   * Places in the Array that no field has, counted from 0; such as those of fields that were
   * removed. A nil is written there, behind the last field, too, and what is read there is skipped.
   * Where nothing is read, for the packet ends before, nothing is missed.
   *
   * <pre>{@code
   * @VariantArray(reserved = 1)
   * public record Tile(int column, String kind) {}   // [3, null, "grass"]
   * }</pre>
   */
  int[] reserved() default {};

  /**
   * Makes an annotation of one's own stand for {@link VariantArray}, under the conditions of {@link
   * VariantDictionary.Template}.
   *
   * <pre>{@code
   * @VariantArray.Template(naming = KeyNaming.SNAKE_CASE)
   * @Target(ElementType.TYPE)
   * public @interface SmallMessage {}
   * }</pre>
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.ANNOTATION_TYPE)
  @interface Template {
    /** As {@link VariantArray#naming()}. */
    KeyNaming naming() default KeyNaming.INHERITED;

    /** As {@link VariantArray#unknownKeys()}. */
    UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

    /** As {@link VariantArray#views()}. */
    String[] views() default {};
  }
}

package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or class to a Godot {@code Array}: one element per field, in declaration order.
 *
 * <p>An Array is smaller than the Dictionary of {@link VariantDictionary}, but both sides must
 * agree on the order of its elements: append new fields at the end, or give each field an {@link
 * VariantField#index index}. A null is always written as nil, so that later elements keep their
 * positions. Reading also accepts the Dictionary that {@code VariantDictionary} would write for the
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
  /**
   * How keys are made from the names of the fields. An Array has no keys, but reading also accepts
   * a Dictionary.
   */
  KeyNaming naming() default KeyNaming.INHERITED;

  /** Whether the case of a key's letters matters when a Dictionary is read. */
  KeyCase keyCase() default KeyCase.INHERITED;

  /** Whether fields without an annotation such as {@code @Nullable} can be null. */
  Nullness nullness() default Nullness.INHERITED;

  /**
   * The constructor that reading calls if a class has several and none has {@link VariantCreator}.
   */
  CreatorPreference creator() default CreatorPreference.INHERITED;

  /** How fields of the types {@code Instant}, {@code Date} and {@code Duration} are written. */
  TimeForm time() default TimeForm.INHERITED;

  /**
   * How to handle elements after the last field, and unknown keys if a Dictionary is read instead
   * of an Array.
   */
  UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

  /** The names that fields may use in {@link VariantField#views()}. */
  String[] views() default {};

  /**
   * Positions in the Array that no field has, counted from 0, such as the positions of removed
   * fields. Writing puts a nil there, even after the last field. Reading skips the elements at
   * these positions, and also accepts an Array that ends before them.
   *
   * <pre>{@code
   * @VariantArray(reserved = 1)
   * public record Tile(int column, String kind) {}   // [3, null, "grass"]
   * }</pre>
   */
  int[] reserved() default {};

  /**
   * The names of the fields whose elements come first, in this order. The elements of the other
   * fields follow in declaration order. See {@link VariantDictionary#order()}.
   */
  String[] order() default {};

  /**
   * Whether the serializer is also a {@code ReadIntoSerializer}, which reads a packet into an
   * existing object. If the Array is shorter, the fields without an element keep their values. See
   * {@link VariantDictionary#readInto()}.
   */
  boolean readInto() default false;

  /**
   * Makes your own annotation stand for {@link VariantArray}, as {@link VariantDictionary.Template}
   * does for {@code VariantDictionary}.
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

    /** As {@link VariantArray#keyCase()}. */
    KeyCase keyCase() default KeyCase.INHERITED;

    /** As {@link VariantArray#nullness()}. */
    Nullness nullness() default Nullness.INHERITED;

    /** As {@link VariantArray#creator()}. */
    CreatorPreference creator() default CreatorPreference.INHERITED;

    /** As {@link VariantArray#time()}. */
    TimeForm time() default TimeForm.INHERITED;

    /** As {@link VariantArray#unknownKeys()}. */
    UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

    /** As {@link VariantArray#readInto()}. It applies to concrete classes, and not to records. */
    boolean readInto() default false;

    /** As {@link VariantArray#views()}. */
    String[] views() default {};
  }
}

package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or class to a Godot {@code Dictionary}: one entry a field, keyed by its name, in
 * declaration order.
 *
 * <p>The processor generates {@code PlayerStateVariantSerializer} in the same package; a nested
 * type {@code Outer.Inner} gets {@code Outer_InnerVariantSerializer}. Reading also accepts the
 * Array that {@link VariantArray} would make of the same fields.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record PlayerState(@VariantField("display_name") String name, int hp) {}
 *
 * byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(new PlayerState("Ada", 7));
 * // in Godot: bytes_to_var(packet) == {"display_name": "Ada", "hp": 7}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantDictionary {
  /** How a key is made from the name of a field that has no {@link VariantField} name. */
  KeyNaming naming() default KeyNaming.INHERITED;

  /** What is written for fields that are null or an empty {@code Optional}. */
  NullPolicy nulls() default NullPolicy.INHERITED;

  /** What becomes of entries that no field is for; {@link VariantExtras} keeps them. */
  UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

  /** The views that {@link VariantField#views()} of its fields may name. */
  String[] views() default {};

  /**
   * Whether the serializer is a {@code ChangeSerializer}, too: it writes what differs between two
   * states of an object, and merges that.
   */
  boolean changes() default false;

  /**
   * Makes an annotation of one's own stand for {@link VariantDictionary} with these settings.
   *
   * <p>The annotation may be of another jar. It has the target {@code TYPE} alone, and is not of
   * {@code SOURCE} retention. Beside {@code VariantDictionary} on the same type it says what that
   * doesn't.
   *
   * <pre>{@code
   * @VariantDictionary.Template(naming = KeyNaming.SNAKE_CASE, nulls = NullPolicy.OMIT)
   * @Target(ElementType.TYPE)
   * public @interface GameData {}
   *
   * @GameData
   * public record Player(String displayName, int hp) {}   // {"display_name": "Ada", "hp": 7}
   * }</pre>
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.ANNOTATION_TYPE)
  @interface Template {
    /** As {@link VariantDictionary#naming()}. */
    KeyNaming naming() default KeyNaming.INHERITED;

    /** As {@link VariantDictionary#nulls()}. */
    NullPolicy nulls() default NullPolicy.INHERITED;

    /** As {@link VariantDictionary#unknownKeys()}. */
    UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

    /** As {@link VariantDictionary#changes()}. */
    boolean changes() default false;

    /** As {@link VariantDictionary#views()}. */
    String[] views() default {};
  }
}

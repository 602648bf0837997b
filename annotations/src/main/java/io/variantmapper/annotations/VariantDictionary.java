package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or class to a Godot {@code Dictionary} with one entry per field. The key is the
 * name of the field, unless {@link #naming()} or {@link VariantField#value()} changes it. The
 * entries are in declaration order, unless {@link #order()} or {@link #keyOrder()} changes it.
 *
 * <p>For the type {@code PlayerState}, the processor generates {@code PlayerStateVariantSerializer}
 * in the same package. A nested type {@code Outer.Inner} gets {@code Outer_InnerVariantSerializer}.
 * Reading also accepts the Array that {@link VariantArray} would write for the same fields.
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
  /**
   * How the key of a field is made from its name, unless {@link VariantField#value} gives the key.
   */
  KeyNaming naming() default KeyNaming.INHERITED;

  /** Whether the case of a key's letters matters when a Dictionary is read. */
  KeyCase keyCase() default KeyCase.INHERITED;

  /** The order in which the entries are written. */
  KeyOrder keyOrder() default KeyOrder.INHERITED;

  /**
   * The names of the fields that come first, in this order, as if they were declared in this order
   * before all others. The other fields follow in declaration order. Write the names as in Java,
   * not the keys. A {@link #keyOrder} of the house style, the package or the build then has no
   * effect.
   *
   * <pre>{@code
   * @VariantDictionary(order = "id")
   * public record Item(String name, int id) {}   // {"id": 7, "name": "rope"}
   * }</pre>
   */
  String[] order() default {};

  /** How fields that are null or an empty {@code Optional} are written. */
  NullPolicy nulls() default NullPolicy.INHERITED;

  /** Whether fields without an annotation such as {@code @Nullable} can be null. */
  Nullness nullness() default Nullness.INHERITED;

  /**
   * The constructor that reading calls if a class has several and none has {@link VariantCreator}.
   */
  CreatorPreference creator() default CreatorPreference.INHERITED;

  /** How fields of the types {@code Instant}, {@code Date} and {@code Duration} are written. */
  TimeForm time() default TimeForm.INHERITED;

  /** How to handle entries without a matching field. {@link VariantExtras} keeps them. */
  UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

  /** The names that fields may use in {@link VariantField#views()}. */
  String[] views() default {};

  /**
   * Whether the serializer is also a {@code ChangeSerializer}, which writes the difference between
   * two states of an object, and merges such a difference into an object.
   */
  boolean changes() default false;

  /**
   * Whether the serializer is also a {@code ReadIntoSerializer}, which reads a packet into an
   * existing object. Fields whose keys are missing keep their values.
   *
   * <p>An existing object can be filled only if its fields can be set after its creation. So a
   * record can't have this setting, and neither can a class with a builder. If a class has {@link
   * #changes} and all its fields can be set, it has this setting already.
   *
   * <pre>{@code
   * @VariantDictionary(readInto = true)
   * public class Settings {
   *   public int volume = 7;
   *   public String language = "en";
   * }
   *
   * SettingsVariantSerializer.INSTANCE.decodeInto(settings, packet);   // {"volume": 3}
   * }</pre>
   */
  boolean readInto() default false;

  /**
   * Makes your own annotation a house style: an annotation that stands for {@link
   * VariantDictionary} with these settings.
   *
   * <p>Your annotation may come from another jar. Its target must be {@code TYPE} only, and its
   * retention must not be {@code SOURCE}. If a type also has {@code VariantDictionary}, the
   * settings of {@code VariantDictionary} take precedence.
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

    /** As {@link VariantDictionary#keyCase()}. */
    KeyCase keyCase() default KeyCase.INHERITED;

    /** As {@link VariantDictionary#keyOrder()}. */
    KeyOrder keyOrder() default KeyOrder.INHERITED;

    /** As {@link VariantDictionary#nulls()}. */
    NullPolicy nulls() default NullPolicy.INHERITED;

    /** As {@link VariantDictionary#nullness()}. */
    Nullness nullness() default Nullness.INHERITED;

    /** As {@link VariantDictionary#creator()}. */
    CreatorPreference creator() default CreatorPreference.INHERITED;

    /** As {@link VariantDictionary#time()}. */
    TimeForm time() default TimeForm.INHERITED;

    /** As {@link VariantDictionary#unknownKeys()}. */
    UnknownKeys unknownKeys() default UnknownKeys.INHERITED;

    /** As {@link VariantDictionary#changes()}. */
    boolean changes() default false;

    /**
     * As {@link VariantDictionary#readInto()}. It applies to concrete classes, and not to records.
     */
    boolean readInto() default false;

    /** As {@link VariantDictionary#views()}. */
    String[] views() default {};
  }
}

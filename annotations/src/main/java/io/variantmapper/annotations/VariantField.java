package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names a field on the wire, or changes how it is mapped.
 *
 * <p>On a record: on the component. On a class: on the field, or on the parameter of the
 * constructor or factory that sets it. On an abstract type whose properties are methods, such as
 * one of AutoValue or Immutables: on the method.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Player(
 *     @VariantField("display_name") String name,
 *     @VariantField(required = false) int score) {}   // no "score" reads as 0
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.METHOD
})
public @interface VariantField {
  /**
   * The key, exactly as on the wire; empty for the name that {@link KeyNaming} gives. With {@link
   * #flatten} it is put before each key of the field's own type instead.
   */
  String value() default "";

  /**
   * Other keys by which the field is found in a Dictionary, such as those of older versions.
   * Nothing is written by them. Of a key and its aliases in one packet the last wins.
   */
  String[] aliases() default {};

  /**
   * Whether a packet without this key is refused. With {@code false} a missing key leaves the Java
   * default: null, 0 or false; a nil does, too, but for a {@code Variant}, which is {@code
   * Variant.Nil} then.
   *
   * <p>Fields marked {@code @Nullable}, {@code Optional} fields, fields with a default, and fields
   * that a setter sets are never required.
   */
  boolean required() default true;

  /**
   * The value of a field that is missing in a packet, as text: a number in decimal digits (a float
   * may have an exponent, or be {@code "NaN"}, {@code "Infinity"} or {@code "-Infinity"}), {@code
   * "true"} or {@code "false"}, a String or {@code char} as it is, the name of an enum's constant.
   * It also stands for nil where the field can't be null. A field with a default is not required.
   */
  String defaultValue() default "";

  /**
   * The name of a static field, or of a static method without parameters, that has such a value; of
   * the same type, and not private. It is asked for each object that is read.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Quest(@VariantField(defaultFrom = "noSteps") List<String> steps) {
   *   static List<String> noSteps() {
   *     return List.of();
   *   }
   * }
   * }</pre>
   */
  String defaultFrom() default "";

  /**
   * Whether the entry is left out of a Dictionary when the value equals the default: the one that
   * is given, or the Java default of what is not required. In such a field that can also be null,
   * null is written as nil.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Slot(
   *     String item, @VariantField(defaultValue = "1", omitDefault = true) int count) {}
   * // new Slot("sword", 1): {"item": "sword"}
   * }</pre>
   */
  boolean omitDefault() default false;

  /**
   * The place in an Array. Counted from 0. In a subtype 0 is the tag's, so its fields begin at 1. A
   * field without one comes behind the field before it, past what {@link VariantArray#reserved}
   * says.
   */
  int index() default -1;

  /** The Variant type to write; what makes no sense for the field's type is a compile error. */
  WireType type() default WireType.INFERRED;

  /** Whether the field is written and read, or only one of the two. */
  FieldAccess access() default FieldAccess.READ_WRITE;

  /**
   * Whether the fields of the field's own type take its place, instead of a container that holds
   * them. That type is a mapped one, or one that {@link #using()} or an import maps by a mix-in;
   * its names and options hold. The field can't be null, and reading always makes a new object for
   * it.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Unit(
   *     String name,
   *     @VariantField(flatten = true) Place place,
   *     @VariantField(value = "target_", flatten = true) Place target) {}
   * // with record Place(int x, int y):
   * // {"name": "Ada", "x": 1, "y": 2, "target_x": 3, "target_y": 4}
   * }</pre>
   */
  boolean flatten() default false;

  /** What is written when the field is null; the type's own policy when not given. */
  NullPolicy nulls() default NullPolicy.INHERITED;

  /**
   * The audiences that the field is for; all if none is named. It is written and read only where a
   * {@code VariantFormat} is for one of them: {@code VariantFormat.GODOT_4.withView("server")}.
   *
   * <p>Their names are declared by {@code views} of the type, of its package or of the build.
   */
  String[] views() default {};

  /** What unknown elements of an array, collection or map of enum constants are read as. */
  UnknownConstants unknownConstants() default UnknownConstants.FAIL;

  /**
   * The serializer of the field: a class that implements {@code VariantSerializer} for its type, or
   * for what its {@code Optional} holds. It has a static field {@code INSTANCE}, or else a
   * constructor without parameters. It writes null as nil and refuses a nil; where the field can be
   * null, a nil is read without it. Or a {@link VariantMixIn}, which stands for the serializer that
   * it has generated.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Spell(@VariantField(using = SecondsSerializer.class) Duration cooldown) {}
   * }</pre>
   */
  Class<?> using() default void.class;

  /**
   * As {@link #using()} for all elements of arrays, collections and generic mapped types in the
   * field, at any depth, that have the type of this serializer.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Song(
   *     @VariantField(elementUsing = SecondsSerializer.class) List<Duration> beats) {}
   * }</pre>
   */
  Class<?> elementUsing() default void.class;

  /** As {@link #elementUsing()} for the keys of maps. */
  Class<?> keyUsing() default void.class;

  /** As {@link #elementUsing()} for the values of maps. */
  Class<?> valueUsing() default void.class;
}

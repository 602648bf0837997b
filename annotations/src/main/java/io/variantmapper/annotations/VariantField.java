package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the key of a field, and options of its mapping.
 *
 * <p>On a record, annotate the component. On a class, annotate the field, or the parameter for the
 * field in the constructor or factory, or its getter or setter. On an abstract type whose
 * properties are methods, such as a type of AutoValue or Immutables, annotate the method.
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
   * The key in a Dictionary. If it is empty, {@link KeyNaming} makes the key from the field's name.
   * With {@link #flatten}, this text is a prefix for each key of the field's type.
   */
  String value() default "";

  /**
   * Other keys under which reading finds the field in a Dictionary, such as the keys of older
   * versions. They are never written. If a packet has the key and an alias, the last entry wins.
   */
  String[] aliases() default {};

  /**
   * Whether a packet without this key is refused. With {@code false}, a missing key is read as the
   * Java default: null, 0 or false. A nil is also read as the Java default, except that a {@code
   * Variant} becomes {@code Variant.Nil}.
   *
   * <p>Fields marked {@code @Nullable}, {@code Optional} fields, fields with a default, and fields
   * that a setter sets are never required.
   */
  boolean required() default true;

  /**
   * The value of the field if its key is missing, as text: a number in decimal digits, {@code
   * "true"} or {@code "false"}, a String or {@code char} as it is, or the name of an enum constant.
   * A float may have an exponent, or be {@code "NaN"}, {@code "Infinity"} or {@code "-Infinity"}. A
   * nil is also read as this value, unless the field can be null. A field with a default is not
   * required.
   */
  String defaultValue() default "";

  /**
   * The name of the member that gives the default: a static method without parameters, or a static
   * field. The member must have the field's type and must not be private. Reading evaluates the
   * member once for each object.
   *
   * <p>All decoded objects share the value of a static field. So the field must have an immutable
   * type, such as a number, a String, an enum, an {@code Instant}, or your own record or class with
   * final fields of immutable types. For any other type, such as a List, an array or a {@code
   * Date}, name a method that returns a new value for each call.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Quest(@VariantField(defaultFrom = "noSteps") List<String> steps) {
   *   static List<String> noSteps() {
   *     return new ArrayList<>(List.of("talk"));
   *   }
   * }
   * }</pre>
   */
  String defaultFrom() default "";

  /**
   * Whether a value that equals the default is left out of a Dictionary. The default is {@link
   * #defaultValue} or {@link #defaultFrom}. Without them, it is the Java default if the field is
   * not required. If the field has {@code defaultValue} or {@code defaultFrom} and can be null, a
   * null is written as a nil.
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
   * The position of the field in an Array, counted from 0. In a subtype, 0 is the position of the
   * tag, so fields begin at 1. A field without an index gets the position after the previous field.
   * Positions that are {@link VariantArray#reserved} are skipped.
   */
  int index() default -1;

  /**
   * The Variant type that is written. A type that does not suit the field's Java type is a compile
   * error.
   */
  WireType type() default WireType.INFERRED;

  /** Whether the field is written, read, or both. */
  FieldAccess access() default FieldAccess.READ_WRITE;

  /**
   * Whether the value of this field is replaced by its own fields, without a container around them.
   * The type of the field must be mapped itself, or by a mix-in that is set with {@link #using()}
   * or {@link VariantImport}. The keys and options of that type apply. The field must not be null,
   * and reading always makes a new object for it.
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

  /** How null is written. By default the policy of the type applies. */
  NullPolicy nulls() default NullPolicy.INHERITED;

  /**
   * How each {@code Instant}, {@code Date} or {@code Duration} of the field is written. This
   * includes values inside an {@code Optional}, an array, a collection, a map or a generic mapped
   * type. By default the form of the type applies.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Round(
   *     @VariantField(time = TimeForm.SECONDS) Instant begin,   // 1700000000
   *     @VariantField(time = TimeForm.MILLISECONDS) List<Duration> laps) {}   // [61500, 60250]
   * }</pre>
   */
  TimeForm time() default TimeForm.INHERITED;

  /**
   * The pattern of the text of each date or time of the field, in the syntax of {@code
   * DateTimeFormatter}. Reading is strict: a text such as {@code "30.02.2024"} is refused.
   *
   * <p>The pattern applies to the types of {@code java.time} with a date or a time of day, to
   * {@code Instant}, {@code Date} and {@code java.sql}, and to such values inside the field, as
   * {@link #time()} does. An {@code Instant} is written in UTC. The compiler reports a pattern from
   * which the value can't be read back, or whose texts depend on a language. Write {@code uuuu} for
   * the year, not {@code yyyy}.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Member(@VariantField(timePattern = "dd.MM.uuuu") LocalDate since) {}
   * // {"since": "31.12.2024"}
   * }</pre>
   */
  String timePattern() default "";

  /**
   * The views in which the field is written and read. By default, the field is written and read in
   * every view, and without a view. A packet has the view of its {@code VariantFormat}, such as
   * {@code VariantFormat.GODOT_4.withView("server")}.
   *
   * <p>Each name must be a declared view. Declare views with {@code views} on the type, in its
   * house style or in the {@link VariantDefaults} of its package, or with the build's option {@code
   * -Avariant.views}.
   */
  String[] views() default {};

  /** How unknown constants in an array, collection or map of enum constants are read. */
  UnknownConstants unknownConstants() default UnknownConstants.FAIL;

  /**
   * The class of the field's value, or of the value in the field's {@code Optional}.
   *
   * <p>For a collection or map, reading creates an object of this class. It must be a class of the
   * JDK that is allowed as the type of a field, or your own class with a constructor without
   * parameters. Writing accepts any object of the field's type.
   *
   * <p>If the type of the field is not mapped, the serializer of this class writes and reads the
   * value. This class must be mapped, and must derive from the field's type. Writing an object of
   * another class throws an {@code IllegalArgumentException}. If the field can hold objects of
   * several classes, map its type with {@link VariantSubtypes} instead.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Zone(
   *     @VariantField(as = LinkedList.class) List<String> guests,
   *     @VariantField(as = Circle.class) Shape area) {}
   * }</pre>
   */
  Class<?> as() default void.class;

  /**
   * The serializer of the field: a class that implements {@code VariantSerializer} for the field's
   * type, or for the type of the value in its {@code Optional}. The class needs a static field
   * {@code INSTANCE} or a constructor without parameters. If you name a {@link VariantMixIn}, its
   * generated serializer is used.
   *
   * <p>The serializer must write a null as a nil. If the field can be null, generated code reads
   * the nil and does not call the serializer. In other fields, the methods of {@code VariantReader}
   * refuse a nil.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Spell(@VariantField(using = SecondsSerializer.class) Duration cooldown) {}
   * }</pre>
   */
  Class<?> using() default void.class;

  /**
   * The serializer of the elements in the field, at any depth: elements of arrays and collections,
   * and values of the type arguments of generic mapped types. It is used for each element whose
   * type the serializer writes and reads. The same classes are allowed as for {@link #using()}.
   *
   * <pre>{@code
   * @VariantDictionary
   * public record Song(
   *     @VariantField(elementUsing = SecondsSerializer.class) List<Duration> beats) {}
   * }</pre>
   */
  Class<?> elementUsing() default void.class;

  /**
   * The serializer of the keys of maps in the field. It applies to keys as {@link #elementUsing()}
   * applies to elements.
   */
  Class<?> keyUsing() default void.class;

  /**
   * The serializer of the values of maps in the field. It applies to values as {@link
   * #elementUsing()} applies to elements.
   */
  Class<?> valueUsing() default void.class;
}

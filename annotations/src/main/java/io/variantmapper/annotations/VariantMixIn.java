package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface or abstract class say how a type of somebody else's is mapped. It stands
 * beside {@link VariantDictionary} or {@link VariantArray}, and the serializer for the type is
 * named after it: {@code PointMixInVariantSerializer}.
 *
 * <p>All fields of the type are mapped, as if the type were marked itself. A method without
 * parameters, or a field, stands for the field of that name and bears the annotations for it; the
 * fields that are named so come first, in this order. {@link VariantIgnore} leaves one out. A
 * constructor or method with {@link VariantCreator} stands for the constructor, or for the static
 * method of that name, with parameters of the same types; its parameters are named like the fields.
 * Static members can be what {@link VariantField#defaultFrom} names.
 *
 * <p>The mix-in is named where a serializer could be, for one field or for many:
 *
 * <pre>{@code
 * @VariantMixIn(java.awt.Point.class)
 * @VariantArray
 * interface PointMixIn {
 *   int y();
 *
 *   int x();   // [y, x]
 *
 *   @VariantCreator
 *   Point of(int x, int y);   // new Point(int, int), of several constructors
 * }
 *
 * @VariantImport(type = Point.class, using = PointMixIn.class)
 * package game;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface VariantMixIn {
  /** The type that is mapped: a record, or a class that is not abstract. */
  Class<?> value();
}

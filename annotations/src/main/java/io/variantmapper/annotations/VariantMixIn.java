package io.variantmapper.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a type that you cannot annotate, such as a type from a library, with your own interface or
 * abstract class. The mix-in also needs {@link VariantDictionary} or {@link VariantArray}. The
 * serializer is named after the mix-in: {@code PointMixInVariantSerializer}.
 *
 * <p>All fields of the type are mapped, as if the type itself were annotated. In the mix-in, a
 * method without parameters, or a field, stands for the type's field of the same name. The
 * annotations of that method or field apply to the type's field. The fields that the mix-in
 * contains come first, in the order of the mix-in; {@link VariantIgnore} leaves a field out. A
 * constructor of the mix-in with {@link VariantCreator} stands for the type's constructor with the
 * same parameter types. A method with {@code VariantCreator} stands for the type's static method
 * with the same name and parameter types, or for the constructor with the same parameter types. The
 * parameters of this method must be named like the fields. {@link VariantField#defaultFrom} may
 * name static members of the mix-in.
 *
 * <p>Use the mix-in wherever a serializer class is expected, for one field or for many:
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

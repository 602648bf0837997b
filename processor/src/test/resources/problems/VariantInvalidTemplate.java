package game;

import io.variantmapper.annotations.*;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@VariantDictionary.Template // ERROR @VariantDictionary [VariantInvalidTemplate] @VariantDictionary.Template on Anywhere makes a template for types, but the marked annotation type is also allowed on elements other than types. Give it @Target(ElementType.TYPE), and no other target.
@interface Anywhere {}
// FIXED @Target(ElementType.TYPE)
// FIXED @interface Anywhere {}

@VariantArray.Template
@Target({ElementType.TYPE, ElementType.FIELD}) // ERROR @Target [VariantInvalidTemplate] @VariantArray.Template on OfFields makes a template for types, but the marked annotation type is also allowed on elements other than types. Give it @Target(ElementType.TYPE), and no other target.
// FIXED @Target(ElementType.TYPE)
@interface OfFields {}

@VariantDictionary.Template
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE) // ERROR @Retention [VariantInvalidTemplate] @VariantDictionary.Template on Dropped makes a template that other compilations must see, but the marked annotation type has SOURCE retention. Remove @Retention, or make it CLASS or RUNTIME.
// FIXED
@interface Dropped {}

@VariantArray.Template // ERROR @VariantArray [VariantInvalidTemplate] @VariantArray.Template on OfBoth is combined with another template, but a type can have only one shape. Keep one of the two.
@VariantDictionary.Template
// FIXED
@Target(ElementType.TYPE)
@interface OfBoth {}

@VariantArray.Template
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface Kept {}

@Anywhere
record Player(@Anywhere int hp) {}
// FIXED record Player(int hp) {}

@Dropped
record Tile(int column) {}

@OfBoth
record Unit(int hp) {}

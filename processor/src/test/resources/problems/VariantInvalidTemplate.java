package game;

import io.variantmapper.annotations.*;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@VariantDictionary.Template // ERROR @VariantDictionary [VariantInvalidTemplate] @VariantDictionary.Template on Anywhere makes an annotation of types, but it could stand elsewhere, too. Add @Target(ElementType.TYPE), and no other target.
@interface Anywhere {}

@VariantArray.Template
@Target({ElementType.TYPE, ElementType.FIELD}) // ERROR @Target [VariantInvalidTemplate] @VariantArray.Template on OfFields makes an annotation of types, but it could stand elsewhere, too. Add @Target(ElementType.TYPE), and no other target.
@interface OfFields {}

@VariantDictionary.Template
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE) // ERROR @Retention [VariantInvalidTemplate] @VariantDictionary.Template on Dropped makes an annotation that other compilations have to see, but it is of SOURCE retention. Remove @Retention, or make it CLASS or RUNTIME.
@interface Dropped {}

@VariantArray.Template // ERROR @VariantArray [VariantInvalidTemplate] @VariantArray.Template on OfBoth stands beside another template, and a type has one shape. Keep one.
@VariantDictionary.Template
@Target(ElementType.TYPE)
@interface OfBoth {}

@VariantArray.Template
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface Kept {}

@Anywhere
record Player(@Anywhere int hp) {}

@Dropped
record Tile(int column) {}

@OfBoth
record Unit(int hp) {}

// Solves 4 problems.
package game;

import io.variantmapper.annotations.*;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@VariantDictionary.Template
@Target(ElementType.TYPE)
@interface Anywhere {}

@VariantArray.Template
@Target(ElementType.TYPE)
@interface OfFields {}

@VariantDictionary.Template
@Target(ElementType.TYPE)
@interface Dropped {}

@VariantArray.Template
@Target(ElementType.TYPE)
@interface OfBoth {}

@VariantArray.Template
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface Kept {}

@Anywhere
record Player(int hp) {}

@Dropped
record Tile(int column) {}

@OfBoth
record Unit(int hp) {}

package game;

import io.variantmapper.annotations.FieldAccess;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantCreator;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.VariantIgnore;
import io.variantmapper.annotations.VariantSingleValue;
import io.variantmapper.runtime.Variant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantSingleValue
// FIXED @VariantDictionary
record Point(int x, int y) {} // ERROR record [VariantSingleValue] Point is written as the value of its only field, but has 2 fields: x, y. Use @VariantDictionary, or give Point one field and a creator that takes only this field.

@VariantSingleValue
// FIXED @VariantDictionary
record Nothing() {} // ERROR record [VariantSingleValue] Nothing is written as the value of its only field, but has none. Use @VariantDictionary, or give Nothing one field and a creator that takes only this field.

@VariantSingleValue
record Rest(@VariantExtras Map<String, Variant> all) {} // ERROR all [VariantSingleValue] Rest.all keeps unknown keys, but Rest is written as a single value, which has no keys. Remove @VariantExtras, or use @VariantDictionary.
// FIXED record Rest(Map<String, Variant> all) {}

@VariantSingleValue
record Maybe(@Nullable String text) {} // ERROR text [VariantSingleValue] Maybe.text can be null or an empty Optional, but Maybe is written as the value of this field, and a nil is read as a null Maybe. Use a type that is never null, or use @VariantDictionary.
// FIXED record Maybe(String text) {}

@VariantSingleValue
record Perhaps(Optional<String> text) {} // ERROR text [VariantSingleValue] Perhaps.text can be null or an empty Optional, but Perhaps is written as the value of this field, and a nil is read as a null Perhaps. Use a type that is never null, or use @VariantDictionary.
// FIXED record Perhaps(String text) {}

@VariantSingleValue
record Badge(
    @VariantField(
    // FIXED
        value = "id", // ERROR "id" [VariantSingleValue] Badge.id sets the option "value", but Badge is written as the value of this field alone, so there is no key that the option could affect. Remove the option, or use @VariantDictionary.
        // FIXED
        required = false, // ERROR false [VariantSingleValue] Badge.id sets the option "required", but Badge is written as the value of this field alone, so there is no key that the option could affect. Remove the option, or use @VariantDictionary.
        // FIXED
        access = FieldAccess.READ_ONLY) // ERROR .READ_ONLY [VariantSingleValue] Badge.id sets the option "access", but Badge is written as the value of this field alone, so there is no key that the option could affect. Remove the option, or use @VariantDictionary.
        // FIXED
    int id) {}

@VariantSingleValue
record Cached(int id, @VariantIgnore String cache) {} // ERROR record [VariantSingleValue] Cached is written as the value of id, but its constructor or factory takes more than id. Put @VariantCreator on one that takes only id.
// FIXED record Cached(int id, @VariantIgnore String cache) {
  // FIXED @VariantCreator
  // FIXED static Cached of(int id) {
    // FIXED return new Cached(id, "");
  // FIXED }
// FIXED }

@VariantSingleValue
// FIXED @VariantDictionary
sealed interface Id permits Number {} // ERROR interface [VariantSingleValue] Id is mapped by its subtypes, and a single value has no place for the tag that distinguishes them. Use @VariantDictionary or @VariantArray.

@VariantDictionary
record Number(int value) implements Id {}

@VariantDictionary
sealed interface Event permits Start, Stop {}

@VariantSingleValue
// FIXED @VariantDictionary
record Start(int time) implements Event {} // ERROR record [VariantSingleValue] Start is a subtype of Event, and a single value has no place for the tag "type". Annotate Start with @VariantDictionary or @VariantArray instead.

@VariantArray
record Stop(int time) implements Event {}

@VariantDictionary
record Holder(@VariantField(flatten = true) Single single) {} // ERROR true [VariantInvalidFlattening] Holder.single can't be flattened, because its type, game.Single, is written as a single value without a key. Remove flatten, or map game.Single with @VariantDictionary.
// FIXED record Holder(Single single) {}

@VariantSingleValue
record Single(int value) {}

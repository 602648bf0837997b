package game;

import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.annotations.WireType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantSerializer;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
record Unit(
    @VariantField(type = WireType.NODE_PATH) int hp, // ERROR .NODE_PATH [VariantInvalidType] Unit.hp can't be written as NODE_PATH, because its type is int. Choose INT32 or FLOAT, or remove the option type.
    // FIXED @VariantField(type = WireType.INT32) int hp,
    @VariantField(type = WireType.FLOAT) long id, // ERROR .FLOAT [VariantInvalidType] Unit.id can't be written as FLOAT, because its type is long. Choose INT32, or remove the option type.
    // FIXED @VariantField(type = WireType.INT32) long id,
    @VariantField(type = WireType.PACKED_VECTOR3_ARRAY) List<Float> path, // ERROR .PACKED_VECTOR3_ARRAY [VariantInvalidType] Unit.path can't be written as PACKED_VECTOR3_ARRAY, because its type is java.util.List<java.lang.Float>. Choose ARRAY, TYPED_ARRAY, PACKED_FLOAT32_ARRAY or PACKED_FLOAT64_ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<Float> path,
    @VariantField(type = WireType.TYPED_ARRAY) List<@Nullable Integer> laps, // ERROR .TYPED_ARRAY [VariantInvalidType] Unit.laps can't be written as TYPED_ARRAY, because its type is java.util.List<java.lang.Integer>. Its elements may be null, and neither a typed nor a packed container holds nulls. Choose ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<@Nullable Integer> laps,
    @VariantField(type = WireType.TYPED_ARRAY) List<Variant> any, // ERROR .TYPED_ARRAY [VariantInvalidType] Unit.any can't be written as TYPED_ARRAY, because its type is java.util.List<io.variantmapper.runtime.Variant>. Choose ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<Variant> any,
    @VariantField(type = WireType.TYPED_DICTIONARY) Map<Variant, Variant> all, // ERROR .TYPED_DICTIONARY [VariantInvalidType] Unit.all can't be written as TYPED_DICTIONARY, because its type is java.util.Map<io.variantmapper.runtime.Variant, io.variantmapper.runtime.Variant>. No other type is possible. Remove the option type, or change the type of the field.
    // FIXED Map<Variant, Variant> all,
    @VariantField(type = WireType.PACKED_BYTE_ARRAY) int[] bytes, // ERROR .PACKED_BYTE_ARRAY [VariantInvalidType] Unit.bytes can't be written as PACKED_BYTE_ARRAY, because its type is int[]. Choose ARRAY, TYPED_ARRAY, PACKED_INT32_ARRAY or PACKED_INT64_ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) int[] bytes,
    @VariantField(type = WireType.STRING_NAME, using = Upper.class) String title, // ERROR .STRING_NAME [VariantInvalidType] Unit.title can't be written as STRING_NAME, because the serializer game.Upper writes it and chooses the type itself. Remove the option type, or use another serializer.
    // FIXED @VariantField(using = Upper.class) String title,
    @VariantField(type = WireType.NODE_PATH, using = Upper.class) Optional<String> home, // ERROR .NODE_PATH [VariantInvalidType] Unit.home can't be written as NODE_PATH, because the serializer game.Upper writes it and chooses the type itself. Remove the option type, or use another serializer.
    // FIXED @VariantField(using = Upper.class) Optional<String> home,
    @VariantField(type = WireType.TYPED_ARRAY, elementUsing = Upper.class) List<String> names, // ERROR .TYPED_ARRAY [VariantInvalidType] Unit.names can't be written as TYPED_ARRAY, because the serializer game.Upper writes its content and chooses the type itself. Choose ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY, elementUsing = Upper.class) List<String> names,
    @VariantField(type = WireType.PACKED_STRING_ARRAY, elementUsing = Upper.class) String[] words, // ERROR .PACKED_STRING_ARRAY [VariantInvalidType] Unit.words can't be written as PACKED_STRING_ARRAY, because the serializer game.Upper writes its content and chooses the type itself. Choose ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY, elementUsing = Upper.class) String[] words,
    @VariantField(type = WireType.TYPED_DICTIONARY, valueUsing = Upper.class) Map<Integer, String> byId, // ERROR .TYPED_DICTIONARY [VariantInvalidType] Unit.byId can't be written as TYPED_DICTIONARY, because the serializer game.Upper writes its content and chooses the type itself. Remove the option type, or use another serializer.
    // FIXED @VariantField(valueUsing = Upper.class) Map<Integer, String> byId,
    @VariantField(type = WireType.TYPED_ARRAY) List<Order> orders, // ERROR .TYPED_ARRAY [VariantInvalidType] Unit.orders can't be written as TYPED_ARRAY, because its type is java.util.List<game.Order>. Some subtypes are Arrays and others Dictionaries, and a typed container holds one type. Choose ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<Order> orders,
    @VariantField(type = WireType.TYPED_DICTIONARY) Map<Integer, Order> byDay, // ERROR .TYPED_DICTIONARY [VariantInvalidType] Unit.byDay can't be written as TYPED_DICTIONARY, because its type is java.util.Map<java.lang.Integer, game.Order>. Some subtypes are Arrays and others Dictionaries, and a typed container holds one type. No other type is possible. Remove the option type, or change the type of the field.
    // FIXED Map<Integer, Order> byDay,
    @VariantField(type = WireType.INT32) List<Go> steps, // ERROR .INT32 [VariantInvalidType] Unit.steps can't be written as INT32, because its type is java.util.List<game.Go>. Choose ARRAY or TYPED_ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<Go> steps,
    @VariantField(type = WireType.TYPED_ARRAY) List<Offer<String>> offers, // ERROR .TYPED_ARRAY [VariantInvalidType] Unit.offers can't be written as TYPED_ARRAY, because its type is java.util.List<game.Offer<java.lang.String>>. Some subtypes are Arrays and others Dictionaries, and a typed container holds one type. Choose ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<Offer<String>> offers,
    @VariantField(type = WireType.INT32) List<Sale<String>> sales, // ERROR .INT32 [VariantInvalidType] Unit.sales can't be written as INT32, because its type is java.util.List<game.Sale<java.lang.String>>. Choose ARRAY or TYPED_ARRAY, or remove the option type.
    // FIXED @VariantField(type = WireType.ARRAY) List<Sale<String>> sales,
    @VariantField(type = WireType.STRING_NAME, time = TimeForm.SECONDS) Instant begin, // ERROR .STRING_NAME [VariantInvalidType] Unit.begin can't be written as STRING_NAME, because its type is java.time.Instant, and the option time makes the value a number. No other type is possible. Remove the option type, or change the type of the field.
    // FIXED @VariantField(time = TimeForm.SECONDS) Instant begin,
    @VariantField(type = WireType.TYPED_ARRAY) boolean flag) {} // ERROR .TYPED_ARRAY [VariantInvalidType] Unit.flag can't be written as TYPED_ARRAY, because its type is boolean. No other type is possible. Remove the option type, or change the type of the field.
    // FIXED boolean flag) {}

abstract class Upper implements VariantSerializer<String> {
  static final Upper INSTANCE = null;
}

@VariantDictionary
sealed interface Order {}

@VariantDictionary
record Go(int to) implements Order {}

@VariantArray
record Stop() implements Order {}

@VariantDictionary
sealed interface Offer<T> {}

@VariantDictionary
record Sale<T>(T item) implements Offer<T> {}

@VariantArray
record Loan<T>(T item) implements Offer<T> {}

// Solves 19 problems.
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
    @VariantField(type = WireType.INT32) int hp,
    @VariantField(type = WireType.INT32) long id,
    @VariantField(type = WireType.ARRAY) List<Float> path,
    @VariantField(type = WireType.ARRAY) List<@Nullable Integer> laps,
    @VariantField(type = WireType.ARRAY) List<Variant> any,
    Map<Variant, Variant> all,
    @VariantField(type = WireType.ARRAY) int[] bytes,
    @VariantField(using = Upper.class) String title,
    @VariantField(using = Upper.class) Optional<String> home,
    @VariantField(type = WireType.ARRAY, elementUsing = Upper.class) List<String> names,
    @VariantField(type = WireType.ARRAY, elementUsing = Upper.class) String[] words,
    @VariantField(valueUsing = Upper.class) Map<Integer, String> byId,
    @VariantField(type = WireType.ARRAY) List<Order> orders,
    Map<Integer, Order> byDay,
    @VariantField(type = WireType.ARRAY) List<Go> steps,
    @VariantField(type = WireType.ARRAY) List<Offer<String>> offers,
    @VariantField(type = WireType.ARRAY) List<Sale<String>> sales,
    @VariantField(time = TimeForm.SECONDS) Instant begin,
    boolean flag) {}

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

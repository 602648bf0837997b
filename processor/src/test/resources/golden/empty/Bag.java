package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
public record Bag(
    String name,
    CharSequence note,
    @Nullable String label,
    int slots,
    byte[] icon,
    List<String> items,
    Map<String, Integer> counts) {}

package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fields that hold values of any type. */
@VariantDictionary
public record Note(
    Object any,
    @Nullable Object maybe,
    List<Object> many,
    Map<String, Object> properties,
    Variant tree) {}

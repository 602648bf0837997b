package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Page<T>(
    String title,
    T[] items,
    List<T[]> rows,
    Optional<T[]> best,
    Map<String, T[]> byName,
    @Nullable T @Nullable [] holes) {}

package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

@VariantDictionary(nulls = NullPolicy.OMIT)
public record Nulls(
    String required,
    @Nullable String label,
    @Nullable Integer level,
    @VariantField(nulls = NullPolicy.WRITE) @Nullable String written,
    Optional<String> title,
    OptionalInt rank,
    @VariantField(required = false) int score,
    @VariantField(required = false) String note,
    @Nullable List<@Nullable String> lines,
    @Nullable String[] names,
    Map<String, @Nullable Long> limits) {}

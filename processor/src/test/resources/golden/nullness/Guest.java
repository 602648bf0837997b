package game;

import io.variantmapper.annotations.Nullness;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NonNull;

/** Fields that can be null unless they say otherwise. */
@VariantDictionary(nullness = Nullness.NULLABLE)
public record Guest(
    String name, @NonNull String room, int age, List<Integer> visits, Optional<String> car) {}

package game;

import io.variantmapper.annotations.VariantDictionary;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Match(
    UUID id, Instant begin, @Nullable Duration length, List<LocalDate> days, Map<UUID, Integer> scores) {}

package game;

import io.variantmapper.annotations.TimeForm;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@VariantDictionary(time = TimeForm.MILLISECONDS)
public record Race(
    @VariantField(time = TimeForm.SECONDS) Instant begin,
    @Nullable Duration length,
    List<Duration> laps,
    Map<Instant, String> events,
    @VariantField(time = TimeForm.TEXT) Instant end,
    LocalDate day) {}

package game;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantField;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@VariantArray
public record Song(
    @VariantField(elementUsing = SecondsSerializer.class) List<Duration> beats,
    @VariantField(elementUsing = SecondsSerializer.class) Duration[] rests,
    @VariantField(elementUsing = HexSerializer.class) int[] notes,
    @VariantField(elementUsing = HexSerializer.class) List<Set<Integer>> chords,
    @VariantField(elementUsing = HexSerializer.class) List<Optional<Integer>> drums,
    @VariantField(keyUsing = SecondsSerializer.class, valueUsing = HexSerializer.class)
        Map<Duration, Integer> cues,
    @VariantField(elementUsing = SecondsSerializer.class)
        Map<String, List<@Nullable Duration>> voices,
    List<Integer> plain) {}

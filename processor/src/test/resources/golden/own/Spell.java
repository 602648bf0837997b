package game;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Spell(
    String name,
    @VariantField(using = SecondsSerializer.class) Duration cooldown,
    @VariantField(using = SecondsSerializer.class, nulls = NullPolicy.OMIT)
        Optional<Duration> delay,
    @VariantField(using = HexSerializer.class) int tint,
    @VariantField(using = HexSerializer.class) @Nullable Integer glow,
    Money price,
    List<@Nullable Money> upgrades,
    Map<String, Money> discounts) {}

package game;

import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@VariantDictionary
public record Score(
    PlayerId player,
    @Nullable Nick nick,
    Optional<Tags> tags,
    Map<PlayerId, Heat> heats,
    List<Code> codes,
    Held<PlayerId> held) {}

package game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.joml.Vector2i;
import org.joml.Vector3f;

@VariantDictionary
public record Avatar(
    Vector3f position,
    List<Vector3f> path,
    Vector2i cell,
    Instant lastSeen,
    @VariantField(using = SecondsSerializer.class) Duration cooldown,
    @VariantField(elementUsing = SecondsSerializer.class) List<Duration> laps) {}

package shop.game;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Transform3D;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@VariantDictionary
record World(
    String name,
    Weather weather,
    Optional<Weather> forecast,
    List<Player> players,
    Map<Weather, Integer> days,
    Transform3D camera,
    float[] path,
    String[] tags,
    Variant extra) {}
